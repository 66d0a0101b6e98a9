/** Patterns of `lines` entries, and the output they are tried on. */
import type { LineExpectation, OutputLine } from '#checker/types.ts';
import { globMatches } from './glob.ts';
import { fillIn } from '#checker/lines/variables.ts';

/** A line or pattern up to its first blank or `=`: what it is about. */
function headOf(text: string): string {
  const end = text.search(/[ =]/);
  return end < 0 ? text : text.slice(0, end + 1);
}

/** Output lines, which are put in order by their head when that is asked, so that many patterns on many lines stay cheap. */
export interface Output {
  all: readonly OutputLine[];
  withHead: (head: string) => readonly OutputLine[];
}

export function outputOf(lines: readonly OutputLine[]): Output {
  let byHead: Map<string, OutputLine[]> | undefined;
  const grouped = (): Map<string, OutputLine[]> => {
    const groups = new Map<string, OutputLine[]>();
    for (const line of lines) {
      const head = headOf(line.text);
      const known = groups.get(head);
      if (known) known.push(line);
      else groups.set(head, [line]);
    }
    return groups;
  };
  return { all: lines, withHead: (head) => (byHead ??= grouped()).get(head) ?? [] };
}

/** Lines that are about the same as the pattern: with its head, if that is fixed text. */
export function linesLike({ all, withHead }: Output, pattern: string): readonly OutputLine[] {
  const head = headOf(pattern);
  return head.includes('*') ? all : withHead(head);
}

export const matches = (pattern: string, { text }: OutputLine): boolean =>
  globMatches(pattern, text);

/** Whether a pattern tells by its head alone what it is about, so that another line with it contradicts it. */
export const isAbout = (pattern: string): boolean => {
  const head = headOf(pattern);
  return head !== pattern && !head.includes('*');
};

/** Whether the last word of a line is one of these; any will do where none are given. */
export const hasEnding = ({ text }: OutputLine, ends: readonly string[] | undefined): boolean =>
  ends === undefined || ends.includes(text.slice(text.lastIndexOf(' ') + 1));

/** Whether some entry expects this line, ending included: then it is no failure, whatever kubectl says in it. */
export const expects = (
  lines: readonly LineExpectation[],
  line: OutputLine,
  variables: Readonly<Record<string, string>> = {},
): boolean =>
  lines.some((entry) => {
    if (entry.line === undefined) return false;
    const { text, unset } = fillIn(entry.line, variables, true);
    return unset === undefined && matches(text, line) && hasEnding(line, entry.ends);
  });
