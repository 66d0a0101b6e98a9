/**
 * What is known of a kind: one record, in a file of its own or among those of `listed.ts`. All of them stand in the
 * one map of `index.ts`; records know nothing of each other nor of the map.
 */
import type { CellLook } from './looks.ts';
import type { Rule } from './rule.ts';
import type { Value } from './value.ts';

/** The cells of one object by column, upper case as kubectl prints it. */
export type Columns = Readonly<Record<string, string>>;

/**
 * How it is told whether an object is ready:
 * - a rule, where the kind has its own;
 * - `conditions`: by the READY or AVAILABLE condition that it prints or, in JSON and YAML, reports;
 * - `listed`: nothing can tell, to be there is all that can be asked of it. It is never called ready.
 */
export type Readiness = Rule | 'conditions' | 'listed';

export interface KindRecord {
  /** The API's spelling, "DaemonSet". */
  kind: string;
  /** As in a URL of the API, where it is not what `pluralOf` makes of the kind. */
  plural?: string;
  /** The API group, "apps"; '' for the core group. */
  group: string;
  /** What kubectl accepts besides, "ds". */
  shortNames?: readonly string[];
  /** Its objects stand in no namespace. */
  clusterScoped?: true;
  /** A CustomResourceDefinition defines it: what it prints depends on the version that is installed. */
  custom?: true;
  /** The columns `kubectl get` prints without switches, newest layout first; none where it prints NAME and AGE only. */
  layouts: readonly (readonly string[])[];
  /** What `-o wide` adds behind them, in the order of printing. */
  wide?: readonly string[];
  /** What the cells look like, by column, where a column holds something else than one word. */
  cells?: Readonly<Record<string, CellLook>>;
  /** What kubectl prints of an object given as JSON or YAML; without it, its conditions are the columns. */
  print?: (object: Value) => Columns;
  /** Its controller always reports `status.observedGeneration`: without the report nothing is known. */
  reportsGeneration?: true;
  readiness: Readiness;
}

/** Whether a kind prints a column, with `-o wide` or without. */
export const hasColumn = ({ layouts, wide = [] }: KindRecord, column: string): boolean =>
  [wide, ...layouts].some((columns) => columns.includes(column));

/** Names of columns in a text: blanks separate them, `_` stands for a blank inside a name. */
export const columns = (names: string): readonly string[] =>
  names.split(' ').map((name) => name.replaceAll('_', ' '));
