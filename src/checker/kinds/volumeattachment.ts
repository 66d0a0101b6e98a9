/** VolumeAttachments: ATTACHED is a boolean, `true` once the volume is on its node (printVolumeAttachment in printers.go). */
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { at } from './value.ts';
import { byWord, waitingMeaning } from './words.ts';

export const volumeAttachment: KindRecord = {
  kind: 'VolumeAttachment',
  group: 'storage.k8s.io',
  clusterScoped: true,
  layouts: [columns('NAME ATTACHER PV NODE ATTACHED AGE')],
  print: (object) => ({ ATTACHED: String(at(object, 'status', 'attached') === true) }),
  readiness: byWord('ATTACHED', { true: ['ready'], false: waitingMeaning }),
};
