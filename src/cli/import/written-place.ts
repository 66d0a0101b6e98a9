import type { MadePage } from '#importer/import-pages.ts';
import type { Note } from '#importer/note.ts';
import type { Place } from '#model/diagnostics/place.ts';

/** Where what a note is about was written, with the line that stands there. The file counts from the folder of the workshop. */
export interface WrittenPlace {
  place: Place;
  text: string | undefined;
}

/** Finds the places of the notes of a page: the line of the code, or of the block that began in that line of the source. */
export function writtenPlaces(made: MadePage): (note: Note) => WrittenPlace {
  const files = made.files.map(({ path, text }) => ({ path, ...linesOf(text) }));
  const placeOfBlock = placesOfBlocks(made);
  const placeOfCode = (code: string): Place | undefined => {
    const first = (code.split('\n').find((each) => each.trim() !== '') ?? '').trim();
    if (first === '') return undefined;
    // A line that is this alone comes before one that has it in it, in whichever file.
    return (
      firstFound(files, ({ path, numberOf }) => placeAt(path, numberOf.get(first))) ??
      firstFound(files, ({ path, lines }) =>
        placeAt(path, lines.findIndex((each) => each.includes(first)) + 1),
      )
    );
  };
  return ({ line, at, written, changes = [] }) => {
    if (at !== undefined)
      return { place: { file: at.path, line: at.line, column: 1 }, text: at.text };
    const codes = [
      ...(written === undefined ? [] : [written]),
      ...changes.map(({ after }) => after),
    ];
    const found = firstFound(codes, placeOfCode) ?? placeOfBlock(line);
    const lines = files.find(({ path }) => path === found.file)?.lines ?? [];
    const place = { ...found, line: lineWithText(lines, found.line) };
    return { place, text: lines[place.line - 1] };
  };
}

/** A line, or the last one above it that is not empty: below a block that became shorter there is nothing to look at. */
function lineWithText(lines: readonly string[], line: number): number {
  for (let above = line; above > 0; above -= 1) {
    if ((lines[above - 1] ?? '').trim() !== '') return above;
  }
  return line;
}

const placeAt = (file: string, line = 0): Place | undefined =>
  line === 0 ? undefined : { file, line, column: 1 };

function firstFound<One, Found>(
  ones: readonly One[],
  find: (one: One) => Found | undefined,
): Found | undefined {
  for (const one of ones) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The lines of a file, and the number of the first that holds a text alone, as code, or as an item of a list of YAML. */
function linesOf(text: string): { lines: string[]; numberOf: ReadonlyMap<string, number> } {
  const lines = text.split('\n');
  const numberOf = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const whole = line.trim();
    for (const each of [whole, whole.replace(/^- /, ''), whole.replaceAll(/^`|`$/g, '')])
      if (!numberOf.has(each)) numberOf.set(each, index + 1);
  }
  return { lines, numberOf };
}

function placesOfBlocks({ page, lines }: MadePage): (line: number) => Place {
  // A block mostly keeps its lines; it ends before the empty line above the next one.
  const blocks = lines
    .map(({ source, written }, index) => ({
      source,
      written,
      last: (lines[index + 1]?.written ?? Number.POSITIVE_INFINITY) - 2,
    }))
    .toSorted((one, other) => one.source - other.source);
  return (line) => {
    const block = blocks[countUpTo(blocks, line) - 1];
    const { source, written, last } = block ?? { source: line, written: 1, last: 1 };
    const at = Math.max(written, Math.min(written + line - source, last));
    return { file: `${page.lesson}/${page.locale}.mdx`, line: at, column: 1 };
  };
}

/** How many of the blocks begin in a line or before it. */
function countUpTo(blocks: readonly { source: number }[], line: number): number {
  let [from, to] = [0, blocks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((blocks[middle]?.source ?? 0) <= line) from = middle + 1;
    else to = middle;
  }
  return from;
}
