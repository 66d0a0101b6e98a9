/** GatewayClasses (Gateway API v1.4, config/crd/standard/gateway.networking.k8s.io_gatewayclasses.yaml): ACCEPTED is True. */
import { conditionColumns } from './conditions.ts';
import { optional, truth } from './looks.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { conditionMeanings, byWord } from './words.ts';

export const gatewayClass: KindRecord = {
  kind: 'GatewayClass',
  plural: 'gatewayclasses',
  group: 'gateway.networking.k8s.io',
  shortNames: ['gc'],
  namespaced: false,
  custom: true,
  layouts: [columns('NAME CONTROLLER ACCEPTED AGE')],
  wide: columns('DESCRIPTION'),
  cells: { ACCEPTED: truth, DESCRIPTION: optional },
  print: (object) => ({ ACCEPTED: '', ...conditionColumns(object) }),
  readiness: byWord('ACCEPTED', conditionMeanings),
};
