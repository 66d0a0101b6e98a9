/**
 * Endpoints and EndpointSlices: ENDPOINTS lists addresses. Those of Endpoints are ready (printers.go formatEndpoints);
 * those of a slice may be or not (formatDiscoveryEndpoints does not look at conditions), so its table can only show that
 * there is none. JSON and YAML tell which are ready: in a slice all that do not deny it (k8s.io/api discovery/v1
 * EndpointConditions).
 */
import { areAddresses } from './addresses.ts';
import { shortened } from './looks.ts';
import { bare, because, hidden, judged } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Rule } from './rule.ts';
import { text } from './rule.ts';
import type { Value } from './value.ts';
import { at, listAt, textAt } from './value.ts';

export const endpoints: KindRecord = {
  kind: 'Endpoints',
  plural: 'endpoints',
  group: '',
  shortNames: ['ep'],
  layouts: [columns('NAME ENDPOINTS AGE')],
  cells: { ENDPOINTS: shortened },
  print: (object) => ({ ENDPOINTS: addressesIn(object, 'addresses').join(',') || '<none>' }),
  readiness: byEndpoints((object) => {
    const ready = addressesIn(object, 'addresses').length;
    return { ready, total: ready + addressesIn(object, 'notReadyAddresses').length };
  }),
};

export const endpointSlice: KindRecord = {
  kind: 'EndpointSlice',
  group: 'discovery.k8s.io',
  layouts: [columns('NAME ADDRESSTYPE PORTS ENDPOINTS AGE')],
  cells: { PORTS: { like: /^\S+(?:, \S+)*$/, blanks: 'some' }, ENDPOINTS: shortened },
  print: (object) => ({
    ENDPOINTS:
      listAt(object, 'endpoints')
        .flatMap((each) => listAt(each, 'addresses').map(String))
        .join(',') || '<unset>',
  }),
  readiness: byEndpoints((object) => {
    const all = listAt(object, 'endpoints');
    const ready = all.filter((each) => at(each, 'conditions', 'ready') !== false).length;
    return { ready, total: all.length };
  }),
};

const addressesIn = (object: Value, key: 'addresses' | 'notReadyAddresses'): string[] =>
  listAt(object, 'subsets').flatMap((subset) =>
    listAt(subset, key)
      .map((each) => textAt(each, 'ip'))
      .filter(Boolean),
  );

/** `countIn` counts the endpoints of an object given as JSON or YAML. */
function byEndpoints(countIn: (object: Value) => { ready: number; total: number }): Rule {
  return (printed) => {
    const { kind, whole } = printed;
    const value = text(printed, 'ENDPOINTS');
    if (value === undefined) return bare(printed);
    if (!areAddresses(value))
      return because(printed, 'progressing', 'ENDPOINTS', 'endpoints-none', {});
    const ready = judged('ready', ['ENDPOINTS']);
    if (whole === undefined) return kind === 'Endpoints' ? ready : bare(printed);
    const counts = countIn(whole);
    return counts.ready < counts.total
      ? { ...hidden(printed, 'progressing', 'replicas-not-ready', counts), counts }
      : { ...ready, counts };
  };
}
