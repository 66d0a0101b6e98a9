/** One object of a paste, in its last state. */
import type { Judgement } from '#checker/kinds/rule.ts';
import type { Cell, Place } from '#checker/types.ts';

export interface Subject {
  /** Undefined where the paste does not tell. */
  kind: string | undefined;
  /** Kinds it could be, where `kind` is undefined. */
  candidates?: readonly string[] | undefined;
  namespace: string | undefined;
  name: string;
  cells: Readonly<Record<string, Cell>>;
  at: Place;
  cut: boolean;
  /** The typed command it was printed by, when that is in the paste. */
  command: string | undefined;
  judgement: Judgement;
  /** Whether all candidates come to the same status: then it is known, though the kind is not. */
  agreed: boolean;
  row: { table: number; row: number } | undefined;
  /** What kubectl only said, without printing its state. */
  spoken: boolean;
  /** RESTARTS of its first row, when it was printed several times. */
  firstRestarts?: string | undefined;
}

/** How many replicas the one object has, unless its row was cut: what is left of it is not to be counted. */
export const countsOfOnly = (subjects: readonly Subject[]): Judgement['counts'] =>
  subjects.length > 1 || subjects[0]?.cut ? undefined : subjects[0]?.judgement.counts;

/** What a line of the paste does to the states of objects. */
export interface PasteEvent {
  line: number;
  apply: () => void;
}
