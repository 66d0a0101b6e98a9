/** DaemonSets: CURRENT, UP-TO-DATE, READY and AVAILABLE must all reach DESIRED (kstatus; rollout_status.go). */
import { integer } from './numbers.ts';
import { replicas, surplus } from './replicas.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';

export function daemonSets(printed: Printed): Judgement {
  const desired = integer(text(printed, 'DESIRED'));
  const ready = integer(text(printed, 'READY'));
  const judgement = replicas(printed, { desired, ready, column: 'DESIRED' }, [
    { column: 'CURRENT', short: 'replicas-uncreated' },
    { column: 'UP-TO-DATE', short: 'replicas-outdated' },
    { column: 'READY', short: 'replicas-not-ready' },
    { column: 'AVAILABLE', short: 'replicas-unavailable' },
  ]);
  const current = integer(text(printed, 'CURRENT')) ?? 0;
  return judgement.idle ? surplus(printed, 'CURRENT', judgement, current, 0) : judgement;
}
