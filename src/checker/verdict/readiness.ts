/** What the status of one object means for what is asked of it (design section 4, "Doubt is never met"). */
import { finding } from '#checker/findings.ts';
import { get } from '#checker/kinds/commands.ts';
import { isListed } from '#checker/kinds/index.ts';
import type { Expectation } from '#checker/types.ts';
import type { Subject } from './subject.ts';
import { outcome, outcomeOf } from './verdicts.ts';
import type { Outcome } from './verdicts.ts';

/**
 * `cells`: the check asks for cells only. `natural`: nothing is said, so ready, or listed where the kind has no
 * readiness: an author who forgets `ready` must not get a check that passes wrong work. `everything`: a check without
 * expectations asks it of whatever is listed.
 */
export type Demand = 'ready' | 'not-ready' | 'natural' | 'everything' | 'cells';

export function demandOf({ ready, columns, where }: Expectation): Demand {
  if (ready !== undefined) return ready ? 'ready' : 'not-ready';
  return columns || where ? 'cells' : 'natural';
}

const byStatus = {
  ready: 'met',
  progressing: 'waiting',
  failed: 'failed',
  terminating: 'waiting',
  // Nothing that was printed could say that it is ready, and readiness is asked for.
  listed: 'unreadable',
  unknown: 'unreadable',
} as const;

/** The verdict on one object, before any condition on its cells. `named`: the check names it, or its pattern does. */
export function readinessOf(
  subject: Subject,
  demand: Demand,
  { zero, named }: { zero: boolean; named: boolean },
): Outcome {
  const { judgement, cut, name } = subject;
  const { status, findings, idle, bare, finished } = judgement;
  const kind = subject.kind ?? '';
  if (cut) return outcomeOf('unreadable', findings);
  if (status === 'terminating') return outcomeOf('waiting', findings);
  if (demand === 'cells') return outcome('met');
  if (idle) return zero && demand !== 'not-ready' ? outcome('met') : outcomeOf('waiting', findings);
  if (demand === 'natural' && bare && isListed(kind)) return outcome('met');
  if (status === 'listed')
    // The object is there, and that is all that its print can say.
    return !demand.endsWith('ready')
      ? outcomeOf('met', findings)
      : outcome('unreadable', finding('readiness-not-shown', { kind, name }, subject.at));
  // Whoever names a Pod and asks that it is ready means one that runs, not one that has run.
  if (finished && named && demand === 'ready')
    return outcome('unreadable', finding('pod-finished', { name }, subject.at, get(kind, subject)));
  if (demand !== 'not-ready' || status === 'unknown') return outcomeOf(byStatus[status], findings);
  return status === 'ready'
    ? outcome('failed', finding('ready-unexpected', { kind, name }, subject.at, get(kind, subject)))
    : outcome('met');
}
