/** ComponentStatuses (deprecated since Kubernetes 1.19): Healthy, Unhealthy or Unknown (printComponentStatus). */
import { messageOrNothing } from './looks.ts';
import type { Columns, KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Value } from './value.ts';
import { listAt, textAt } from './value.ts';
import { byWord } from './words.ts';

export const componentStatus: KindRecord = {
  kind: 'ComponentStatus',
  group: '',
  shortNames: ['cs'],
  clusterScoped: true,
  layouts: [columns('NAME STATUS MESSAGE ERROR')],
  cells: { MESSAGE: messageOrNothing, ERROR: messageOrNothing },
  print,
  readiness: byWord('STATUS', {
    Healthy: ['ready'],
    Unhealthy: ['failed', 'component-unhealthy'],
    Unknown: ['progressing', 'component-unhealthy'],
  }),
};

/** Its conditions stand beside `metadata`, not in `status`. */
function print(object: Value): Columns {
  const healthy = listAt(object, 'conditions').find((each) => textAt(each, 'type') === 'Healthy');
  const words: Readonly<Record<string, string>> = { True: 'Healthy', False: 'Unhealthy' };
  return { STATUS: words[textAt(healthy, 'status')] ?? 'Unknown' };
}
