/**
 * HTTPRoutes (Gateway API v1.4, config/crd/standard/gateway.networking.k8s.io_httproutes.yaml): the table says nothing of
 * readiness. In JSON and YAML every parent must have taken the route up as it is now, Accepted and ResolvedRefs
 * (apis/v1/shared_types.go, RouteParentStatus).
 */
import { optional } from './looks.ts';
import { bare, deniedWithin, judged } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Judgement, Printed } from './rule.ts';
import { listAt } from './value.ts';

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
