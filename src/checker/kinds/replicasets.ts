/**
 * ReplicaSets and ReplicationControllers: CURRENT equals DESIRED and all are READY (kstatus). 0/0/0 is what a
 * Deployment keeps of its earlier revisions: passed over, and alone it shows nothing.
 */
import { integer } from './numbers.ts';
import { replicas, surplus } from './replicas.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';

export function replicaSets(printed: Printed): Judgement {
  const desired = integer(text(printed, 'DESIRED'));
  const ready = integer(text(printed, 'READY'));
  const judgement = replicas(printed, { desired, ready, column: 'DESIRED' }, [
    { column: 'CURRENT', short: 'replicas-uncreated' },
    { column: 'READY', short: 'replicas-not-ready' },
  ]);
  const current = integer(text(printed, 'CURRENT')) ?? 0;
  const settled = surplus(printed, 'CURRENT', judgement, current, desired ?? 0);
  return settled.idle && printed.kind === 'ReplicaSet' ? { ...settled, idle: 'old' } : settled;
}
