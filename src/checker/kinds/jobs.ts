/**
 * Jobs: STATUS where it is printed (since Kubernetes 1.31, printJob in pkg/printers/internalversion/printers.go),
 * else COMPLETIONS `n/m` or `n/1 of m`, before 1.10 DESIRED and SUCCESSFUL. A Job is ready when it is complete
 * (Argo CD, Helm); kstatus also accepts a running one, we do not.
 */
import { fraction } from './numbers.ts';
import { bare, because, judged, unknown } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';
import { byWord, terminatingMeaning } from './words.ts';

const byStatus = byWord('STATUS', {
  Complete: ['ready'],
  Running: ['progressing', 'job-running'],
  SuccessCriteriaMet: ['progressing', 'job-running'],
  Suspended: ['progressing', 'job-suspended'],
  FailureTarget: ['progressing', 'job-failed'],
  Failed: ['failed', 'job-failed'],
  Terminating: terminatingMeaning,
});

export function jobs(printed: Printed): Judgement {
  if (text(printed, 'STATUS') !== undefined) return byStatus(printed);
  const old = text(printed, 'COMPLETIONS') === undefined;
  const column = old ? 'SUCCESSFUL' : 'COMPLETIONS';
  const status = text(printed, column);
  if (status === undefined) return bare(printed);
  const done = fraction(old ? `${status}/${text(printed, 'DESIRED')}` : status);
  if (!done) return unknown(printed, column);
  const deciding = old ? ['DESIRED', column] : [column];
  return done.total > 0 && done.ready >= done.total
    ? judged('ready', deciding)
    : because(printed, 'progressing', column, 'job-running', { status }, deciding);
}
