import { literalPattern } from './literal-pattern.ts';

/** What a variable is in the examples of a lesson, and what the learner chose for it. */
export interface Chosen {
  example: string;
  value: string;
}

/** A part of a text, by its offsets in UTF-16 units; `end` is exclusive. */
interface Place {
  start: number;
  end: number;
}

/** A part of a text, and what is to stand there. */
export interface Edit extends Place {
  text: string;
}

/**
 * Where a value stands in what a program printed, as a whole: `calico-worker` neither in `calico-worker2` nor in
 * `calico-worker.local`. A plain number is looked for nowhere: it may be a count of anything.
 */
export function placesOfValue(text: string, value: string): Place[] {
  if (/^\d*$/.test(value)) return [];
  const whole = new RegExp(String.raw`(?<![\w.-])${literalPattern(value)}(?![\w-]|\.[\w-])`, 'g');
  return [...text.matchAll(whole)].map(({ index }) => ({
    start: index,
    end: index + value.length,
  }));
}

/**
 * What must change in an output so that it has the learner's values in place of the examples, in text order. A value that
 * stands where an example does in another line becomes what is free: of two nodes in a list each stays one. Anywhere else the
 * same word may be something else, and stays. The columns of a table stay aligned.
 */
export function editsForValues(text: string, chosen: readonly Chosen[]): Edit[] {
  const edits: Edit[] = [];
  const replace = (places: readonly Place[], to: string): void => {
    for (const { start, end } of places)
      if (edits.every((edit) => end <= edit.start || start >= edit.end))
        edits.push({ start, end, text: to });
  };
  for (const { example, value } of chosen) replace(placesOfValue(text, example), value);
  for (const { example, value } of chosen) {
    const positions = new Set(placesOfValue(text, example).map((place) => position(text, place)));
    const alike = placesOfValue(text, value).filter((place) =>
      positions.has(position(text, place)),
    );
    replace(alike, freeExample(example, chosen));
  }
  const changes = edits.filter(({ start, end, text: to }) => text.slice(start, end) !== to);
  return withColumns(text, changes);
}

/** Edits with those of the blanks that keep the columns of a table aligned, in text order. */
export const withColumns = (text: string, changes: readonly Edit[]): Edit[] =>
  [...changes, ...blanksBetween(text, changes)].sort((one, other) => one.start - other.start);

/** Where a word stands in its line, and between which signs; all blanks, and the ends of a line, are alike. */
const position = (text: string, { start, end }: Place): string =>
  [start - lineStart(text, start), text[start - 1]?.trim(), text[end]?.trim()].join(' ');

/** An example that no variable has as its value: the one given, or that of the variable whose value it is, and so on. */
const freeExample = (example: string, chosen: readonly Chosen[]): string =>
  chosen.reduce((free) => chosen.find(({ value }) => value === free)?.example ?? free, example);

/**
 * A text with its edits made, or the part of it that begins at `from`. What an edit puts in stands in the part that it begins
 * in, and what it takes away is taken from each.
 */
export function edited(part: string, edits: readonly Edit[], from = 0): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of edits) {
    if (start >= from + part.length) break;
    if (start >= from) result += part.slice(at, start - from) + text;
    at = Math.max(at, end - from);
  }
  return result + part.slice(at);
}

/**
 * The example that a paste is to be held against: as the page shows it, with the learner's values, if that is what was pasted,
 * else as it is written. Either shows nothing about a cluster.
 */
export function pastedExample(example: string, chosen: readonly Chosen[], pasted: string): string {
  const shown = edited(example, editsForValues(example, chosen));
  return squeezed(pasted).includes(squeezed(shown)) ? shown : example;
}

const squeezed = (text: string): string => text.split(/\s+/).join(' ').trim();

/**
 * What must change in the blanks behind cells that became longer or shorter. As kubectl does it, a column is as wide as its
 * longest cell and the blanks that follow it (https://pkg.go.dev/text/tabwriter).
 */
function blanksBetween(text: string, edits: readonly Edit[]): Edit[] {
  const cells = edits
    .flatMap((edit) => cellOf(text, edit) ?? [])
    .sort((one, other) => one.column - other.column);
  /** By the end of a cell: by how much it grows. */
  const growth = new Map<number, number>();
  for (const { end, more } of cells) growth.set(end, (growth.get(end) ?? 0) + more);
  const blanks = new Map<number, Edit>();
  for (const { line, column, end: own } of cells) {
    if (blanks.has(own)) continue;
    const rows = rowsAround(text, line, column);
    const widest = Math.max(...rows.map(({ start, end }) => end - start));
    const shift =
      Math.max(...rows.map(({ start, end }) => end - start + (growth.get(end) ?? 0))) - widest;
    for (const { end } of rows) {
      if (blanks.has(end)) continue;
      const more = shift - (growth.get(end) ?? 0);
      blanks.set(end, {
        start: end,
        end: end + Math.max(0, -more),
        text: ' '.repeat(Math.max(0, more)),
      });
    }
  }
  return [...blanks.values()].filter(
    ({ start, end, text: added }) => start !== end || added !== '',
  );
}

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;
const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
};

/** The cell that an edit is in: its line, its end, the column behind it, and how much longer it becomes; undefined in the last one. */
function cellOf(text: string, { start, end, text: to }: Edit) {
  const rest = text.slice(end, lineEnd(text, end));
  const at = rest.indexOf('  ');
  const behind = rest.slice(at).trimStart();
  if (at === -1 || behind === '') return undefined;
  const line = lineStart(text, start);
  return {
    ...{ line, end: end + at, column: end + rest.length - behind.length - line },
    more: to.length - (end - start),
  };
}

/** The lines of the table that the line at `line` belongs to: where each begins, and where its cell before a column ends. */
function rowsAround(text: string, line: number, column: number) {
  const rows: { start: number; end: number }[] = [];
  /** Whether a line is of the table; one that ends before the column has no cell to move. */
  const take = (start: number): boolean => {
    const whole = text.slice(start, lineEnd(text, start));
    if (whole.trim() === '') return false;
    if (whole.length <= column) return true;
    const before = whole.slice(0, column);
    if (!before.endsWith('  ')) return false;
    rows.push({ start, end: start + before.trimEnd().length });
    return true;
  };
  for (let at = line; take(at) && at > 0;) at = lineStart(text, at - 1);
  for (let at = lineEnd(text, line) + 1; at < text.length && take(at);) at = lineEnd(text, at) + 1;
  return rows;
}
