/** What a block of shell is made of: commands, comments on them and outputs, line by line. */
import { opensEditor } from '#importer/text/printing-commands.ts';
import { lineCounter } from '#importer/text/line-counter.ts';
import { readShell } from '#transforms/shell.ts';

/**
 * A part of a block of shell: a command, a comment on it (`raw` as it is written, `text` without its sign) or a word between two, or its output.
 * `isCode`: lines of a file, written as comments. An output that is written as comments has its lines in `raw`. `line`, and `end` for the last of a command, count from 0 in the block. `isGuess`: a command where others have a prompt and it has none, or that may be printed; an output that may be typed. `inside`: the command whose shell it is typed in.
 */
export type ShellPart =
  | { type: 'command'; text: string; line: number; end: number; isGuess?: boolean; inside?: string }
  | { type: 'comment'; text: string; raw: string; line: number; isCode?: boolean }
  | ({ type: 'output'; text: string; line: number; isGuess?: boolean } & WrittenAsComments);

/** What an output is by that is written as comments: the words above it, or its looks. */
interface WrittenAsComments {
  raw?: string;
  by?: 'announcement' | 'looks';
}

/** Whether a line is a comment: a blank stands behind its sign, or a number as of a step. */
export const isComment = (line: string): boolean => /^\s*#+(?: |\s*$|\d{1,2}[.)] ?\S)/.test(line);

/** The comments below outputs that are about the command that follows: an empty line parts them from what was printed. */
export function aboveCommands(
  lines: readonly string[],
  isTyped: (line: string) => boolean,
): ReadonlySet<number> {
  const found = new Set<number>();
  let waiting: number[] = [];
  let isParted = false;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') isParted = true;
    else if (!isComment(line)) {
      if (waiting.length > 0 && isTyped(line)) for (const each of waiting) found.add(each);
      waiting = [];
      isParted = false;
    } else if (isParted) waiting.push(index);
  }
  return found;
}

/** Whether a line is a word between two commands, of which a learner types one: "or"; or a sentence that says to type the one right below it. */
export function isBetween(
  lines: readonly string[],
  index: number,
  isTyped: (line: string) => boolean,
): boolean {
  const [above = '', line = '', below = ''] = [-1, 0, 1].map((at) => lines[index + at]);
  const isAlone = above.trim() === '' || isTyped(above);
  const isSaid = request.test(line.trim()) && isAlone && /^\S/.test(below);
  return (isSaid || either.test(line)) && isTyped(nextLine(lines, index));
}

const either = /^\s*(?:or|and|then|ou|ou então|[e或和]|或者)[.:：]?\s*$/i;

/** How an author goes on, and a program that has printed nothing else does not: "Build the boat", "Finally, look at it:". */
const request =
  /^(?:(?:now|then|next|finally|first),? .*:|(?:build|check|clone|create|deploy|install|run|verify) (?:the|an?|your|this) .*)$/i;

/** Whether a part opens a file in an editor, below which may stand what is to be in that file. */
export const isInEditor = (part: ShellPart | undefined): boolean =>
  part?.type === 'command' && opensEditor.test(part.text.trim());

/** Whether a line goes on with a command above whose author forgot a backslash, and is no row of a table: `| sort` below another line that begins so, `--name red` below an option. */
export const lacksBackslash = (above: ShellPart | undefined, line: string): boolean =>
  above?.type === 'command' &&
  ((/^\s*\| ?\w/.test(line) &&
    !line.trim().endsWith('|') &&
    above.text.split('\n').slice(1).at(-1)?.trim().startsWith('|') === true) ||
    (areOptions.test(line) && / --[a-z]/.test(above.text)) ||
    (/ install .* $/.test(above.text) && arePackages.test(line)));

/** Options with their values and nothing else, as no help of a program has them in a row. */
const areOptions = /^--[a-z][\w-]*[= ][\w./:=-]+(?: --[a-z][\w-]*[= ][\w./:=-]+)*\s*$/;

/** Names in small letters and nothing else, as a long list of packages goes on in the next line. */
const arePackages = /^(?:[a-z\d][a-z\d.+:-]* ){2,}[a-z\d.+:-]+ ?$/;

export const commentText = (line: string): string => line.trim().replace(/^#+\s*/, '');

/** Whether a comment says what the command below it is for: `# Show the Pods`. */
export const isRequest = (line: string): boolean =>
  /^(?:show|display|print|report|return|mostre|exiba|imprima|显示|打印)(?!\w)(?!.*[:：]\s*$)/i.test(
    commentText(line),
  );

export function nextLine(lines: readonly string[], index: number): string {
  for (let at = index + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() !== '') return line;
  }
  return '';
}

/** The lines without the indentation that all of them have, as in plain text. What goes on in quotes keeps its own: a shell hands that on. */
export function withoutMargin(lines: readonly string[]): string[] {
  const margins = lines.flatMap((line) =>
    line.trim() === '' ? [] : [/^ */.exec(line)?.[0].length ?? 0],
  );
  // A block may have more lines than a function may have arguments.
  const margin = margins.reduce((least, each) => Math.min(least, each), Infinity);
  if (!Number.isFinite(margin) || margin === 0) return [...lines];
  const text = lines.join('\n');
  const lineAt = lineCounter(text);
  const inQuotes = new Set<number>();
  const { quoted, documents } = readShell(text);
  let last = 0;
  for (const { start, end } of quoted.toSorted((one, other) => one.start - other.start)) {
    const inFile = documents.some((file) => file.start <= start && end <= file.end);
    if (start < last || inFile) continue;
    last = end;
    for (let line = lineAt(start) + 1; line <= lineAt(end); line += 1) inQuotes.add(line);
  }
  return lines.map((line, index) => (inQuotes.has(index) ? line : line.slice(margin)));
}

/** What has more lines than this is not taken for one command. */
const MAX_LINES = 400;

export function takeCommand(
  lines: readonly string[],
  start: number,
  first: string,
  hasPrompts: boolean,
): { text: string; end: number } | undefined {
  const line = lines[start] ?? '';
  const prompt = line.endsWith(first) ? line.slice(0, line.length - first.length).trim() : '';
  let text = first;
  const limit = Math.min(lines.length, start + MAX_LINES);
  for (let end = start; end < limit; end += 1) {
    if (end > start) {
      const next = lines[end] ?? '';
      text += `\n${hasPrompts ? withoutPrompt(next, text, prompt) : next}`;
    }
    const { state } = readShell(text);
    // PowerShell, for one, continues a line with a backtick: where the command ends, a POSIX shell cannot tell.
    if (state.is === 'unreadable' && state.isOpen) return undefined;
    // An author who has blanks behind the backslash, or a comment above an option, means that the command goes on.
    const next = lines[end + 1] ?? '';
    // Two backslashes are one that is typed, and end a line for nobody.
    if (/ \\\\$/.test(text) && /^\s+\S/.test(next) && !text.includes('<<')) return undefined;
    const isMeant =
      (/\\[ \t]+$/.test(text) && next.trim() !== '') ||
      (/\s\\[ \t]+#.*$/.test(text) && /^\s*--?[a-z]/i.test(next));
    if (state.is !== 'unfinished' && !isMeant) return { text: text.replace(/^[ \t\n]+/, ''), end };
  }
  return undefined;
}

/** Adds a line to the code above, or begins some with it. */
export function addCode(parts: ShellPart[], line: string, index: number, isRight: boolean): void {
  const last = parts.at(-1);
  if (isRight && last?.type === 'comment') {
    last.text += `\n${line}`;
    last.raw += `\n${line}`;
  } else parts.push({ type: 'comment', text: line, raw: line, line: index, isCode: true });
}

/** Adds a line to the output above, or begins one with it of which nobody can be sure. */
export function addGuess(parts: ShellPart[], line: string, index: number): void {
  if (parts.at(-1)?.type === 'output') addOutput(parts, line, index);
  else parts.push({ type: 'output', text: line, line: index, isGuess: true });
}

/** A line that goes on with a command, without the prompt of such lines, or the one of the first line that an author has put there again. */
function withoutPrompt(line: string, above: string, prompt: string): string {
  const isAgain =
    /^[$#%]$/.test(prompt) && above.endsWith('\\') && line.trimStart().startsWith(`${prompt} `);
  return isAgain ? line.replace(/^\s*[$#%] ?/, '') : line.replace(/^> ?/, '');
}

export function addOutput(parts: ShellPart[], line: string, index: number): void {
  const last = parts.at(-1);
  if (last?.type === 'output') last.text += `\n${line}`;
  else if (line.trim() !== '') parts.push({ type: 'output', text: line, line: index });
}

export const trimmed = (parts: ShellPart[]): ShellPart[] =>
  parts
    .map((part) => (part.type === 'output' ? { ...part, text: withoutEmptyEnd(part.text) } : part))
    .filter(({ type, text }) => type === 'comment' || text.trim() !== '');

/** A text without the empty lines below it. */
export function withoutEmptyEnd(text: string): string {
  const lines = text.split('\n');
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1).join('\n');
}
