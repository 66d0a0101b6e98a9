/** PersistentVolumes and their claims: the phase (kstatus: Bound; Argo CD: Lost is Degraded). */
import { finding } from '#checker/findings.ts';
import * as run from './commands.ts';
import type { Meaning } from './words.ts';
import { byWord, terminatingMeaning } from './words.ts';

const pending: Meaning = [
  'progressing',
  (printed, at) => {
    const { kind, name } = printed;
    return finding('volume-pending', { kind, name }, at, run.describe(kind, printed));
  },
];
const failed: Meaning = [
  'failed',
  (printed, at) => {
    const { kind, name } = printed;
    const status = printed.cells['STATUS']?.text ?? '';
    return finding('volume-failed', { kind, name, status }, at, run.describe(kind, printed));
  },
];

export const persistentVolumes = byWord('STATUS', {
  Bound: ['ready'],
  Available: ['ready'],
  Pending: pending,
  // Its claim is gone and its data still there: whether that is right, only the owner knows.
  Released: ['unknown', ({ name }, at) => finding('volume-released', { name }, at)],
  Failed: failed,
  Terminating: terminatingMeaning,
});

export const persistentVolumeClaims = byWord('STATUS', {
  Bound: ['ready'],
  Pending: pending,
  Lost: failed,
  Terminating: terminatingMeaning,
});
