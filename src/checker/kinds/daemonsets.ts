/** DaemonSets: CURRENT, UP-TO-DATE, READY and AVAILABLE must all reach DESIRED (kstatus; rollout_status.go). */
import { integer } from './numbers.ts';
import { replicas, surplus } from './replicas.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';

export function daemonSets(printed: Printed): Judgement {
  const number = (column: string) => integer(text(printed, column));
  const want = { column: 'DESIRED', desired: number('DESIRED'), ready: number('READY') };
  const judgement = replicas(printed, want, [
    ['CURRENT', 'replicas-uncreated'],
    ['UP-TO-DATE', 'replicas-outdated'],
    ['READY', 'replicas-not-ready'],
    ['AVAILABLE', 'replicas-unavailable'],
  ]);
  return judgement.idle
    ? surplus(printed, 'CURRENT', judgement, number('CURRENT') ?? 0, 0)
    : judgement;
}
