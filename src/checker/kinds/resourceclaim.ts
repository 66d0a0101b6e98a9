/** ResourceClaims: STATE is pending, allocated, reserved for a Pod, or deleted (resourceClaimState in printers.go). */
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { at, listAt } from './value.ts';
import type { Meaning } from './words.ts';
import { byWord, terminatingMeaning } from './words.ts';

const allocated: Meaning = ['ready'];

export const resourceClaim: KindRecord = {
  kind: 'ResourceClaim',
  plural: 'resourceclaims',
  group: 'resource.k8s.io',
  shortNames: [],
  namespaced: true,
  layouts: [columns('NAME STATE AGE')],
  print: (object) => {
    if (at(object, 'status', 'allocation') === undefined) return { STATE: 'pending' };
    const isReserved = listAt(object, 'status', 'reservedFor').length > 0;
    return { STATE: isReserved ? 'allocated,reserved' : 'allocated' };
  },
  readiness: byWord('STATE', {
    allocated,
    'allocated,reserved': allocated,
    pending: ['progressing', 'condition-not-true'],
    deleted: terminatingMeaning,
    'deleted,allocated': terminatingMeaning,
    'deleted,allocated,reserved': terminatingMeaning,
  }),
};
