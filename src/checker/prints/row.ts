/** Makes the row of an object from its cells. */
import { isClusterScoped } from '#checker/kinds/index.ts';
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import type { Cell, Place, Row } from '#checker/types.ts';
import type { Command } from '#checker/lines/command.ts';
import { placeOf } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import type { Segment } from '#checker/lines/segments.ts';

export interface RowContext {
  columns: readonly string[];
  kind: string | undefined;
  command: Command | undefined;
  /** Columns of another program, which tell where an object is. */
  foreign: readonly string[];
  /** The table was shown from a file or a log: nobody knows of what its rows are. */
  shown: boolean;
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

/**
 * A row that makes its cells when they are asked for: a paste may have half a million rows, and each is looked at once or
 * twice.
 */
export class PrintedRow implements Row {
  readonly #line: Line;
  readonly #context: RowContext;
  /** Where each cell begins and ends in the line. */
  readonly #offsets: readonly number[];
  /** The texts of the cells, where one is not what stands between its offsets. */
  readonly #texts: readonly string[] | undefined;
  kind: string | undefined;
  readonly name: string;
  readonly namespace: string | undefined;
  readonly cut: boolean;

  /** `cells` may be fewer than columns: the rest was cut off. */
  constructor(line: Line, cells: readonly Segment[], context: RowContext, cut: boolean) {
    const { columns } = context;
    const named = cells[columns.indexOf('NAME')];
    const printed = (named ?? cells[0])?.text ?? '';
    // Only kubectl puts a kind in front, and only below NAME: other first cells are images or paths.
    const [prefix = ''] = (named && /^[a-z][a-z\d.-]*\//.exec(printed)) ?? [];
    const printedKind = prefix ? kindOf(prefix.slice(0, -1)) : context.kind;
    // What is left of a row may have anything in front.
    const tableKind = cut ? (context.kind ?? printedKind) : printedKind;
    const kind = context.shown ? undefined : tableKind;
    this.#line = line;
    this.#context = context;
    // A copy, because what is filled piece by piece keeps room for many more.
    this.#offsets = cells.flatMap(({ start, end }) => [start, end]).slice();
    if (cells.some(({ text, start, end }) => text.length !== end - start))
      this.#texts = cells.map(({ text }) => text);
    this.kind = kind;
    this.name = printed.slice(prefix.length).replace(' (default)', '');
    this.namespace = namespaceOf(cells[columns.indexOf('NAMESPACE')]?.text, kind, context.command);
    this.cut = cut;
  }

  get cells(): Readonly<Record<string, Cell>> {
    const record = Object.create(nothing) as Record<string, Cell>;
    const offsets = this.#offsets;
    let cell: PrintedCell | undefined;
    for (let at = 0; at < offsets.length; at += 2) {
      const start = offsets[at];
      const end = offsets[at + 1];
      // What is empty up to the end of a row is empty at one place: a name alone has many such cells.
      if (!cell || start !== end || start !== offsets[at - 2]) {
        const text = this.#texts?.[at / 2] ?? this.#line.text.slice(start, end);
        cell = new PrintedCell(text, this.#line, start, end);
      }
      const column = this.#context.columns[at / 2] ?? '';
      record[column in record ? `${column} 2` : column] = cell;
    }
    return record;
  }

  get line(): number {
    return this.#line.number;
  }

  /** From the first cell that is not empty to the last. */
  get at(): Place {
    const offsets = this.#offsets;
    const ends = offsets.filter((end, at) => at % 2 === 1 && end !== offsets[at - 1]);
    const first = offsets.find((start, at) => at % 2 === 0 && start !== offsets[at + 1]);
    return placeOf(this.#line, first, ends.at(-1));
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
