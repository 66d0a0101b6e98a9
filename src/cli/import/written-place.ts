import type { MadePage } from '#importer/import-pages.ts';
import type { Note } from '#importer/note.ts';
import type { Place } from '#model/diagnostics/place.ts';
import { betweenIn, listedLine } from './line-between.ts';
import type { Between } from './line-between.ts';
import { placesOfCode } from './shown-lines.ts';
import type { ShownLine, WrittenFile } from './shown-lines.ts';

/** Where what a note is about was written, with the line that stands there, as the list has it. The file counts from the folder of the workshop. */
export interface WrittenPlace {
  place: Place;
  text: string | undefined;
  /** Where the line stands, if its file has several alike. */
  between?: Between | undefined;
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
  const fileAt = new Map(files.map((file) => [file.path, file]));
  const between = new Map<WrittenFile, (index: number) => Between | undefined>();
  const prose = `${made.page.lesson}/${made.page.locale}.mdx`;
  const lineOfBlock = linesOfBlocks(made);
  const placesOf = placesOfCode(files, prose, made.notes.flatMap(codesOf));
  return (note) => {
    const { line, at } = note;
    if (at !== undefined)
      return { place: { file: at.path, line: at.line, column: 1 }, text: listedAs(at.text) };
    const shown = lineOfBlock(line);
    const all =
      codesOf(note)
        .map(placesOf)
        .find((each) => each.length > 0) ?? [];
    const found = nextTo(all, shown) ?? { file: prose, line: shown };
    const file = fileAt.get(found.file);
    const { lines = [] } = file ?? {};
    const place = { file: found.file, line: lineWithText(lines, found.line), column: 1 };
    if (file !== undefined && !between.has(file)) between.set(file, betweenIn(lines));
    const index = place.line - 1;
    return { place, text: listedAs(lines[index]), between: file && between.get(file)?.(index) };
  };
}

/** The code that stands where a note leads to: the first of them that was written. */
const codesOf = ({ at, written, changes = [] }: Note): string[] =>
  at === undefined
    ? [...(written === undefined ? [] : [written]), ...changes.map(({ after }) => after)]
    : [];

/** A line, or the last one above it that is not empty: below a block that became shorter there is nothing to look at. A fence is looked at by its code. */
function lineWithText(lines: readonly string[], line: number): number {
  for (let above = line; above > 0; above -= 1) {
    const text = lines[above - 1] ?? '';
    if (text.trim() === '') continue;
    if (!opensFence(text, lines[above - 2])) return above;
    for (let below = above; below < lines.length; below += 1)
      if (lines[below]?.trim() !== '') return below + 1;
    return above;
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
    // What a page includes has the line of its place: it begins with the first block of that.
    const first = blocks[countUpTo(blocks, (each) => each.source < line)];
    const block =
      first?.source === line ? first : blocks[countUpTo(blocks, (each) => each.source <= line) - 1];
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
