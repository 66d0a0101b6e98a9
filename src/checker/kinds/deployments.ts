/**
 * Deployments: the new replicas must all be there, ready and available, the old ones gone
 * (rollout_status.go: updated >= spec, total <= updated, available >= updated), and no more than are wanted (kstatus).
 * READY `3/3` with UP-TO-DATE 1 is a rollout that is stuck. Until Kubernetes 1.13 READY was not printed: DESIRED and
 * CURRENT were (PR 70466).
 */
import { fraction, integer } from './numbers.ts';
import type { Need } from './replicas.ts';
import { replicas, surplus } from './replicas.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';

const outdated: Need = ['UP-TO-DATE', 'replicas-outdated'];
const unavailable: Need = ['AVAILABLE', 'replicas-unavailable'];

export function deployments(printed: Printed): Judgement {
  const number = (column: string) => integer(text(printed, column));
  const updated = number('UP-TO-DATE') ?? 0;
  if (text(printed, 'READY') === undefined && text(printed, 'DESIRED') !== undefined) {
    const want = { column: 'DESIRED', desired: number('DESIRED'), ready: number('AVAILABLE') };
    const created: Need = ['CURRENT', 'replicas-uncreated'];
    const judgement = replicas(printed, want, [created, outdated, unavailable]);
    return surplus(printed, 'CURRENT', judgement, number('CURRENT') ?? 0, updated);
  }
  const { ready, total } = fraction(text(printed, 'READY')) ?? {};
  const judgement = replicas(printed, { column: 'READY', desired: total, ready }, [
    outdated,
    ['READY', 'replicas-not-ready', ready],
    unavailable,
  ]);
  return surplus(printed, 'READY', judgement, ready ?? 0, Math.min(updated, total ?? 0));
}
