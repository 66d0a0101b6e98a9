/** Namespaces: the phase, Active or Terminating (printNamespace in printers.go). */
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { byWord, phaseAsStatus, terminatingMeaning } from './words.ts';

export const namespace: KindRecord = {
  kind: 'Namespace',
  group: '',
  shortNames: ['ns'],
  clusterScoped: true,
  layouts: [columns('NAME STATUS AGE')],
  cells: { STATUS: { like: /^(?:Active|Terminating)$/, empty: true } },
  print: phaseAsStatus,
  readiness: byWord('STATUS', { Active: ['ready'], Terminating: terminatingMeaning }),
};
