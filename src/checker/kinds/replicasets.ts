/**
 * ReplicaSets and ReplicationControllers: CURRENT equals DESIRED and all are READY (kstatus). 0/0/0 is what a
 * Deployment keeps of its earlier revisions: passed over, and alone it shows nothing.
 */
import { integer } from './numbers.ts';
import { replicas, surplus } from './replicas.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';

export function replicaSets(printed: Printed): Judgement {
  const number = (column: string) => integer(text(printed, column));
  const desired = number('DESIRED');
  const want = { column: 'DESIRED', desired, ready: number('READY') };
  const judgement = replicas(printed, want, [
    ['CURRENT', 'replicas-uncreated'],
    ['READY', 'replicas-not-ready'],
  ]);
  const settled = surplus(printed, 'CURRENT', judgement, number('CURRENT') ?? 0, desired ?? 0);
  return settled.idle && printed.kind === 'ReplicaSet' ? { ...settled, idle: 'old' } : settled;
}
