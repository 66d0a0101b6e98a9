/** DaemonSets: CURRENT, UP-TO-DATE, READY and AVAILABLE must all reach DESIRED (kstatus; rollout_status.go). */
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { replicaLooks, replicas } from './replicas.ts';
import { countAt } from './value.ts';

export const daemonSet: KindRecord = {
  kind: 'DaemonSet',
  group: 'apps',
  shortNames: ['ds'],
  layouts: [columns('NAME DESIRED CURRENT READY UP-TO-DATE AVAILABLE NODE_SELECTOR AGE')],
  wide: columns('CONTAINERS IMAGES SELECTOR'),
  cells: replicaLooks,
  print: (set) => {
    const status = (key: string) => String(countAt(set, 'status', key));
    return {
      DESIRED: status('desiredNumberScheduled'),
      CURRENT: status('currentNumberScheduled'),
      READY: status('numberReady'),
      'UP-TO-DATE': status('updatedNumberScheduled'),
      AVAILABLE: status('numberAvailable'),
    };
  },
  reportsGeneration: true,
  readiness: (printed) => replicas(printed, ['CURRENT', 'UP-TO-DATE', 'READY', 'AVAILABLE']),
};
