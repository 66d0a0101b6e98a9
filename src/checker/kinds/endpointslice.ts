/**
 * EndpointSlices: ENDPOINTS lists every address, ready or not (printers.go formatDiscoveryEndpoints does not look at
 * conditions), so the table can only show that there is none. In JSON and YAML each endpoint says for itself:
 * `conditions.ready` is true where it is left out (k8s.io/api discovery/v1 EndpointConditions).
 */
import { areAddresses } from './addresses.ts';
import { shortened } from './looks.ts';
import { bare, because, hidden, judged } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';
import { at, listAt } from './value.ts';

export const endpointSlice: KindRecord = {
  kind: 'EndpointSlice',
  plural: 'endpointslices',
  group: 'discovery.k8s.io',
  shortNames: [],
  namespaced: true,
  layouts: [columns('NAME ADDRESSTYPE PORTS ENDPOINTS AGE')],
  cells: { PORTS: { like: /^\S+(?:, \S+)*$/, blanks: 'some' }, ENDPOINTS: shortened },
  print: (object) => ({
    ENDPOINTS:
      listAt(object, 'endpoints')
        .flatMap((each) => listAt(each, 'addresses').map(String))
        .join(',') || '<unset>',
  }),
  readiness,
};

function readiness(printed: Printed): Judgement {
  const { whole } = printed;
  const value = text(printed, 'ENDPOINTS');
  if (value === undefined) return bare(printed);
  if (!areAddresses(value))
    return because(printed, 'progressing', 'ENDPOINTS', 'endpoints-none', {});
  if (whole === undefined) return bare(printed);
  const each = listAt(whole, 'endpoints');
  const ready = each.filter((endpoint) => at(endpoint, 'conditions', 'ready') !== false).length;
  const counts = { ready, total: each.length };
  return ready < counts.total
    ? { ...hidden(printed, 'progressing', 'endpoints-not-ready', counts), counts }
    : { ...judged('ready', ['ENDPOINTS']), counts };
}
