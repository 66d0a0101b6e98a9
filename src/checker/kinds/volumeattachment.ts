/** VolumeAttachments: ATTACHED is a boolean, `true` once the volume is on its node (printVolumeAttachment in printers.go). */
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { at } from './value.ts';
import { byWord } from './words.ts';

export const volumeAttachment: KindRecord = {
  kind: 'VolumeAttachment',
  plural: 'volumeattachments',
  group: 'storage.k8s.io',
  shortNames: [],
  namespaced: false,
  layouts: [columns('NAME ATTACHER PV NODE ATTACHED AGE')],
  print: (object) => ({ ATTACHED: String(at(object, 'status', 'attached') === true) }),
  readiness: byWord('ATTACHED', {
    true: ['ready'],
    false: ['progressing', 'condition-not-true'],
  }),
};
