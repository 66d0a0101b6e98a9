/** CronJobs: there is nothing to wait for (kstatus: always Current); a suspended one starts no Jobs. */
import type { Meaning } from './words.ts';
import { byWord } from './words.ts';

const active: Meaning = ['ready'];
const suspended: Meaning = ['ready', 'cronjob-suspended'];

/** Printed with a capital since Kubernetes 1.9, without one before. */
export const cronJobs = byWord('SUSPEND', {
  False: active,
  false: active,
  True: suspended,
  true: suspended,
});
