/** PersistentVolumes and their claims: the phase (kstatus: Bound; Argo CD: Lost is Degraded). */
import type { Meaning } from './words.ts';
import { byWord, terminatingMeaning } from './words.ts';

const pending: Meaning = ['progressing', 'volume-pending'];
const failed: Meaning = ['failed', 'volume-failed'];

export const persistentVolumes = byWord('STATUS', {
  Bound: ['ready'],
  Available: ['ready'],
  Pending: pending,
  // Its claim is gone and its data still there: whether that is right, only the owner knows.
  Released: ['unknown', 'volume-released'],
  Failed: failed,
  Terminating: terminatingMeaning,
});

export const persistentVolumeClaims = byWord('STATUS', {
  Bound: ['ready'],
  Pending: pending,
  Lost: failed,
  Terminating: terminatingMeaning,
});
