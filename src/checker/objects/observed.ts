import type { Judgement } from '#checker/kinds/rule.ts';
import type { Value } from '#checker/kinds/value.ts';
import type { Cell, Place } from '#checker/types.ts';
import type { Run } from './runs.ts';
import type { Sentence } from './sentences.ts';

/**
 * One object of a paste in its last state, as it was observed and not judged: the same whether it was a row of a table,
 * an object of JSON or YAML, or only spoken of.
 */
export interface Observed {
  /** In the API's spelling; undefined where the paste does not tell. */
  kind: string | undefined;
  /** Kinds it could be, where `kind` is undefined. */
  candidates?: readonly string[] | undefined;
  /** The API group of a kind that has no record: two of them may have kinds of one name. */
  group?: string | undefined;
  /** The cluster it is in, as `Where.cluster` tells clusters apart. */
  cluster: string;
  /** Printed, typed or switched to; undefined where nothing tells. */
  namespace: string | undefined;
  name: string;
  /** What kubectl prints of it, by column; none of an object that was only spoken of. */
  cells: Readonly<Record<string, Cell>>;
  /** The object itself, where JSON or YAML was pasted. */
  whole?: Value | undefined;
  /** Of a document: whether the API server gave it out; a manifest or a dry run says nothing of what is there. */
  isStored?: boolean;
  /** Where its last state stands. */
  at: Place;
  /** The row is incomplete: nothing is met by it. */
  cut: boolean;
  /** The typed command it was printed by, where that is in the paste. */
  run: Run | undefined;
  /** Where it stands in the tables of the paste. */
  row: { table: number; row: number } | undefined;
  /** `sentence`: kubectl said something of it and printed no row. */
  source: 'row' | 'document' | 'sentence';
  /** What kubectl said of it since it was printed, in order. */
  sentences?: readonly Sentence[];
  /** RESTARTS of its first row, when it was printed several times. */
  firstRestarts?: string | undefined;
  /** Something of its kind and place was deleted or replaced after it was printed: the listing is out of date. */
  outdated?: Sentence | undefined;
  /** What the last stage makes of it; nothing before that. */
  judgement?: Judgement | undefined;
}
