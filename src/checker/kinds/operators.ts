import { since, truthOrNothing } from './looks.ts';
import { bare, because, denied, judged, unknown } from './outcomes.ts';
import { columns } from './record.ts';
import type { KindRecord } from './record.ts';
import { printedOf, text } from './rule.ts';
import type { Judgement, Printed } from './rule.ts';

const conditions = ['AVAILABLE', 'PROGRESSING', 'DEGRADED'];
/** No operator has reported yet where a cell is empty or Unknown. */
const settled = ['True', 'False', 'Unknown', ''];

/**
 * Kinds of an operator that print AVAILABLE, PROGRESSING and DEGRADED: TigeraStatus (tigera/operator
 * api/v1/tigerastatus_types.go) and OpenShift's ClusterOperator. DEGRADED True outweighs AVAILABLE True.
 */
export function operators(printed: Printed): Judgement {
  const deciding = printedOf(printed, conditions);
  const [available, progressing, degraded] = conditions.map((column) => text(printed, column));
  if (degraded === 'True') return denied(printed, 'failed', 'DEGRADED', deciding);
  if (progressing === 'True') return denied(printed, 'progressing', 'PROGRESSING', deciding);
  if (deciding.length < conditions.length) return bare(printed, deciding);
  // Whoever has reported has done so at some time: the paste ends before it.
  if (available === 'True' && text(printed, 'SINCE') === '')
    return because(printed, 'unknown', 'SINCE', 'row-cut', {});
  if (available === 'True' && progressing === 'False' && degraded === 'False')
    return judged('ready', deciding);
  const odd = conditions.find((column) => !settled.includes(text(printed, column) ?? ''));
  return odd ? unknown(printed, odd) : denied(printed, 'progressing', 'AVAILABLE', deciding);
}

/** TigeraStatuses (tigera/operator api/v1/tigerastatus_types.go): AVAILABLE, PROGRESSING and DEGRADED of a component. */
export const tigeraStatus: KindRecord = {
  kind: 'TigeraStatus',
  group: 'operator.tigera.io',
  shortNames: ['ts'],
  clusterScoped: true,
  custom: true,
  layouts: [
    columns('NAME AVAILABLE PROGRESSING DEGRADED SINCE MESSAGE'),
    columns('NAME AVAILABLE PROGRESSING DEGRADED SINCE'),
  ],
  cells: {
    AVAILABLE: truthOrNothing,
    PROGRESSING: truthOrNothing,
    DEGRADED: truthOrNothing,
    SINCE: { ...since, empty: true },
    MESSAGE: { like: /\s|^[a-z]{3}/i, blanks: 'any', empty: true },
  },
  readiness: operators,
};
