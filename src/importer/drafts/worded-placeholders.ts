import { isLookedFor } from '#transforms/by-hand.ts';
import { readShell } from '#transforms/shell.ts';

/** A command whose placeholders a reader of shells knows, and what each of them was in the page, without its brackets. */
export interface WordedPlaceholders {
  text: string;
  /** By the name in the text, the words of the page. */
  words: ReadonlyMap<string, string>;
}

/** `<your name>`, `<your-name>`: words in angle brackets, and nothing behind them that makes a redirection of the last one. */
const worded = /<([a-z][a-z0-9]*(?:[ _-][a-z0-9]+){1,5})>(?![\w$<>&])/gi;

/**
 * Makes `<YOUR_NAME>` of `<your name>`, which for a shell is two redirections, and of `<your-name>` in quotes, where a shell sees no
 * sign. What stands in here-documents and in single quotes stays, and so do
 * what sed looks for and the tags of a text that ends one. Offsets stay as they are.
 */
export function wordedPlaceholders(command: string): WordedPlaceholders {
  const words = new Map<string, string>();
  if (command.search(worded) === -1 || /<\/\w|\w\s?\/>/.test(command))
    return { text: command, words };
  const { quoted } = readShell(command);
  const text = command.replaceAll(worded, (all: string, inside: string, offset: number) => {
    const around = quoted.find(({ start, end }) => start <= offset && offset < end);
    const isOpen = around === undefined ? inside.includes(' ') : command[around.start] === '"';
    if (!isOpen || isLookedFor(command, offset)) return all;
    const name = inside.toUpperCase().replaceAll(/[ -]/g, '_');
    words.set(name, inside);
    return `<${name}>`;
  });
  return { text, words };
}
