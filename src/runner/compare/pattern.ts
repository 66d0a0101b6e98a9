import { literalPattern } from '#transforms/literal-pattern.ts';
import type { Output } from '#model/types.ts';

type Mark = Output['marks'][number];

/** A part of a documented text: to be printed as it is, or marked as different on each machine. */
export interface OutputPart {
  text: string;
  /** Why it differs; undefined: it must not. */
  why: string | undefined;
}

/** The parts of `line` from `start` to `end`, by the marks of that line. */
export function partsOf(
  line: { text: string; line: number },
  marks: readonly Mark[],
  start = 0,
  end = line.text.length,
): OutputPart[] {
  const parts: OutputPart[] = [];
  let from = start;
  for (const mark of marks) {
    if (mark.line !== line.line || mark.start < from || mark.end > end) continue;
    if (mark.start > from) parts.push({ text: line.text.slice(from, mark.start), why: undefined });
    parts.push({ text: line.text.slice(mark.start, mark.end), why: mark.why });
    from = mark.end;
  }
  if (from < end) parts.push({ text: line.text.slice(from, end), why: undefined });
  return parts;
}

/** A duration as kubectl prints it: 38s, 5m12s, 3d4h, 2y10d; of an event that came again "5s (x3 over 2m)". */
const duration = String.raw`(?:\d+[smhdy]){1,3}`;
const age = String.raw`${duration}(?: \(x\d+ over ${duration}\))?`;
const isAge = new RegExp(`^${age}$`);

/** What may stand in place of a text: nothing but what looks like it, where its reason says how it looks. */
function anyLike({ text, why }: OutputPart): string {
  if (why === 'age' && isAge.test(text)) return age;
  if (why === 'hash' && /^[a-z0-9]+$/.test(text)) return '[a-z0-9]+';
  if (why === 'address' && /^[\da-f.:/]+$/i.test(text)) return String.raw`[\dA-Fa-f.:/]+`;
  return /\s/.test(text) ? '.+' : String.raw`\S+`;
}

/** Texts that are printed where there is nothing: never a value of its own. */
const nothing: ReadonlySet<string> = new Set(['', '<none>', '<unknown>', '<invalid>', '<pending>']);

/** What was printed in place of each part; undefined where something that is not marked is different. */
export function matched(parts: readonly OutputPart[], printed: string): string[] | undefined {
  const [first] = parts;
  if (first !== undefined && first.why === undefined) {
    // Each line is held against every other, nearly always in vain: what begins otherwise needs no pattern.
    const [beginning = ''] = /^ *(?:\S| (?! ))*/.exec(first.text) ?? [];
    if (!printed.startsWith(beginning)) return undefined;
    if (parts.length === 1 && beginning === first.text)
      return printed === first.text ? [printed] : undefined;
  }
  const source = parts.map((part, index) =>
    part.why === undefined
      ? `(${literal(part.text, index > 0, index < parts.length - 1)})`
      : `(${anyLike(part)})`,
  );
  const found = new RegExp(`^${source.join('')}$`, 'u').exec(printed)?.slice(1);
  const isEmpty = found?.some((text, index) => {
    const { why, text: documented } = parts[index] ?? { why: undefined, text: '' };
    return why !== undefined && nothing.has(text) && !nothing.has(documented);
  });
  return isEmpty ? undefined : found;
}

/**
 * A text as it is; how many blanks align it, from two on, is not of its meaning: inside of it, and beside a part that may be shorter or
 * longer.
 */
const literal = (text: string, isBehind: boolean, isBefore: boolean): string => {
  if (!text.includes('  ')) return literalPattern(text);
  return text
    .split(/( {2,})/)
    .map((part, index, all) => {
      const isAtStart = index === 1 && all[0] === '';
      const isAtEnd = index === all.length - 2 && all.at(-1) === '';
      const aligns = (isBehind || !isAtStart) && (isBefore || !isAtEnd);
      return /^ {2,}$/.test(part) && aligns ? ' {2,}' : literalPattern(part);
    })
    .join('');
};

/**
 * Whether what is the same in the documented row is the same in the printed one: three wanted and three ready may be two
 * and two, and not two and one. Ages are each their own.
 */
export function isConsistent(parts: readonly OutputPart[], printed: readonly string[]): boolean {
  const values = new Map<string, string>();
  return parts.every(({ text, why }, index) => {
    if (why === undefined || why === 'age') return true;
    const key = `${why}\0${text}`;
    const value = printed[index] ?? '';
    const before = values.get(key);
    values.set(key, value);
    return before === undefined || before === value;
  });
}

/** Columns whose cells are ages, whoever marks them. */
const ageColumns: ReadonlySet<string> = new Set(['AGE', 'LAST SEEN', 'FIRST SEEN', 'SINCE']);

/** The parts of a cell: an age is different each time, in a column of ages and behind a number of restarts. */
export function withAges(column: string, parts: readonly OutputPart[]): readonly OutputPart[] {
  const [only] = parts;
  if (only === undefined || parts.length > 1 || only.why !== undefined) return parts;
  if (ageColumns.has(column) && isAge.test(only.text)) return [{ text: only.text, why: 'age' }];
  const ago = /^(\d+ \()((?:\d+[smhdy]){1,3})( ago\))$/.exec(only.text);
  if (column !== 'RESTARTS' || ago === null) return parts;
  const [, before = '', time = '', behind = ''] = ago;
  return [
    { text: before, why: undefined },
    { text: time, why: 'age' },
    { text: behind, why: undefined },
  ];
}
