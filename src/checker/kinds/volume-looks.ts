/** What PersistentVolumes and their claims print alike: nothing of it until a claim is bound. */
import type { CellLook } from './looks.ts';

export const capacity: CellLook = { like: /^\d[\w.]*$/, empty: true };

export const accessModes: CellLook = {
  like: /^(?:RWOP?|ROX|RWX)(?:,(?:RWOP?|ROX|RWX))*$/,
  empty: true,
};
