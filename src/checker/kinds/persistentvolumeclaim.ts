/** PersistentVolumeClaims: the phase (printPersistentVolumeClaim in printers.go; kstatus: Bound; Argo CD: Lost is Degraded). */
import { optional } from './looks.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { accessModes, capacity } from './volume-looks.ts';
import { byWord, phaseAsStatus, terminatingMeaning } from './words.ts';

export const persistentVolumeClaim: KindRecord = {
  kind: 'PersistentVolumeClaim',
  plural: 'persistentvolumeclaims',
  group: '',
  shortNames: ['pvc'],
  namespaced: true,
  layouts: [
    columns('NAME STATUS VOLUME CAPACITY ACCESS_MODES STORAGECLASS VOLUMEATTRIBUTESCLASS AGE'),
    columns('NAME STATUS VOLUME CAPACITY ACCESS_MODES STORAGECLASS AGE'),
    // until Kubernetes 1.8, and 1.5
    columns('NAME STATUS VOLUME CAPACITY ACCESSMODES STORAGECLASS AGE'),
    columns('NAME STATUS VOLUME CAPACITY ACCESSMODES AGE'),
  ],
  wide: ['VOLUMEMODE'],
  cells: {
    VOLUME: optional,
    CAPACITY: capacity,
    'ACCESS MODES': accessModes,
    ACCESSMODES: accessModes,
    STORAGECLASS: optional,
    VOLUMEATTRIBUTESCLASS: optional,
  },
  print: phaseAsStatus,
  readiness: byWord('STATUS', {
    Bound: ['ready'],
    Pending: ['progressing', 'volume-pending'],
    Lost: ['failed', 'volume-failed'],
    Terminating: terminatingMeaning,
  }),
};
