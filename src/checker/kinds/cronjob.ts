/** CronJobs: there is nothing to wait for (kstatus: always Current); a suspended one starts no Jobs. */
import { count, duration } from './looks.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { at } from './value.ts';
import type { Meaning } from './words.ts';
import { byWord } from './words.ts';

const active: Meaning = ['ready'];
const suspended: Meaning = ['ready', 'cronjob-suspended'];

export const cronJob: KindRecord = {
  kind: 'CronJob',
  plural: 'cronjobs',
  group: 'batch',
  shortNames: ['cj'],
  namespaced: true,
  layouts: [
    columns('NAME SCHEDULE TIMEZONE SUSPEND ACTIVE LAST_SCHEDULE AGE'),
    columns('NAME SCHEDULE TIMEZONE SUSPEND ACTIVE LAST_SCHEDULE NEXT_SCHEDULE AGE'),
    columns('NAME SCHEDULE SUSPEND ACTIVE LAST_SCHEDULE AGE'),
  ],
  wide: columns('CONTAINERS IMAGES SELECTOR'),
  formerWide: columns('CONTAINER(S) IMAGE(S)'),
  cells: {
    SCHEDULE: {
      like: /^(?:@\w+|(?:TZ=\S+ |CRON_TZ=\S+ )?\S+(?: \S+){4}|@every \S+)$/,
      blanks: 'some',
    },
    SUSPEND: { like: /^(?:True|False|<[a-z]+>)$/i },
    ACTIVE: count,
    'LAST SCHEDULE': duration,
    'NEXT SCHEDULE': duration,
  },
  print: (object) => ({ SUSPEND: at(object, 'spec', 'suspend') === true ? 'True' : 'False' }),
  // Printed with a capital since Kubernetes 1.9, without one before.
  readiness: byWord('SUSPEND', {
    False: active,
    false: active,
    True: suspended,
    true: suspended,
  }),
};
