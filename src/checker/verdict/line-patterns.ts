/** Patterns of `lines` entries, and the output they are tried on. */
import type { LineExpectation, OutputLine, Place, Reading } from '#checker/types.ts';
import { globMatches } from './glob.ts';
import { sameCommand } from '#checker/objects/typed-commands.ts';
import { valueOf } from './variables.ts';

/** A pattern with the learner's values in it; `unset` names a variable that has none yet. */
export type Pattern = { pattern: string; unset?: never } | { pattern?: never; unset: string };

/** `$NAME` within a pattern stands for what the learner chose, literally. */
export function fillIn(written: string, variables: Readonly<Record<string, string>> = {}): Pattern {
  let unset: string | undefined;
  const pattern = written.replaceAll(/\$[A-Z_][A-Z\d_]*/g, (name) => {
    const value = valueOf(name, variables);
    if (value === undefined) unset ??= name.slice(1);
    // A `*` of the learner's would be a pattern: no name in Kubernetes has one, so such a value matches nothing.
    return value?.includes('*') ? '\0' : (value ?? '');
  });
  return unset === undefined ? { pattern } : { unset };
}

/** Where a command was typed for the last time. */
export const typedLast = (reading: Reading, command: string | undefined): Place | undefined =>
  command === undefined
    ? undefined
    : reading.commands.findLast(({ text }) => sameCommand(text, command))?.at;

/** A line or pattern up to its first blank or `=`: what it is about. */
function headOf(text: string): string {
  const end = text.search(/[ =]/);
  return end < 0 ? text : text.slice(0, end + 1);
}

/** Output lines by their head, so that many patterns on many lines stay cheap. */
export interface Output {
  all: readonly OutputLine[];
  byHead: ReadonlyMap<string, readonly OutputLine[]>;
}

export function outputOf({ lines }: Reading): Output {
  const byHead = new Map<string, OutputLine[]>();
  for (const line of lines) {
    const head = headOf(line.text);
    const known = byHead.get(head);
    if (known) known.push(line);
    else byHead.set(head, [line]);
  }
  return { all: lines, byHead };
}

/** Lines that are about the same as the pattern: with its head, if that is fixed text. */
export function linesLike({ all, byHead }: Output, pattern: string): readonly OutputLine[] {
  const head = headOf(pattern);
  return head.includes('*') ? all : (byHead.get(head) ?? []);
}

export const matches = (pattern: string, { text }: OutputLine): boolean =>
  globMatches(pattern, text);

/** Whether a pattern tells by its head alone what it is about, so that another line with it contradicts it. */
export const isAbout = (pattern: string): boolean => {
  const head = headOf(pattern);
  return head !== pattern && !head.includes('*');
};

/** Whether some entry expects a line that kubectl complained in: then it is no failure. */
export const expects = (
  lines: readonly LineExpectation[],
  line: OutputLine,
  variables: Readonly<Record<string, string>> = {},
): boolean =>
  lines.some((entry) => {
    const { pattern } = fillIn(entry.line ?? '', variables);
    return pattern !== undefined && matches(pattern, line);
  });
