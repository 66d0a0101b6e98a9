/**
 * Kinds of an operator that print AVAILABLE, PROGRESSING and DEGRADED: TigeraStatus (tigera/operator
 * api/v1/tigerastatus_types.go) and OpenShift's ClusterOperator. DEGRADED True outweighs AVAILABLE True.
 */
import { bare, because, judged, unknown } from './outcomes.ts';
import type { Judgement, Observed } from './rule.ts';
import { printedOf, text } from './rule.ts';

const columns = ['AVAILABLE', 'PROGRESSING', 'DEGRADED'];
/** No operator has reported yet where a cell is empty or Unknown. */
const settled = ['True', 'False', 'Unknown', ''];

export function operators(observed: Observed): Judgement {
  const deciding = printedOf(observed, columns);
  const [available, progressing, degraded] = columns.map((column) => text(observed, column));
  if (degraded === 'True')
    return because(observed, 'failed', 'DEGRADED', 'operator-degraded', {}, deciding);
  if (progressing === 'True')
    return because(observed, 'progressing', 'PROGRESSING', 'operator-progressing', {}, deciding);
  if (deciding.length < columns.length) return bare(observed, deciding);
  // Whoever has reported has done so at some time: the paste ends before it.
  if (available === 'True' && text(observed, 'SINCE') === '')
    return because(observed, 'unknown', 'SINCE', 'row-cut', {});
  if (available === 'True' && progressing === 'False' && degraded === 'False')
    return judged('ready', deciding);
  const odd = columns.find((column) => !settled.includes(text(observed, column) ?? ''));
  return odd
    ? unknown(observed, odd)
    : because(observed, 'progressing', 'AVAILABLE', 'operator-unavailable', {}, deciding);
}
