/** CronJobs: there is nothing to wait for (kstatus: always Current); a suspended one starts no Jobs. */
import { count, duration, truth } from './looks.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { at } from './value.ts';
import { byWord } from './words.ts';

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
