import { posix } from 'node:path';
import type { MadePage } from '#importer/import-pages.ts';
import type { Note } from '#importer/note.ts';
import type { Place } from '#model/diagnostics/place.ts';
import { betweenIn, listedLine } from './line-between.ts';
import type { Between } from './line-between.ts';
import { entriesIn, entriesOfLines } from './component-places.ts';

/** Where what a note is about was written, with the line that stands there, as the list has it. The file counts from the folder of the workshop. */
export interface WrittenPlace {
  place: Place;
  text: string | undefined;
  /** Where the line stands, if its file has several alike. */
  between?: Between | undefined;
}

/** A line that was written, and the line of the prose that shows it: its own, or that of the component. */
interface ShownLine {
  file: string;
  line: number;
  shown: number;
}

/**
 * Finds the places of the notes of a page: of the lines that hold the code, the one that is shown next to the block that began in
 * that line of the source; or the line of that block.
 */
export function writtenPlaces(made: MadePage): (note: Note) => WrittenPlace {
  const files = made.files.map(({ path, text }): WrittenFile => ({
    path,
    lines: text.split('\n'),
  }));
  const listed = new Map<string, string>();
  const listedAs = (line: string | undefined): string | undefined => {
    if (line === undefined) return undefined;
    const known = listed.get(line) ?? listedLine(line);
    listed.set(line, known);
    return known;
  };
  const between = new Map<WrittenFile, (index: number) => Between | undefined>();
  const prose = `${made.page.lesson}/${made.page.locale}.mdx`;
  const lineOfBlock = linesOfBlocks(made);
  const placesOf = placesOfCode(files, prose);
  return ({ line, at, written, changes = [] }) => {
    if (at !== undefined)
      return { place: { file: at.path, line: at.line, column: 1 }, text: listedAs(at.text) };
    const codes = [
      ...(written === undefined ? [] : [written]),
      ...changes.map(({ after }) => after),
    ];
    const shown = lineOfBlock(line);
    const all = codes.map(placesOf).find((each) => each.length > 0) ?? [];
    const found = nextTo(all, shown) ?? { file: prose, line: shown };
    const file = files.find(({ path }) => path === found.file);
    const { lines = [] } = file ?? {};
    const place = { file: found.file, line: lineWithText(lines, found.line), column: 1 };
    if (file !== undefined && !between.has(file)) between.set(file, betweenIn(lines));
    const index = place.line - 1;
    return { place, text: listedAs(lines[index]), between: file && between.get(file)?.(index) };
  };
}

/** A line, or the last one above it that is not empty: below a block that became shorter there is nothing to look at. A fence is looked at by its code. */
function lineWithText(lines: readonly string[], line: number): number {
  for (let above = line; above > 0; above -= 1) {
    const text = lines[above - 1] ?? '';
    if (text.trim() === '') continue;
    if (!opensFence(text, lines[above - 2])) return above;
    const below = lines.findIndex((each, index) => index >= above && each.trim() !== '');
    return below === -1 ? above : below + 1;
  }
  return line;
}

/** Whether a line opens a block of code: it names a language, or stands below an empty line. */
const opensFence = (line: string, above = ''): boolean =>
  /^\s*(?:```|~~~)[^`]*$|^\s*`{3,}$/.test(line) && (/[^`~\s]/.test(line) || above.trim() === '');

/** Of lines in the order in which the prose shows them, the one next to a line of it. */
function nextTo(lines: readonly ShownLine[], shown: number): ShownLine | undefined {
  const above = lines[countUpTo(lines, (each) => each.shown <= shown) - 1];
  const below = lines[countUpTo(lines, (each) => each.shown < shown)];
  if (above === undefined || below === undefined) return above ?? below;
  return shown - above.shown <= below.shown - shown ? above : below;
}

interface WrittenFile {
  path: string;
  lines: readonly string[];
}

/**
 * Finds the lines that hold code, by its first: those that are this alone or, where there are none, those that have it in them; for each
 * line of the prose the first that it shows.
 */
function placesOfCode(
  files: readonly WrittenFile[],
  prose: string,
): (code: string) => readonly ShownLine[] {
  const all = shownLines(files, prose);
  const alone = new Map<string, ShownLine[]>();
  const textOf = new Map<ShownLine, string>();
  for (const [each, line] of all) {
    textOf.set(each, line);
    for (const text of new Set(textsOf(line))) {
      const own = alone.get(text);
      if (own === undefined) alone.set(text, [each]);
      else if (own.at(-1)?.shown !== each.shown) own.push(each);
    }
  }
  const within = new Map<string, ShownLine[]>();
  return (code) => {
    const first = (code.split('\n').find((each) => each.trim() !== '') ?? '').trim();
    if (first === '') return [];
    const known = alone.get(first) ?? within.get(first);
    if (known !== undefined) return known;
    const found = all.flatMap(([each, line]) => (line.includes(first) ? [each] : []));
    within.set(first, found);
    return found;
  };
}

/** All lines of the files in the order in which the prose shows them; what it does not show comes first. */
function shownLines(files: readonly WrittenFile[], prose: string): [ShownLine, string][] {
  const calls = new Map<string, number[]>();
  const own = files.find(({ path }) => path === prose)?.lines ?? [];
  for (const [index, line] of own.entries())
    for (const entry of entriesIn(line)) calls.set(entry, [...(calls.get(entry) ?? []), index + 1]);
  const fileOf = new Map<string, string>();
  const lines = files.flatMap(({ path, lines }) => {
    const isStructure = path.endsWith('/lesson.yaml');
    const entries = isStructure ? entriesOfLines(lines) : [];
    for (const [index, line] of isStructure ? lines.entries() : []) {
      const [, file] = /^ {4}file: (\S+)$/.exec(line) ?? [];
      if (file !== undefined) fileOf.set(`${posix.dirname(path)}/${file}`, entries[index] ?? '');
    }
    const shownAt = (index: number): readonly number[] =>
      path === prose ? [index + 1] : (calls.get(entries[index] ?? fileOf.get(path) ?? '') ?? [0]);
    return lines.flatMap((text, index) =>
      shownAt(index).map((shown): [ShownLine, string] => [
        { file: path, line: index + 1, shown },
        text,
      ]),
    );
  });
  return lines.toSorted(([one], [other]) => one.shown - other.shown);
}

/** What a line holds: the line, as code, as an item or the value of a key of YAML, and without the quotes of it. */
function textsOf(line: string): string[] {
  const whole = line.trim();
  const value = whole.replace(/^- /, '');
  const ofKey = value.replace(/^[\w-]+: /, '');
  return [whole, value, whole.replaceAll(/^`|`$/g, ''), unquoted(value), unquoted(ofKey)];
}

function unquoted(text: string): string {
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  if (!/^".*"$/.test(text)) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}

function linesOfBlocks({ lines }: MadePage): (line: number) => number {
  // A block mostly keeps its lines; it ends above the next one.
  const blocks = lines
    .map(({ source, written }, index) => ({
      source,
      written,
      last: (lines[index + 1]?.written ?? Number.POSITIVE_INFINITY) - 1,
    }))
    .toSorted((one, other) => one.source - other.source);
  return (line) => {
    const block = blocks[countUpTo(blocks, (each) => each.source <= line) - 1];
    const { source, written, last } = block ?? { source: line, written: 1, last: 1 };
    return Math.max(written, Math.min(written + line - source, last));
  };
}

/** How many of sorted ones come up to a place. */
function countUpTo<One>(ones: readonly One[], isUpTo: (one: One) => boolean): number {
  let [from, to] = [0, ones.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const one = ones[middle];
    if (one !== undefined && isUpTo(one)) from = middle + 1;
    else to = middle;
  }
  return from;
}
