/**
 * StatefulSets: READY `n/m` (rollout_status.go: ready >= spec; the revision is not printed). Until Kubernetes 1.13
 * only DESIRED and CURRENT were printed (PR 70466): they can show that something is missing, never that it is ready.
 */
import { fraction, integer } from './numbers.ts';
import { replicas, surplus } from './replicas.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';

export function statefulSets(printed: Printed): Judgement {
  const desired = integer(text(printed, 'DESIRED'));
  if (text(printed, 'READY') === undefined && desired !== undefined)
    return replicas(printed, { column: 'DESIRED', desired, ready: 0 }, [
      ['CURRENT', 'replicas-uncreated'],
      ['READY', 'replicas-not-ready'],
    ]);
  const { ready, total } = fraction(text(printed, 'READY')) ?? {};
  const judgement = replicas(printed, { column: 'READY', desired: total, ready }, [
    ['READY', 'replicas-not-ready', ready],
  ]);
  return surplus(printed, 'READY', judgement, ready ?? 0, total ?? 0);
}
