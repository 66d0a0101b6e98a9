import { conditionColumns } from './conditions.ts';
import { optional, truth } from './looks.ts';
import { bare, deniedWithin, judged } from './outcomes.ts';
import { columns } from './record.ts';
import type { KindRecord } from './record.ts';
import type { Judgement, Printed } from './rule.ts';
import { listAt } from './value.ts';
import { byWord, waitingMeaning } from './words.ts';

const programmed = byWord('PROGRAMMED', {
  True: ['ready'],
  False: waitingMeaning,
  Unknown: waitingMeaning,
  '': waitingMeaning,
});

const needed = ['Accepted', 'Programmed', 'ResolvedRefs'];

/**
 * Gateways (Gateway API v1.4, config/crd/standard/gateway.networking.k8s.io_gateways.yaml): PROGRAMMED is True once the
 * data plane has the configuration. In JSON and YAML each listener says so too (apis/v1/gateway_types.go).
 */
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

/**
 * HTTPRoutes (Gateway API v1.4, config/crd/standard/gateway.networking.k8s.io_httproutes.yaml): the table says nothing of
 * readiness. In JSON and YAML every parent must have taken the route up as it is now, Accepted and ResolvedRefs
 * (apis/v1/shared_types.go, RouteParentStatus).
 */
export const httpRoute: KindRecord = {
  kind: 'HTTPRoute',
  group: 'gateway.networking.k8s.io',
  custom: true,
  layouts: [columns('NAME HOSTNAMES AGE')],
  cells: { HOSTNAMES: optional },
  print: (object) => {
    const names = listAt(object, 'spec', 'hostnames');
    return { HOSTNAMES: names.length > 0 ? JSON.stringify(names) : '' };
  },
  readiness,
};

function readiness(printed: Printed): Judgement {
  const { whole } = printed;
  if (whole === undefined) return bare(printed);
  const parents = listAt(whole, 'status', 'parents');
  const expected = listAt(whole, 'spec', 'parentRefs').length || 1;
  return (
    deniedWithin(printed, parents, expected, ['Accepted', 'ResolvedRefs']) ?? judged('ready', [])
  );
}
