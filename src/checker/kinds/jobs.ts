/**
 * Jobs: STATUS where it is printed (since Kubernetes 1.31, printJob in pkg/printers/internalversion/printers.go),
 * else COMPLETIONS `n/m` or `n/1 of m`, before 1.10 DESIRED and SUCCESSFUL. A Job is ready when it is complete
 * (Argo CD, Helm); kstatus also accepts a running one, we do not.
 */
import { finding } from '#checker/findings.ts';
import type { Finding, Place } from '#checker/types.ts';
import * as run from './commands.ts';
import { fraction } from './numbers.ts';
import { bare, judged, unknown } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { placeOf, text } from './rule.ts';
import { byWord, terminatingMeaning } from './words.ts';

const running = (printed: Printed, at: Place | undefined): Finding =>
  finding(
    'job-running',
    {
      name: printed.name,
      value: text(printed, 'COMPLETIONS') ?? text(printed, 'SUCCESSFUL') ?? '0',
    },
    at,
    run.describe('Job', printed),
  );
const failed = (printed: Printed, at: Place | undefined): Finding =>
  finding('job-failed', { name: printed.name }, at, run.describe('Job', printed));

const byStatus = byWord('STATUS', {
  Complete: ['ready'],
  Running: ['progressing', running],
  SuccessCriteriaMet: ['progressing', running],
  Suspended: ['progressing', ({ name }, at) => finding('job-suspended', { name }, at)],
  FailureTarget: ['progressing', failed],
  Failed: ['failed', failed],
  Terminating: terminatingMeaning,
});

export function jobs(printed: Printed): Judgement {
  if (text(printed, 'STATUS') !== undefined) return byStatus(printed);
  const [column, done] =
    text(printed, 'COMPLETIONS') === undefined
      ? ['SUCCESSFUL', fraction(`${text(printed, 'SUCCESSFUL')}/${text(printed, 'DESIRED')}`)]
      : ['COMPLETIONS', fraction(text(printed, 'COMPLETIONS'))];
  if (text(printed, column) === undefined) return bare(printed);
  if (!done) return unknown(printed, column);
  const deciding = column === 'SUCCESSFUL' ? ['DESIRED', column] : [column];
  return done.ready >= done.total && done.total > 0
    ? judged('ready', deciding)
    : judged('progressing', deciding, running(printed, placeOf(printed, column)));
}
