import { count, duration, phase, truth } from './looks.ts';
import { fraction } from './numbers.ts';
import { bare, because, judged, unknown } from './outcomes.ts';
import { columns } from './record.ts';
import type { Columns, KindRecord } from './record.ts';
import { text } from './rule.ts';
import type { Judgement, Printed } from './rule.ts';
import { at, conditionOf, countAt } from './value.ts';
import type { Value } from './value.ts';
import { byWord, terminatingMeaning } from './words.ts';

/**
 * Jobs: STATUS where it is printed (since Kubernetes 1.31, printJob in pkg/printers/internalversion/printers.go),
 * else COMPLETIONS `n/m` or `n/1 of m`. A Job is ready when it is complete
 * (Argo CD, Helm); kstatus also accepts a running one, we do not.
 */
export const job: KindRecord = {
  kind: 'Job',
  group: 'batch',
  layouts: [
    columns('NAME STATUS COMPLETIONS DURATION AGE'),
    columns('NAME COMPLETIONS DURATION AGE'),
  ],
  wide: columns('CONTAINERS IMAGES SELECTOR'),
  cells: {
    STATUS: phase,
    COMPLETIONS: { like: /^\d{1,9}\/\d{1,9}(?: of \d{1,9})?$/, blanks: 'some' },
    // Empty until the first Pod is started.
    DURATION: { ...duration, empty: true },
  },
  print,
  readiness,
};

const byStatus = byWord('STATUS', {
  Complete: ['ready'],
  Running: ['progressing', 'job-running'],
  SuccessCriteriaMet: ['progressing', 'job-running'],
  Suspended: ['progressing', 'suspended'],
  FailureTarget: ['progressing', 'job-failed'],
  Failed: ['failed', 'job-failed'],
  Terminating: terminatingMeaning,
});

function readiness(printed: Printed): Judgement {
  if (text(printed, 'STATUS') !== undefined) return byStatus(printed);
  const column = 'COMPLETIONS';
  const status = text(printed, column);
  if (status === undefined) return bare(printed);
  const done = fraction(status);
  if (!done) return unknown(printed, column);
  if (done.total === 0 || done.ready < done.total)
    return because(printed, 'progressing', column, 'job-running', { status });
  // `1/1 of 5`: one of five Pods has succeeded, and the others may still run.
  return status.includes(' of ') ? unknown(printed, column) : judged('ready', [column]);
}

function print(object: Value): Columns {
  const succeeded = countAt(object, 'status', 'succeeded');
  const parallelism = countAt(object, 'spec', 'parallelism');
  const desired =
    at(object, 'spec', 'completions') !== undefined
      ? countAt(object, 'spec', 'completions')
      : parallelism > 1
        ? `1 of ${parallelism}`
        : 1;
  const ended = ['Complete', 'Failed', 'Suspended', 'FailureTarget', 'SuccessCriteriaMet'];
  return {
    STATUS: ended.find((type) => conditionOf(object, type) === 'True') ?? 'Running',
    COMPLETIONS: `${succeeded}/${desired}`,
  };
}

/** CronJobs: there is nothing to wait for (kstatus: always Current); a suspended one starts no Jobs. */
export const cronJob: KindRecord = {
  kind: 'CronJob',
  group: 'batch',
  shortNames: ['cj'],
  layouts: [
    columns('NAME SCHEDULE TIMEZONE SUSPEND ACTIVE LAST_SCHEDULE AGE'),
    columns('NAME SCHEDULE TIMEZONE SUSPEND ACTIVE LAST_SCHEDULE NEXT_SCHEDULE AGE'),
    columns('NAME SCHEDULE SUSPEND ACTIVE LAST_SCHEDULE AGE'),
  ],
  wide: columns('CONTAINERS IMAGES SELECTOR'),
  cells: {
    SCHEDULE: {
      like: /^(?:@\w+|(?:TZ=\S+ |CRON_TZ=\S+ )?\S+(?: \S+){4}|@every \S+)$/,
      blanks: 'some',
    },
    SUSPEND: truth,
    ACTIVE: count,
    'LAST SCHEDULE': duration,
    'NEXT SCHEDULE': duration,
  },
  print: (object) => ({ SUSPEND: at(object, 'spec', 'suspend') === true ? 'True' : 'False' }),
  readiness: byWord('SUSPEND', { False: ['ready'], True: ['ready', 'cronjob-suspended'] }),
};
