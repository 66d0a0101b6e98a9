import { readShell } from '#transforms/shell.ts';
import type { Shell } from '#transforms/shell.ts';
import type { NameVariable } from './learner-variables.ts';
import { notToType, withRemarks } from './not-to-type.ts';
import { hasOtherLetters, wordedPlaceholders } from './worded-placeholders.ts';

/** A command without comments and placeholders, with the text of the comments and the variables for the placeholders. */
export interface TidyCommand {
  text: string;
  comments: readonly string[];
  /** The name in `<NAME>`, and the variable that replaces it. */
  placeholders: readonly { name: string; variable: string }[];
}

/**
 * Takes comments out and makes variables of `<PLACEHOLDERS>`, whose names `variableOf` gives. Where copying the command would
 * not be safe: why. Here-documents and quoted YAML are files, in which nothing is replaced.
 */
export function tidyCommand(
  written: string,
  variableOf: NameVariable,
): TidyCommand | { refused: string } {
  const command = withRemarks(written);
  const template = /^\{[A-Z_]\w*\}(?=\s)/i.exec(command)?.[0];
  if (template !== undefined) return { refused: `${template}, which the old tool filled in` };
  const [position] = byNumber.test(command) ? [] : (/(?<=\s)\{\d\}(?=\s|$)/.exec(command) ?? []);
  if (position !== undefined) return { refused: `${position}, which a program fills in` };
  if (/\\[ \t]+\n|\s\\[ \t]#/.test(command))
    return { refused: 'a blank behind a backslash, where no shell goes on with it' };
  const untyped = notToType(command);
  if (untyped !== undefined) return { refused: untyped };
  const { text: named, words } = wordedPlaceholders(command);
  const shell = readShell(named);
  const inFile = shell.placeholders.find((each) => isInFile(each, named, shell));
  if (inFile !== undefined) return { refused: `${inFile.text} in a file that it writes` };
  if (/\$env:\w/i.test(command)) return { refused: 'a variable as only PowerShell has them' };
  const several = shell.placeholders.find(({ text }) => /(?:\.{3}|…)>$/.test(text));
  if (several !== undefined)
    return { refused: `${several.text}, which stands for any number of words` };
  const { text, comments } = withoutComments(named, shell);
  const filled = withVariables(text, words, variableOf);
  if (filled === undefined) return { refused: 'a placeholder where a shell fills nothing in' };
  const left = readShell(filled.text);
  if (filled.text.trim() === '') return { refused: 'nothing but a comment in it' };
  if (/^[$#>] /.test(filled.text)) return { refused: 'a prompt in it' };
  if (hasControl(filled.text)) return { refused: 'a control character in it' };
  const [other] = left.placeholders;
  if (other !== undefined) return { refused: `the placeholder ${other.text}` };
  if (left.comments.length > 0) return { refused: 'a comment that I cannot take out' };
  const placeholders = filled.placeholders.map(({ name, variable }) => ({
    name: words.get(name) ?? name,
    variable,
  }));
  return { text: filled.text, comments, placeholders };
}

/** Programs that fill in numbers themselves: `parallel echo {1} ::: red blue`. */
const byNumber = /\b(?:parallel|xargs)\s/;

/** Whether a placeholder stands in a here-document, or in quotes that hold several lines: a file, such as YAML. */
function isInFile(
  { offset, isQuoted }: Shell['placeholders'][number],
  command: string,
  { documents }: Shell,
): boolean {
  if (documents.some(({ start, end }) => offset >= start && offset < end)) return true;
  if (!isQuoted) return false;
  const line = command.slice(
    command.lastIndexOf('\n', offset) + 1,
    (command.indexOf('\n', offset) + 1 || command.length + 1) - 1,
  );
  return /^\s*(?:- )?[\w./-]+:(?:\s|$)/.test(line) && command.includes('\n');
}

function withoutComments(
  command: string,
  { comments: found }: Shell,
): { text: string; comments: string[] } {
  if (found.length === 0) return { text: command, comments: [] };
  const comments: string[] = [];
  let text = command;
  for (const { offset, end } of found.toReversed()) {
    comments.unshift(
      text
        .slice(offset, end)
        .replace(/^#+\s*/, '')
        .trim(),
    );
    text = text.slice(0, offset).trimEnd() + text.slice(end);
  }
  // A line that went on with a comment alone has nothing to go on with.
  const whole = text.trim();
  const ended = whole.endsWith('\\') ? whole.slice(0, -1).trimEnd() : whole;
  return { text: ended, comments: comments.filter((each) => /[\p{L}\p{N}]/u.test(each)) };
}

function withVariables(
  command: string,
  words: ReadonlyMap<string, string>,
  variableOf: NameVariable,
): { text: string; placeholders: TidyCommand['placeholders'] } | undefined {
  const placeholders: { name: string; variable: string }[] = [];
  let text = command;
  for (const { text: written, offset, isQuoted } of readShell(command).placeholders.toReversed()) {
    const name = written.slice(1, -1);
    const own = words.get(name);
    const variable = variableOf(name, own !== undefined && hasOtherLetters(own) ? own : undefined);
    const bare = `\${${variable}:?}`;
    text =
      text.slice(0, offset) + (isQuoted ? bare : `"${bare}"`) + text.slice(offset + written.length);
    placeholders.unshift({ name, variable });
  }
  const used = readShell(text).variables.map((each) => each.name);
  return placeholders.every(({ variable }) => used.includes(variable))
    ? { text, placeholders }
    : undefined;
}

const hasControl = (text: string): boolean =>
  [...text].some((c) => c < ' ' && c !== '\n' && c !== '\t');
