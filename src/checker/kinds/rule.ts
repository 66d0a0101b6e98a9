/** What a rule of a kind is given and what it says. Rules are pure and know nothing of any check. */
import type { Cell, Finding, Place, Status } from '#checker/types.ts';
import type { Value } from './value.ts';

/** One object as printed. Cells by upper-case header; a column that was not printed is absent, an empty cell is ''. */
export interface Printed {
  kind: string;
  name: string;
  /** Printed, typed or assumed; undefined where nothing tells. */
  namespace: string | undefined;
  cells: Readonly<Record<string, Cell>>;
  /** The object itself, where JSON or YAML was pasted; its cells are then what kubectl would print of it. */
  whole?: Value | undefined;
  /** So much was said of others already that this is only counted: the code of a finding is enough. */
  isCounted?: boolean;
}

export interface Judgement {
  status: Status;
  /** The columns the status was read from, of those that were printed. */
  deciding: readonly string[];
  /** The reason of the status first, warnings after it. */
  findings: readonly Finding[];
  /** Replicas of the one object, where its kind prints them. */
  counts?: { ready: number; total: number };
  /** Nothing is desired (0 of 0): not ready, unless the check asks for 0. An old ReplicaSet is passed over. */
  idle?: 'desired' | 'old';
  /** The print has nothing that could tell readiness: kubectl was told to leave it out, or the kind prints none. */
  bare?: boolean;
  /** A Pod that has run to its end: ready where it may end, wrong where a check asks for one that runs. */
  finished?: true;
  /** Nobody knows the kind, and those that it may be of do not come to the same status. */
  disputed?: true;
}

export type Rule = (printed: Printed) => Judgement;

/** The text of a cell; undefined when the column was not printed. */
export const text = (printed: Printed, column: string): string | undefined =>
  printed.cells[column]?.text.trim();

export const placeOf = (printed: Printed, column: string): Place | undefined =>
  printed.cells[column]?.at;

/** Which of these columns were printed: mostly all of them, and then it is the same list. */
export const printedOf = ({ cells }: Printed, columns: readonly string[]): readonly string[] =>
  columns.every((column) => cells[column]) ? columns : columns.filter((column) => cells[column]);

/** What kubectl prints where there is no value (checker-rules 1.4). */
export const isPlaceholder = (value: string): boolean =>
  value === '' || (value.startsWith('<') && value.endsWith('>'));
