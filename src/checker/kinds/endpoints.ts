/**
 * Endpoints: ENDPOINTS lists the addresses that are ready, `<none>` where none is (printers.go formatEndpoints; a
 * judgement, no authority decides). JSON and YAML also list those that are not ready.
 */
import { areAddresses } from './addresses.ts';
import { shortened } from './looks.ts';
import { bare, because, hidden, judged } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';
import type { Value } from './value.ts';
import { listAt, textAt } from './value.ts';

export const endpoints: KindRecord = {
  kind: 'Endpoints',
  plural: 'endpoints',
  group: '',
  shortNames: ['ep'],
  namespaced: true,
  layouts: [columns('NAME ENDPOINTS AGE')],
  cells: { ENDPOINTS: shortened },
  print: (object) => ({ ENDPOINTS: addressesIn(object, 'addresses').join(',') || '<none>' }),
  readiness,
};

const addressesIn = (object: Value, key: 'addresses' | 'notReadyAddresses'): string[] =>
  listAt(object, 'subsets').flatMap((subset) =>
    listAt(subset, key)
      .map((each) => textAt(each, 'ip'))
      .filter(Boolean),
  );

function readiness(printed: Printed): Judgement {
  const { whole } = printed;
  const value = text(printed, 'ENDPOINTS');
  if (value === undefined) return bare(printed);
  if (!areAddresses(value))
    return because(printed, 'progressing', 'ENDPOINTS', 'endpoints-none', {});
  const ready = judged('ready', ['ENDPOINTS']);
  if (whole === undefined) return ready;
  const counts = countsOf(whole);
  return counts.ready < counts.total
    ? { ...hidden(printed, 'progressing', 'endpoints-not-ready', counts), counts }
    : ready;
}

function countsOf(object: Value): { ready: number; total: number } {
  const ready = addressesIn(object, 'addresses').length;
  return { ready, total: ready + addressesIn(object, 'notReadyAddresses').length };
}
