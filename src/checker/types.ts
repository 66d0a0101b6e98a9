/**
 * The contract of the checker: what a paste is read into, what a check asks, what a verdict says.
 * Codes and parameters only; words in the learner's language are added by `i18n`.
 */
import type { Finding, Place } from './findings.ts';

export type { Finding, Place };

export interface Cell {
  text: string;
  at: Place;
}

/** One printed row: one object at one moment. */
export interface Row {
  /** Cells by column header, upper case as kubectl prints it. An empty cell has text ''. */
  cells: Readonly<Record<string, Cell>>;
  kind: string | undefined;
  name: string;
  /** Printed or typed; undefined for cluster-scoped kinds and where nothing tells. */
  namespace: string | undefined;
  /** The line it begins in, from 1. */
  line: number;
  at: Place;
  /** The row is incomplete (cut by the selection): it can never make anything met. */
  cut: boolean;
  /** A cluster that a column of its own names (`CLUSTER` of Clusterpedia); undefined where there is none. */
  place?: string | undefined;
}

export interface Table {
  /** Kubernetes kind in the API's spelling ("DaemonSet"); undefined where the paste does not tell. */
  kind: string | undefined;
  /** Where `kind` is undefined: the kinds that print exactly this header (ReplicaSet and ReplicationController). */
  candidates?: readonly string[];
  columns: readonly string[];
  rows: readonly Row[];
  /** Somebody replaced rows by `...`: the listing is not whole, so nothing about all of it can be met. */
  elided?: boolean;
  /** The typed command above the table, when it is in the paste. */
  command: string | undefined;
}

/** Something about the object's condition: what the print shows, nothing more. */
export type Status = 'ready' | 'progressing' | 'failed' | 'terminating' | 'listed' | 'unknown';

export type VerdictCode = 'met' | 'waiting' | 'missing' | 'unreadable' | 'failed' | 'unrelated';

/** What is read of a paste, before it is known what it speaks of: tables, documents, lines, errors. Never the learner's fault: whatever is unreadable is a finding. */
export interface Prints {
  /** The paste as lines, untouched, to show back. */
  source: readonly string[];
  tables: readonly Table[];
  /** Lines of output that belong to no table, prompts, commands and comments left out. */
  lines: readonly OutputLine[];
  /** Typed commands, in order. */
  commands: readonly TypedCommand[];
  /** What kubectl itself complained of: NotFound, refused, forbidden, nothing found… */
  errors: readonly Finding[];
  /** What could not be read. */
  findings: readonly Finding[];
  /** JSON and YAML as they stand in the paste, not read yet. */
  documents?: readonly TextDocument[];
  /** Nothing stands below the last command: it may not have been run. */
  unrun?: boolean;
}

/** The text of one `-o json` or `-o yaml` output, cleaned of colours and decoration; `at` is its first line. */
export interface TextDocument {
  form: 'json' | 'yaml';
  text: string;
  at: Place;
  /** The typed command above it, when it is in the paste. */
  command: string | undefined;
}

export interface OutputLine {
  text: string;
  at: Place;
  /** It is a row of a listing of names too. */
  isRow?: boolean;
}

export interface TypedCommand {
  text: string;
  /** What it runs, where the paste has given a name in it to other commands. */
  means?: string;
  at: Place;
  /** The machine that the prompt names, `h` of `ubuntu@h:~$`; undefined where it names none. */
  host?: string | undefined;
}

export interface Hint {
  /** The command whose output is expected, as the lesson shows it. */
  command?: string | undefined;
  kinds?: readonly string[] | undefined;
  columns?: readonly string[] | undefined;
  /** Values for the variables that a typed command may name. */
  variables?: Readonly<Record<string, string>> | undefined;
}

/** One entry of `expect` (design section 3): an object, all objects, some objects, or rows of any tool's table. */
export interface Expectation {
  kind?: string | undefined;
  name?: string | undefined;
  all?: boolean | undefined;
  match?: string | undefined;
  namespace?: string | undefined;
  ready?: boolean | undefined;
  count?: number | string | undefined;
  columns?: Readonly<Record<string, string>> | undefined;
  absent?: boolean | undefined;
  table?: readonly string[] | undefined;
  where?: Readonly<Record<string, string>> | undefined;
}

export interface LineExpectation {
  line?: string | undefined;
  ends?: readonly string[] | undefined;
  /** Only output after the last typed occurrence of this command (its text). */
  after?: string | undefined;
  absentLine?: string | undefined;
  /** No other line of output than those that lines entries match. */
  only?: boolean | undefined;
  /** The line stands exactly so many times: 1 or more. */
  times?: number | undefined;
}

export interface Check {
  /** The command whose output is pasted; tells the namespace where the paste does not. */
  command?: string | undefined;
  /** Commands that print the same elsewhere: on another system, in another environment. */
  alternatives?: readonly string[] | undefined;
  expect?: readonly Expectation[] | undefined;
  lines?: readonly LineExpectation[] | undefined;
  /** The lesson's own example output: an identical paste is met with a warning. */
  example?: string | undefined;
  /** What the learner chose for the workshop's variables; a condition may name `$VARIABLE`. */
  variables?: Readonly<Record<string, string>> | undefined;
}

/** One object as judged. `deciding` are the columns the status was read from, to be marked in the table. */
export interface AssessedObject {
  kind: string;
  namespace: string | undefined;
  name: string;
  status: Status;
  deciding: readonly string[];
  /** Where it stands in `Prints.tables`; undefined for objects read from JSON, YAML or lines. */
  row: { table: number; row: number } | undefined;
  findings: readonly Finding[];
}

export interface ExpectationVerdict {
  verdict: VerdictCode;
  findings: readonly Finding[];
  /** Objects this expectation is about, in paste order. */
  objects: readonly AssessedObject[];
}

export interface Verdict {
  verdict: VerdictCode;
  /** How far it is: objects (or wanted replicas of the one object) that are ready, of how many. */
  progress: { ready: number; total: number } | undefined;
  /** One per entry of `expect`, then of `lines`. */
  expectations: readonly ExpectationVerdict[];
  /** Every object of the paste that is judged, each once, the last state of it. */
  objects: readonly AssessedObject[];
  /** All findings of the verdict, worst first, each once. */
  findings: readonly Finding[];
  /** What was read of the paste, to show it back. */
  pasted: Pasted;
}

/** The tables and typed commands of a paste, in its order. */
export interface Pasted {
  tables: readonly Table[];
  commands: readonly TypedCommand[];
}
