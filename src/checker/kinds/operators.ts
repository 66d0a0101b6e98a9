/**
 * Kinds of an operator that print AVAILABLE, PROGRESSING and DEGRADED: TigeraStatus (tigera/operator
 * api/v1/tigerastatus_types.go) and OpenShift's ClusterOperator. DEGRADED True outweighs AVAILABLE True.
 */
import { finding } from '#checker/findings.ts';
import * as run from './commands.ts';
import { bare, judged, unknown } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { placeOf, printedOf, text } from './rule.ts';

const columns = ['AVAILABLE', 'PROGRESSING', 'DEGRADED'] as const;

export function operators(printed: Printed): Judgement {
  const { kind, name } = printed;
  const deciding = printedOf(printed, columns);
  const [available, progressing, degraded] = columns.map((column) => text(printed, column));
  const next = run.describe(kind, printed);
  const at = (column: string) => placeOf(printed, column);
  if (degraded === 'True')
    return judged(
      'failed',
      deciding,
      finding('operator-degraded', { kind, name }, at('DEGRADED'), next),
    );
  if (progressing === 'True')
    return judged(
      'progressing',
      deciding,
      finding('operator-progressing', { kind, name }, at('PROGRESSING'), next),
    );
  if (available === undefined || progressing === undefined || degraded === undefined)
    return bare(printed, deciding);
  if (available === 'True' && progressing === 'False' && degraded === 'False')
    return judged('ready', deciding);
  // No operator has reported yet (empty cells, Unknown), or it says plainly that it is not available.
  const settled = ['True', 'False', 'Unknown', ''];
  const odd = columns.find((column) => !settled.includes(text(printed, column) ?? ''));
  return odd
    ? unknown(printed, odd)
    : judged(
        'progressing',
        deciding,
        finding('operator-unavailable', { kind, name }, at('AVAILABLE'), next),
      );
}
