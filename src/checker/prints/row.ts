/** Makes the row of an object from its cells. */
import { isClusterScoped } from '#checker/kinds/index.ts';
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import type { Cell, OutputLine, Place, Row } from '#checker/types.ts';
import type { Command } from '#checker/lines/command.ts';
import { placeOf } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import { PrintedText } from './printed-text.ts';
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

/** Where the cells of a row begin; all of them, where one does not go up to the next but for the blanks between them. */
type Places = readonly number[] | readonly Segment[];

const isRegular = (places: Places): places is readonly number[] => typeof places[0] === 'number';

/** Those of `above` if they are the same: rows of a table mostly have their cells below each other. */
function placesOf(text: string, cells: readonly Segment[], above: Places = []): Places {
  const goUp = cells.every(
    ({ text: shown, start, end }, at) =>
      shown.length === end - start &&
      skipBlanks(text, end) >= (cells[at + 1]?.start ?? text.length),
  );
  if (!goUp) return cells;
  return above.length === cells.length && cells.every(({ start }, at) => start === above[at])
    ? above
    : cells.map(({ start }) => start);
}

/**
 * A row that makes its cells when they are asked for: a paste may have half a million rows, and each is looked at once or
 * twice.
 */
export class PrintedRow implements Row, OutputLine {
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

  /** The cells as they stand in the line. */
  #segments(): readonly Segment[] {
    const places = this.#places;
    if (!isRegular(places)) return places;
    const { text } = this.#line;
    return places.map((start, at) => {
      let end = places[at + 1] ?? text.length;
      while (end > start && isBlank(text, end - 1)) end--;
      return { text: text.slice(start, end), start, end };
    });
  }

  get cells(): Readonly<Record<string, Cell>> {
    const record = Object.create(nothing) as Record<string, Cell>;
    this.#segments().forEach(({ text, start, end }, index) => {
      const column = this.#context.columns[index] ?? '';
      record[column in record ? `${column} 2` : column] = new PrintedText(
        text,
        this.#line,
        start,
        end,
      );
    });
    return record;
  }

  get isRow(): true {
    return true;
  }
  get text(): string {
    return this.#line.text.trim();
  }

  get line(): number {
    return this.#line.number;
  }

  /** From the first cell that is not empty to the last. */
  get at(): Place {
    const filled = this.#segments().filter(({ text }) => text !== '');
    return placeOf(this.#line, filled[0]?.start, filled.at(-1)?.end);
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
