/** Makes the row of an object from its cells. */
import { isClusterScoped } from '#checker/kinds/index.ts';
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import type { Cell, Place, Row } from '#checker/types.ts';
import type { Command } from '#checker/lines/command.ts';
import { placeOf } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import { isBlank, skipBlanks } from '#checker/lines/segments.ts';
import type { Segment } from '#checker/lines/segments.ts';

export interface RowContext {
  columns: readonly string[];
  kind: string | undefined;
  command: Command | undefined;
  /** Columns of another program, which tell where an object is. */
  foreign: readonly string[];
  /** The table was shown from a file or a log: nobody knows of what its rows are. */
  shown: boolean;
  /** Those above it. */
  rows: readonly PrintedRow[];
}

/** What cells inherit: nothing, so that a column may have any name. */
const nothing: object = Object.freeze(Object.create(null));

/** A cell that is asked for its place only where something is said of it. */
class PrintedCell implements Cell {
  readonly text: string;
  readonly #line: Line;
  readonly #start: number | undefined;
  readonly #end: number | undefined;

  constructor(text: string, line: Line, start: number | undefined, end: number | undefined) {
    this.text = text;
    this.#line = line;
    this.#start = start;
    this.#end = end;
  }

  get at(): Place {
    return placeOf(this.#line, this.#start, this.#end);
  }
}

/** Where the cells of a row stand in its line. */
interface Places {
  starts: readonly number[];
  /** Left out where each cell goes up to the next one, but for the blanks between them. */
  ends?: readonly number[];
  /** The texts of the cells, where one is not what stands at its place. */
  texts?: readonly string[];
}

/** Those of `above` if they are the same: rows of a table mostly have their cells below each other. */
function placesOf(text: string, cells: readonly Segment[], above: Places | undefined): Places {
  const isRegular = cells.every(
    ({ text: shown, start, end }, at) =>
      shown.length === end - start &&
      skipBlanks(text, end) >= (cells[at + 1]?.start ?? text.length),
  );
  if (isRegular && above && isSame(above, cells)) return above;
  // Not as they are filled piece by piece, which keeps room for many more.
  const starts = cells.map(({ start }) => start);
  if (isRegular) return { starts };
  const ends = cells.map(({ end }) => end);
  const isGathered = cells.some((cell) => cell.text.length !== cell.end - cell.start);
  return isGathered ? { starts, ends, texts: cells.map((cell) => cell.text) } : { starts, ends };
}

const isSame = ({ starts, ends }: Places, cells: readonly Segment[]): boolean =>
  !ends &&
  starts.length === cells.length &&
  starts.every((start, at) => start === cells[at]?.start);

/**
 * A row that makes its cells when they are asked for: a paste may have half a million rows, and each is looked at once or
 * twice.
 */
export class PrintedRow implements Row {
  readonly #line: Line;
  readonly #context: RowContext;
  readonly #places: Places;
  kind: string | undefined;
  readonly name: string;
  readonly namespace: string | undefined;
  readonly cut: boolean;

  /** `cells` may be fewer than columns: the rest was cut off. */
  constructor(line: Line, cells: readonly Segment[], context: RowContext, cut: boolean) {
    const { columns, rows } = context;
    const above = rows.at(-1);
    const named = cells[columns.indexOf('NAME')];
    const printed = (named ?? cells[0])?.text ?? '';
    // Only kubectl puts a kind in front, and only below NAME: other first cells are images or paths.
    const isPrefixed = named !== undefined && /^[a-z][a-z\d.-]*\//.test(printed);
    const prefix = isPrefixed ? printed.slice(0, printed.indexOf('/') + 1) : '';
    const printedKind = prefix ? kindOf(prefix.slice(0, -1)) : context.kind;
    // What is left of a row may have anything in front.
    const tableKind = cut ? (context.kind ?? printedKind) : printedKind;
    const kind = context.shown ? undefined : tableKind;
    this.#line = line;
    this.#context = context;
    this.#places = placesOf(line.text, cells, above && above.#places);
    this.kind = kind;
    this.name = printed.slice(prefix.length).replace(' (default)', '');
    this.namespace = namespaceOf(cells[columns.indexOf('NAMESPACE')]?.text, kind, context.command);
    this.cut = cut;
  }

  /** Where a cell begins and ends in the line. */
  #spanOf(index: number): [number, number] {
    const { starts, ends } = this.#places;
    const { text } = this.#line;
    const start = starts[index] ?? 0;
    let end = ends?.[index] ?? starts[index + 1] ?? text.length;
    if (!ends) while (end > start && isBlank(text, end - 1)) end--;
    return [start, end];
  }

  get cells(): Readonly<Record<string, Cell>> {
    const record = Object.create(nothing) as Record<string, Cell>;
    const { starts, texts } = this.#places;
    let cell: PrintedCell | undefined;
    starts.forEach((_, index) => {
      const [start, end] = this.#spanOf(index);
      // What is empty up to the end of a row is empty at one place: a name alone has many such cells.
      if (!cell || start !== end || start !== starts[index - 1]) {
        const text = texts?.[index] ?? this.#line.text.slice(start, end);
        cell = new PrintedCell(text, this.#line, start, end);
      }
      const column = this.#context.columns[index] ?? '';
      record[column in record ? `${column} 2` : column] = cell;
    });
    return record;
  }

  get line(): number {
    return this.#line.number;
  }

  /** From the first cell that is not empty to the last. */
  get at(): Place {
    const spans = this.#places.starts
      .map((_, index) => this.#spanOf(index))
      .filter(([start, end]) => start !== end);
    return placeOf(this.#line, spans[0]?.[0], spans.at(-1)?.[1]);
  }

  get place(): string | undefined {
    const { foreign } = this.#context;
    if (foreign.length === 0) return undefined;
    const { cells } = this;
    return foreign.map((column) => cells[column]?.text ?? '').join(' ');
  }
}

function namespaceOf(
  printed: string | undefined,
  kind: string | undefined,
  command: Command | undefined,
): string | undefined {
  if (printed) return printed;
  if (command?.allNamespaces || isClusterScoped(kind)) return undefined;
  return command?.namespace || undefined;
}
