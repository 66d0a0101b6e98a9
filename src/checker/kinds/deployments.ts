/**
 * Deployments: the new replicas must all be there, ready and available, the old ones gone
 * (rollout_status.go: updated >= spec, total <= updated, available >= updated). READY `3/3` with UP-TO-DATE 1 is a
 * rollout that is stuck. Until Kubernetes 1.13 READY was not printed: DESIRED and CURRENT were (PR 70466).
 */
import { fraction, integer } from './numbers.ts';
import { replicas, surplus } from './replicas.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';

export function deployments(printed: Printed): Judgement {
  const old = text(printed, 'READY') === undefined && text(printed, 'DESIRED') !== undefined;
  const updated = integer(text(printed, 'UP-TO-DATE')) ?? 0;
  if (old) {
    const desired = integer(text(printed, 'DESIRED'));
    const ready = integer(text(printed, 'AVAILABLE'));
    const judgement = replicas(printed, { desired, ready, column: 'DESIRED' }, [
      { column: 'CURRENT', short: 'replicas-uncreated' },
      { column: 'UP-TO-DATE', short: 'replicas-outdated' },
      { column: 'AVAILABLE', short: 'replicas-unavailable' },
    ]);
    return surplus(printed, 'CURRENT', judgement, integer(text(printed, 'CURRENT')) ?? 0, updated);
  }
  const ready = fraction(text(printed, 'READY'));
  const judgement = replicas(
    printed,
    { desired: ready?.total, ready: ready?.ready, column: 'READY' },
    [
      { column: 'UP-TO-DATE', short: 'replicas-outdated' },
      { column: 'READY', value: ready?.ready, short: 'replicas-not-ready' },
      { column: 'AVAILABLE', short: 'replicas-unavailable' },
    ],
  );
  return surplus(printed, 'READY', judgement, ready?.ready ?? 0, updated);
}
