/** What every expectation is tried on: the paste with its objects and errors, and the check it answers. */
import { finding } from '#checker/findings.ts';
import type { Run } from '#checker/objects/runs.ts';
import type { AssessedObject, ExpectationVerdict, Finding, Prints } from '#checker/types.ts';
import type { FilledCheck } from './filled-check.ts';
import type { Asking } from './scope.ts';
import type { Subject } from './subject.ts';
import type { Outcome } from './verdicts.ts';
import { outcome, worst } from './verdicts.ts';

export interface Paste {
  prints: Prints;
  check: FilledCheck;
  /** What the check's command asks for; undefined where the check has none. */
  asking: Asking | undefined;
  runs: readonly Run[];
  /** The clusters that its kubectl commands were sent to. */
  clusters: ReadonlySet<string>;
  /** Indexes of tables that a later run of the same command replaced. */
  stale: ReadonlySet<number>;
  subjects: readonly Subject[];
  /** kubectl's errors that still count and that no `lines` entry expects. */
  errors: readonly Finding[];
  /** Those of `errors` that are a failure by themselves, not a slip after which another command succeeded. */
  failures: ReadonlySet<Finding>;
}

/** The verdict of one expectation, with what the whole verdict needs besides. */
export interface Judged extends Omit<ExpectationVerdict, 'findings'> {
  outcomes: readonly Outcome[];
  /** Whether any row, line or error of the paste is about this expectation; if none is about any: `unrelated`. */
  concerned: boolean;
  /** Of how many objects, or replicas of the one object, how many are ready; undefined where readiness is not asked. */
  progress: { ready: number; total: number } | undefined;
}

/** The worst of the outcomes is the verdict. */
export const conclude = (
  outcomes: readonly Outcome[],
  concerned: boolean,
  objects: readonly AssessedObject[] = [],
  progress?: Judged['progress'],
): Judged => ({
  verdict: worst(outcomes),
  objects,
  outcomes,
  concerned,
  progress,
});

/** A value that the learner has not given yet: without it nobody knows what is meant. */
export const unsetVariable = (variable: string): Judged =>
  conclude([outcome('unreadable', finding('variable-unset', { variable }))], true);

/** The object as the verdict shows it, with the findings that count for the expectation. */
export function assessed(subject: Subject, findings: readonly Finding[]): AssessedObject {
  const { kind, namespace, name, cut, judgement, row } = subject;
  const { deciding } = judgement;
  const status = cut ? 'unknown' : judgement.status;
  return { kind: kind ?? '', namespace, name, status, deciding, row, findings };
}
