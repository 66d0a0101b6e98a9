/** One object against what an expectation asks of it: readiness, cells, and that it is the right one. */
import { tryCondition } from './conditions.ts';
import { finding } from '#checker/findings.ts';
import type { AssessedObject, Check, Expectation } from '#checker/types.ts';
import { assessed } from './paste.ts';
import { askedBy, asksForZero, readinessOf } from './readiness.ts';
import type { Candidate } from './selection.ts';
import type { Outcome } from './verdicts.ts';
import { worst } from './verdicts.ts';

export interface ObjectOutcome extends Outcome {
  object: AssessedObject;
}

/** `wanted` is the expected namespace, if there is one. */
export function judgeObject(
  { subject, fit }: Candidate,
  expectation: Expectation,
  wanted: string | undefined,
  check: Check,
): ObjectOutcome {
  const { name, cells, judgement, at } = subject;
  const asked = askedBy(expectation);
  const readiness = readinessOf(subject, asked, asksForZero(expectation));
  if (!expectation.columns && fit !== 'doubt')
    return { ...readiness, object: assessed(subject, readiness.findings) };
  const outcomes: Pick<Outcome, 'verdict'>[] = [readiness];
  const findings = [...readiness.findings];
  // What still moves may yet get the cell it should have; what is settled will not by itself.
  const moves = judgement.status === 'progressing' || judgement.status === 'terminating';

  const given = { name, cells, variables: check.variables ?? {} };
  for (const [column, condition] of Object.entries(expectation.columns ?? {})) {
    const outcome = tryCondition(given, column, condition);
    outcomes.push(outcome.verdict === 'failed' && moves ? { verdict: 'waiting' } : outcome);
    findings.push(...outcome.findings);
  }
  if (fit === 'doubt') {
    outcomes.push({ verdict: 'unreadable' });
    findings.push(finding('namespace-unknown', { namespace: wanted ?? '' }, at, check.command));
  }
  const deciding = [...new Set([...judgement.deciding, ...Object.keys(expectation.columns ?? {})])];
  return {
    verdict: worst(outcomes),
    findings,
    object: { ...assessed(subject, findings), deciding },
  };
}
