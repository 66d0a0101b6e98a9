import { optional } from './looks.ts';
import type { CellLook } from './looks.ts';
import { columns } from './record.ts';
import type { KindRecord } from './record.ts';
import { at } from './value.ts';
import { byWord, phaseAsStatus, terminatingMeaning, waitingMeaning } from './words.ts';

const accessModes: CellLook = {
  like: /^R[WOXPR,]+$/,
  empty: true,
};

/** What they have in common: of a claim, nothing but STATUS is printed until it is bound. */
const alike = {
  group: '',
  wide: ['VOLUMEMODE'],
  cells: {
    CAPACITY: { like: /^\d[\w.]*$/, empty: true },
    'ACCESS MODES': accessModes,
    STORAGECLASS: optional,
    VOLUMEATTRIBUTESCLASS: optional,
  },
  print: phaseAsStatus,
} satisfies Partial<KindRecord>;

/**
 * PersistentVolumes and their claims: the phase (printPersistentVolume and printPersistentVolumeClaim in printers.go;
 * kstatus: Bound; Argo CD: Lost is Degraded).
 */
export const persistentVolume: KindRecord = {
  ...alike,
  kind: 'PersistentVolume',
  shortNames: ['pv'],
  clusterScoped: true,
  layouts: [
    columns(
      'NAME CAPACITY ACCESS_MODES RECLAIM_POLICY STATUS CLAIM STORAGECLASS VOLUMEATTRIBUTESCLASS REASON AGE',
    ),
    columns('NAME CAPACITY ACCESS_MODES RECLAIM_POLICY STATUS CLAIM STORAGECLASS REASON AGE'),
  ],
  cells: {
    ...alike.cells,
    CLAIM: optional,
    REASON: optional,
  },
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

export const persistentVolumeClaim: KindRecord = {
  ...alike,
  kind: 'PersistentVolumeClaim',
  shortNames: ['pvc'],
  layouts: [
    columns('NAME STATUS VOLUME CAPACITY ACCESS_MODES STORAGECLASS VOLUMEATTRIBUTESCLASS AGE'),
    columns('NAME STATUS VOLUME CAPACITY ACCESS_MODES STORAGECLASS AGE'),
  ],
  cells: { ...alike.cells, VOLUME: optional },
  readiness: byWord('STATUS', {
    Bound: ['ready'],
    Pending: ['progressing', 'volume-pending'],
    Lost: ['failed', 'volume-failed'],
    Terminating: terminatingMeaning,
  }),
};

/** VolumeAttachments: ATTACHED is a boolean, `true` once the volume is on its node (printVolumeAttachment in printers.go). */
export const volumeAttachment: KindRecord = {
  kind: 'VolumeAttachment',
  group: 'storage.k8s.io',
  clusterScoped: true,
  layouts: [columns('NAME ATTACHER PV NODE ATTACHED AGE')],
  print: (object) => ({ ATTACHED: String(at(object, 'status', 'attached') === true) }),
  readiness: byWord('ATTACHED', { true: ['ready'], false: waitingMeaning }),
};
