/**
 * Kinds of an operator that print AVAILABLE, PROGRESSING and DEGRADED: TigeraStatus (tigera/operator
 * api/v1/tigerastatus_types.go) and OpenShift's ClusterOperator. DEGRADED True outweighs AVAILABLE True.
 */
import { bare, because, denied, judged, unknown } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { printedOf, text } from './rule.ts';

const columns = ['AVAILABLE', 'PROGRESSING', 'DEGRADED'];
/** No operator has reported yet where a cell is empty or Unknown. */
const settled = ['True', 'False', 'Unknown', ''];

export function operators(printed: Printed): Judgement {
  const deciding = printedOf(printed, columns);
  const [available, progressing, degraded] = columns.map((column) => text(printed, column));
  if (degraded === 'True') return denied(printed, 'failed', 'DEGRADED', deciding);
  if (progressing === 'True') return denied(printed, 'progressing', 'PROGRESSING', deciding);
  if (deciding.length < columns.length) return bare(printed, deciding);
  // Whoever has reported has done so at some time: the paste ends before it.
  if (available === 'True' && text(printed, 'SINCE') === '')
    return because(printed, 'unknown', 'SINCE', 'row-cut', {});
  if (available === 'True' && progressing === 'False' && degraded === 'False')
    return judged('ready', deciding);
  const odd = columns.find((column) => !settled.includes(text(printed, column) ?? ''));
  return odd ? unknown(printed, odd) : denied(printed, 'progressing', 'AVAILABLE', deciding);
}
