/** What a program printed in a session, though it begins like a comment or stands behind a prompt. */
import { isLeadIn } from '#importer/text/announcement.ts';
import { isCommandShaped } from '#importer/text/command-shape.ts';
import { opensEditor } from '#importer/text/printing-commands.ts';
import { beginsFile, printsText } from '#importer/text/typed-lines.ts';
import { isComment, nextLine } from './shell-parts.ts';
import type { ShellPart } from './shell-parts.ts';

/** The lines of a session, what is typed in each, and where the first below each stands that begins like no comment. */
export interface Session {
  lines: readonly string[];
  typedLines: readonly (string | undefined)[];
  below: readonly number[];
  /** Comments with a number, right above a prompt. */
  numbered: ReadonlySet<number>;
}

/** Whether a line that begins like a comment was printed: in an output, or first of what prints a file or an object. */
export function isPrintedComment(
  last: ShellPart | undefined,
  session: Session,
  index: number,
): boolean {
  // A key that others may see has no comments.
  if (isNumbered(session, index) || (last?.type === 'command' && /\.pub\s*$/.test(last.text)))
    return false;
  if (last?.type !== 'command') return last?.type === 'output';
  const { lines, typedLines, below } = session;
  const line = lines[index] ?? '';
  const at = below[index] ?? index;
  const next = lines[at] ?? '';
  // Programs print headings, too: where a person writes one, a command stands below.
  const isText = next !== '' && typedLines[at] === undefined && !isCommandShaped(next);
  if (/^#{2,} \S/.test(line) && isText) return true;
  const isRight = last.end === index - 1;
  // In an editor all that stands below is of the file.
  if (isRight && isText && opensEditor.test(last.text)) return true;
  const isFile = printsText(last.text) && !isLeadIn(line) && beginsFile(next);
  // Files may begin with an empty line.
  if (!isRight)
    return isFile && isText && lines.slice(last.end + 1, index).every((each) => !each.trim());
  const isAbovePrinted =
    (lines[index + 1] ?? '').trim() !== '' && typedLines[index + 1] === undefined;
  // What goes on, as in `# Building the boats...`, is told by the program that prints the next line.
  if (isAbovePrinted && /(?:\.{3}|…)\s*$/.test(line) && !isComment(lines[index + 1] ?? ''))
    return true;
  if (beginsManifest.test(next)) return !/[:：]\s*$/.test(line);
  return isFile || (printsText(last.text) && !isLeadIn(line) && isCommentedToEnd(session, index));
}

/** Whether a line is one of the comments with which an author numbers what is typed: another one stands right above a prompt. */
const isNumbered = ({ lines, numbered }: Session, index: number): boolean =>
  numberedComment.test(lines[index] ?? '') && numbered.size > Number(numbered.has(index));

/** The comments that begin with a number and stand right above a prompt. */
export const numberedIn = (
  lines: readonly string[],
  typedLines: readonly (string | undefined)[],
): ReadonlySet<number> =>
  new Set(
    lines.flatMap((line, at) =>
      numberedComment.test(line) && typedLines[at + 1] !== undefined ? [at] : [],
    ),
  );

const numberedComment = /^\s*#+ ?\d{1,2}[.)、] ?\S/;

/** How a manifest begins, which no author writes below a prompt: remarks right above it were printed with it. */
const beginsManifest = /^(?:apiVersion|kind): \S/;

/** Whether lines from one on begin like comments, the last of the session with them: a person says less behind a last command. */
function isCommentedToEnd({ lines, typedLines }: Session, index: number): boolean {
  if (!/^\s*#/.test(lines[index + 1] ?? '')) return false;
  for (let at = index; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const isCommented = line.trim() === '' || /^\s*# /.test(line);
    if (!isCommented || typedLines[at] !== undefined) return false;
  }
  return true;
}

/**
 * Whether a line with a prompt, further in than what a program printed above it, is what the program says to type: `with:`, `  $ docker run -it boat`.
 * `hasOuter`: some prompt is not set in. Else the lines above them all are the author's.
 */
export function isShownTyped(
  parts: readonly ShellPart[],
  line: string,
  isAfter: boolean,
  hasOuter: boolean,
): boolean {
  const above = parts.at(-1);
  const isBelow = parts.length > 1 ? hasOuter && parts.at(-2)?.type === 'command' : isAfter;
  return (
    above?.type === 'output' &&
    isBelow &&
    /^\s+\$ /.test(line) &&
    /^\S.*:\s*$/.test(lastLineOf(above.text))
  );
}

/** Whether a program says what may be typed next: `Next: define a boat with:`, and a line with a prompt below which nothing is printed. */
export const isSaidToType = (above: ShellPart | undefined, line: string): boolean =>
  above?.type === 'output' &&
  line.startsWith('$ ') &&
  /\b(?:with|by|using|run|running|execute|type):\s*$/.test(above.text);

export const isAtEnd = (lines: readonly string[], index: number): boolean =>
  nextLine(lines, index) === '';

const lastLineOf = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';
