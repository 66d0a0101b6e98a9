/**
 * StatefulSets: READY `n/m` (rollout_status.go: ready >= spec; the revision is not printed). Until Kubernetes 1.13
 * only DESIRED and CURRENT were printed (PR 70466): they can show that something is missing, never that it is ready.
 */
import { fraction, integer } from './numbers.ts';
import { replicas, surplus } from './replicas.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';

export function statefulSets(printed: Printed): Judgement {
  const ready = fraction(text(printed, 'READY'));
  if (text(printed, 'READY') === undefined && text(printed, 'DESIRED') !== undefined)
    return replicas(
      printed,
      { desired: integer(text(printed, 'DESIRED')), ready: 0, column: 'DESIRED' },
      [
        { column: 'CURRENT', short: 'replicas-uncreated' },
        { column: 'READY', short: 'replicas-not-ready' },
      ],
    );
  const judgement = replicas(
    printed,
    { desired: ready?.total, ready: ready?.ready, column: 'READY' },
    [{ column: 'READY', value: ready?.ready, short: 'replicas-not-ready' }],
  );
  return surplus(printed, 'READY', judgement, ready?.ready ?? 0, ready?.total ?? 0);
}
