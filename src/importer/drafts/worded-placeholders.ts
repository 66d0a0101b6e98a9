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

/** `NAME="<colour>"`, `-n "<namespace>"`: a single word that is all of a value, and neither printed by kubectl nor a tag. */
const wholeValue =
  /(?<==|\s--?[a-z][\w-]*[ =])"<(?!(?:none|unset|unknown|pending|invalid|nil|null|html|head|body|title|div|span|pre|code)>)([a-z][a-z0-9]{2,})>"(?=[\s;|&)]|$)/g;

/**
 * Makes `<YOUR_NAME>` of `<your name>`, which for a shell is two redirections, and of `<your-name>` in quotes, where a shell sees no
 * sign. What stands in here-documents and in single quotes stays, and so do
 * what sed looks for and the tags of a text that ends one. Offsets stay as they are.
 */
export function wordedPlaceholders(command: string): WordedPlaceholders {
  const words = new Map<string, string>();
  const has = (pattern: RegExp): boolean => command.search(pattern) !== -1;
  if ((!has(worded) && !has(wholeValue)) || /<\/\w|\w\s?\/>/.test(command))
    return { text: command, words };
  const { quoted, documents } = readShell(command);
  const inFile = (offset: number): boolean =>
    documents.some(({ start, end }) => start <= offset && offset < end);
  const shouted = command.replaceAll(wholeValue, (all: string, inside: string, offset: number) => {
    if (inFile(offset) || isLookedFor(command, offset) || isGrepped(command, offset)) return all;
    words.set(inside.toUpperCase(), inside);
    return `"<${inside.toUpperCase()}>"`;
  });
  const text = shouted.replaceAll(worded, (all: string, inside: string, offset: number) => {
    const around = quoted.find(({ start, end }) => start <= offset && offset < end);
    const isOpen = around === undefined ? inside.includes(' ') : command[around.start] === '"';
    if (!isOpen || isLookedFor(command, offset)) return all;
    const name = inside.toUpperCase().replaceAll(/[ -]/g, '_');
    words.set(name, inside);
    return `<${name}>`;
  });
  return { text, words };
}

/** Whether grep looks for what stands at an offset of a command. */
const isGrepped = (command: string, offset: number): boolean =>
  /\b[efz]?grep\s[^|;&\n]{0,200}$/.test(command.slice(Math.max(0, offset - 250), offset));
