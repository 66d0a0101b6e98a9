/** PersistentVolumes: the phase (printPersistentVolume in printers.go; kstatus: Bound). */
import { optional } from './looks.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { accessModes, capacity } from './volume-looks.ts';
import { byWord, phaseAsStatus, terminatingMeaning } from './words.ts';

export const persistentVolume: KindRecord = {
  kind: 'PersistentVolume',
  plural: 'persistentvolumes',
  group: '',
  shortNames: ['pv'],
  namespaced: false,
  layouts: [
    columns(
      'NAME CAPACITY ACCESS_MODES RECLAIM_POLICY STATUS CLAIM STORAGECLASS VOLUMEATTRIBUTESCLASS REASON AGE',
    ),
    columns('NAME CAPACITY ACCESS_MODES RECLAIM_POLICY STATUS CLAIM STORAGECLASS REASON AGE'),
    // until Kubernetes 1.8, and 1.5
    columns('NAME CAPACITY ACCESSMODES RECLAIMPOLICY STATUS CLAIM STORAGECLASS REASON AGE'),
    columns('NAME CAPACITY ACCESSMODES RECLAIMPOLICY STATUS CLAIM REASON AGE'),
  ],
  wide: ['VOLUMEMODE'],
  cells: {
    CAPACITY: capacity,
    'ACCESS MODES': accessModes,
    ACCESSMODES: accessModes,
    'RECLAIM POLICY': { like: /^(?:Retain|Delete|Recycle)$/ },
    CLAIM: optional,
    STORAGECLASS: optional,
    VOLUMEATTRIBUTESCLASS: optional,
    REASON: optional,
  },
  print: phaseAsStatus,
  readiness: byWord('STATUS', {
    Bound: ['ready'],
    Available: ['ready'],
    Pending: ['progressing', 'volume-pending'],
    // Its claim is gone and its data still there: whether that is right, only the owner knows.
    Released: ['unknown', 'volume-released'],
    Failed: ['failed', 'volume-failed'],
    Terminating: terminatingMeaning,
  }),
};
