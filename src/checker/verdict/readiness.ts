/** What the status of one object means for what is asked of it (design section 4, "Doubt is never met"). */
import { isZeroAsked } from './counting.ts';
import { finding } from '#checker/findings.ts';
import { isListed } from '#checker/kinds/index.ts';
import { get } from '#checker/kinds/commands.ts';
import type { Expectation } from '#checker/types.ts';
import type { Subject } from '#checker/objects/subject.ts';
import type { Outcome } from './verdicts.ts';

/**
 * `listed`: the check asks for cells only. `natural`: nothing is said, so ready, or listed where the kind has no
 * readiness. An author who forgets `ready` must not get a check that passes wrong work.
 */
export type Asked = 'ready' | 'not-ready' | 'natural' | 'listed';

export function askedBy({ ready, columns }: Expectation): Asked {
  if (ready !== undefined) return ready ? 'ready' : 'not-ready';
  return columns ? 'listed' : 'natural';
}

/** Whether the check itself wants nothing to be desired. */
export const asksForZero = (expectation: Expectation): boolean =>
  (expectation.columns !== undefined || expectation.count !== undefined) &&
  isZeroAsked(expectation);

const byStatus = {
  ready: 'met',
  listed: 'unreadable',
  progressing: 'waiting',
  failed: 'failed',
  terminating: 'waiting',
  unknown: 'unreadable',
} as const;

/** The verdict on one object, before any condition on its cells. */
export function readinessOf(subject: Subject, asked: Asked, zero: boolean): Outcome {
  const { judgement, cut, name, at } = subject;
  const { status, findings, idle, bare } = judgement;
  const kind = subject.kind ?? '';
  if (cut) return { verdict: 'unreadable', findings: [finding('row-cut', { name }, at)] };
  if (status === 'terminating') return { verdict: 'waiting', findings };
  if (asked === 'listed') return { verdict: 'met', findings: [] };
  if (idle)
    return zero && asked !== 'not-ready'
      ? { verdict: 'met', findings: [] }
      : { verdict: 'waiting', findings };
  if (asked === 'natural' && (status === 'listed' || (bare && isListed(kind))))
    return { verdict: 'met', findings };
  if (status === 'listed')
    return {
      verdict: 'unreadable',
      findings: [
        finding('readiness-not-shown', { kind, name }, at, get(kind, subject)),
        ...findings,
      ],
    };
  if (asked !== 'not-ready' || status === 'unknown') return { verdict: byStatus[status], findings };
  return status === 'ready'
    ? {
        verdict: 'failed',
        findings: [finding('ready-unexpected', { kind, name }, at, get(kind, subject))],
      }
    : { verdict: 'met', findings: [] };
}
