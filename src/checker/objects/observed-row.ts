/** The object of a row: what it has in common with the rows around it is kept once, its cells are asked of the row. */
import { isClusterScoped } from '#checker/kinds/index.ts';
import type { Judgement } from '#checker/kinds/rule.ts';
import type { Place, Row, Table } from '#checker/types.ts';
import type { Observed } from './observed.ts';
import { namespaceOf } from './runs.ts';
import type { Run } from './runs.ts';
import type { Sentence } from './sentences.ts';

/** What the rows of a table have in common that one command printed. */
export interface Listing {
  table: Table;
  /** Where the table stands in the tables of the paste. */
  index: number;
  run: Run | undefined;
}

/** A paste may have half a million of these: all but what is its own is a getter. */
export class ObservedRow implements Observed {
  readonly #number: number;
  readonly #listing: Listing;
  judgement: Judgement | undefined = undefined;
  // Of most objects nothing more was said: those have no place for it.
  declare sentences?: readonly Sentence[];
  declare firstRestarts?: string | undefined;
  declare outdated?: Sentence | undefined;

  /** `number` is that of the row in its table, from 0. */
  constructor(number: number, listing: Listing) {
    this.#number = number;
    this.#listing = listing;
  }

  get #row(): Row {
    return this.#listing.table.rows[this.#number] as Row;
  }
  get kind(): string | undefined {
    return this.#row.kind ?? this.#listing.table.kind;
  }
  get candidates(): Table['candidates'] {
    return this.#listing.table.candidates;
  }
  get name(): string {
    return this.#row.name;
  }
  get cut(): boolean {
    return this.#row.cut;
  }
  get cluster(): string {
    const { place } = this.#row;
    const { cluster = '' } = this.#listing.run?.where ?? {};
    return place ? [cluster, place].filter(Boolean).join(' ') : cluster;
  }
  get namespace(): string | undefined {
    const { run } = this.#listing;
    const { namespace } = this.#row;
    if (namespace !== undefined || !run || isClusterScoped(this.kind)) return namespace;
    return run.commands.some(({ allNamespaces }) => allNamespaces) ? undefined : namespaceOf(run);
  }
  get run(): Run | undefined {
    return this.#listing.run;
  }
  get cells(): Row['cells'] {
    return this.#row.cells;
  }
  get at(): Place {
    return this.#row.at;
  }
  get row(): Observed['row'] {
    return { table: this.#listing.index, row: this.#number };
  }
  get source(): 'row' {
    return 'row';
  }
}
