/**
 * Every code a finding can have, with the parameters its words may use. `i18n/<locale>/findings.ts` has words for each, in
 * every locale, or it does not compile. A parameter called `count` chooses the plural form.
 *
 * Conventions: `kind` is the API's spelling, `name` the object's name, `status` the word kubectl printed,
 * `value` a cell as it stands. What a check asks for is a phrase (`phrases.ts`), a list an array. Everything learners pasted is passed on as it stands; words never contain markup.
 */
import type { Param, Phrase } from './phrases.ts';

/** A place in the text as it was pasted: `line` from 1, `start`/`end` as UTF-16 offsets in that line (end exclusive). */
export interface Place {
  line: number;
  start: number;
  end: number;
}

interface Named {
  name: string;
}
interface Stated extends Named {
  status: string;
}
interface Kinded extends Named {
  kind: string;
}
interface Counted extends Kinded {
  ready: number;
  total: number;
}
type None = Record<never, never>;
/** The headers of a table. */
type Columns = readonly string[];

export interface FindingParams {
  // Pods: one code per usual cause of a STATUS word.
  'pod-pending': Named;
  'pod-gated': Named;
  'pod-creating': Named;
  'pod-init': Named & { ready: number; total: number };
  'pod-not-ready': Named & { ready: number; total: number };
  'pod-readiness-gates': Named & { value: string };
  'pod-half-done': Named;
  'pod-crashing': Stated;
  'pod-error': Stated;
  'pod-out-of-memory': Stated;
  'pod-image-pull': Stated;
  'pod-image-absent': Stated;
  'pod-image-name': Stated;
  'pod-image-runtime': Stated;
  'pod-config': Stated;
  'pod-start': Stated;
  'pod-sandbox': Stated;
  'pod-evicted': Stated;
  'pod-refused': Stated;
  'pod-preempted': Stated;
  'pod-container-lost': Stated;
  'pod-node-lost': Stated;
  'pod-node-shutdown': Stated;
  'pod-failed': Stated;
  'pod-completed-again': Named & { count: number };
  'pod-completed-owned': Named;
  'pod-restarted': Named & { count: number };
  /** It has run to its end, where one that keeps running is asked for. */
  'pod-finished': Named;
  'restarts-climbing': Named & { before: number; now: number };
  // Nodes.
  'node-not-ready': Named;
  'node-unreported': Named;
  'node-cordoned': Named;
  // Workloads.
  'replicas-uncreated': Counted;
  'replicas-not-ready': Counted;
  'replicas-outdated': Counted;
  'replicas-unavailable': Counted;
  'replicas-surplus': Counted;
  'nothing-desired': Kinded;
  'job-running': Stated;
  'job-failed': Named;
  'cronjob-suspended': Named;
  // Network, storage and the rest.
  'service-no-address': Named;
  'endpoints-none': Kinded;
  'ingress-no-address': Named;
  'volume-pending': Kinded;
  'volume-released': Named;
  'volume-failed': Kinded & Stated;
  'request-pending': Named;
  'request-denied': Stated;
  'metrics-unknown': Named;
  'component-unhealthy': Named;
  'crd-established-unknown': None;
  suspended: Kinded;
  'condition-not-true': Kinded & { column: string; value: string };
  terminating: Kinded;
  'status-unknown': Kinded & Stated;
  'readiness-not-shown': Kinded;
  'spec-not-observed': Kinded;
  'progress-deadline': Kinded;
  'replica-failure': Kinded;
  'rollout-unproved': Kinded;
  'rollout-waiting': Kinded;
  'wait-timed-out': Kinded;
  'document-partial': None;
  // Judging: what was asked against what is there.
  unrelated: { pasted: Param; expected: readonly Phrase[] };
  'object-missing': Kinded;
  'object-missing-in': Kinded & { namespace: string };
  /** What is asked for in namespace `expected` is listed, but in `namespace`. */
  'found-elsewhere': Kinded & { namespace: string; expected: string };
  'none-listed': { what: Phrase };
  'rows-missing': { columns: Columns; conditions: Phrase };
  'rows-none': { columns: Columns };
  /** There are more or fewer of them than are asked for. */
  'rows-differ': { columns: Columns; found: number; expected: Phrase };
  'count-differs': { kind: string; found: number; expected: Phrase };
  'row-cut': Named;
  'kind-unknown': None;
  'table-foreign': { columns: Columns };
  'namespace-unknown': { namespace: string };
  'namespace-assumed': { namespace: string };
  'listing-narrowed': { command: string };
  'column-missing': { column: string };
  'cell-empty': Named & { column: string };
  'cell-unmet': Named & { column: string; value: string; condition: Phrase };
  'condition-unreadable': { condition: string };
  'variable-unset': { variable: string };
  'still-there': Kinded;
  'absence-unproved': Kinded;
  /** It was deleted after it had been listed. */
  'listing-outdated': Kinded;
  /** A command that may have changed what was listed stands below the list. */
  'listing-followed': { command: string };
  /** The check's own command ran against another cluster or namespace than the rest of the paste. */
  'other-place': { command: string };
  'ready-unexpected': Kinded;
  'same-as-example': None;
  'line-missing': { line: Phrase };
  'line-differs': { line: string; expected: Phrase };
  'line-undone': { line: string };
  'line-unwanted': { line: string };
  'line-times': { line: Phrase; found: number; expected: number };
  'command-missing': { command: string };
  'events-only': None;
  /** Findings of one code beyond those that are listed. */
  'more-of-this': { count: number };
  'since-progress': { before: number; now: number; total: number };
  'since-restarted': { count: number };
  // What kubectl itself complained of.
  'kubectl-not-found': Kinded;
  'kubectl-none-found': { namespace: string };
  'kubectl-none-found-anywhere': { message: string };
  'kubectl-refused': { server: string };
  'kubectl-unreachable': { message: string };
  'kubectl-timeout': { message: string };
  'kubectl-tls': { message: string };
  'kubectl-unauthorized': { message: string };
  'kubectl-forbidden': { message: string };
  'kubectl-no-config': { message: string };
  'kubectl-no-kind': { type: string };
  'kubectl-no-resource-type': { type: string };
  'kubectl-conflict': { message: string };
  /** The file that is applied cannot be read, or is not there. */
  'kubectl-file-broken': { message: string };
  'kubectl-file-missing': { message: string };
  'kubectl-usage': { message: string };
  'kubectl-not-installed': { message: string };
  'kubectl-error': { message: string };
  // What the shell and other tools complained of: the command itself did not run.
  'shell-unset': { variable: string };
  'docker-down': { message: string };
  'command-failed': { message: string };
  // What could not be read (from `prints/` and `objects/`).
  'nothing-pasted': None;
  'command-only': None;
  'no-table': None;
  'row-unreadable': { line: number };
  'rows-elided': { line: number };
  'header-missing': { kind: string };
}

export type FindingCode = keyof FindingParams;

/** One thing to say about the paste: a code and its parameters; words are added by `i18n`. */
export interface Finding {
  code: FindingCode;
  params: Readonly<Record<string, Param>>;
  at?: Place;
  /** The next command to run, complete, to copy. */
  next?: string;
}

/** A finding whose parameters are those of its code; `at` and `next` are left out when there is none. */
export function finding<C extends FindingCode>(
  code: C,
  params: FindingParams[C],
  at?: Place,
  next?: string,
): Finding {
  return { code, params: { ...params }, ...(at && { at }), ...(next && { next }) };
}

/** Of one sort so many findings are kept: a paste may have half a million rows. */
const mostAlike = 1000;

/**
 * Counts findings of a sort, by their code if nothing else is said: the first are kept, the next one gives its place to how
 * many more there are, and nothing is left of the others.
 */
export function findingCounter(): (each: Finding, sort?: string) => Finding | undefined {
  const counts = new Map<string, { count: number }>();
  return (each, sort = each.code) => {
    const more = counts.get(sort) ?? { count: -mostAlike };
    counts.set(sort, more);
    more.count += 1;
    if (more.count > 1) return undefined;
    return more.count < 1 ? each : { code: 'more-of-this', params: more };
  };
}
