/**
 * Gateways (Gateway API v1.4, config/crd/standard/gateway.networking.k8s.io_gateways.yaml): PROGRAMMED is True once the
 * data plane has the configuration. In JSON and YAML each listener says so too (apis/v1/gateway_types.go).
 */
import { conditionColumns } from './conditions.ts';
import { optional, truth } from './looks.ts';
import { deniedWithin } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { listAt } from './value.ts';
import { byWord, waitingMeaning } from './words.ts';

const programmed = byWord('PROGRAMMED', {
  True: ['ready'],
  False: waitingMeaning,
  Unknown: waitingMeaning,
  '': waitingMeaning,
});

const needed = ['Accepted', 'Programmed', 'ResolvedRefs'];

export const gateway: KindRecord = {
  kind: 'Gateway',
  group: 'gateway.networking.k8s.io',
  shortNames: ['gtw'],
  custom: true,
  layouts: [columns('NAME CLASS ADDRESS PROGRAMMED AGE')],
  cells: { ADDRESS: optional, PROGRAMMED: truth },
  print: (object) => ({ PROGRAMMED: '', ...conditionColumns(object) }),
  readiness: (printed) => {
    const { whole } = printed;
    const shown = programmed(printed);
    if (whole === undefined || shown.status !== 'ready') return shown;
    const listeners = listAt(whole, 'status', 'listeners');
    const expected = listAt(whole, 'spec', 'listeners').length;
    return deniedWithin(printed, listeners, expected, needed) ?? shown;
  },
};
