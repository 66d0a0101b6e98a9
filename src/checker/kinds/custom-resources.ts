/**
 * Any other kind: what its printed READY, SYNCED and AVAILABLE columns say (kstatus looks at the Ready condition;
 * Crossplane, cert-manager and API services print theirs so). All of them must be True, or `n/n`.
 */
import { finding } from '#checker/findings.ts';
import * as run from './commands.ts';
import { fraction } from './numbers.ts';
import { bare, judged, unknown } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { placeOf, printedOf, text } from './rule.ts';
import { operators } from './operators.ts';

const columns = ['READY', 'SYNCED', 'AVAILABLE', 'ATTACHED'];
const notYet = ['false', 'unknown', '', '<none>', '<unknown>'];

export function customResources(printed: Printed): Judgement {
  if (text(printed, 'DEGRADED') !== undefined) return operators(printed);
  const deciding = printedOf(printed, columns);
  if (deciding.length === 0) return bare(printed);
  const { kind, name } = printed;
  for (const column of deciding) {
    const value = text(printed, column) ?? '';
    const [word = ''] = value.toLowerCase().split(' (', 1);
    const parts = fraction(value);
    const ready =
      word === 'true' || (parts !== undefined && parts.total > 0 && parts.ready >= parts.total);
    if (ready) continue;
    if (!parts && !notYet.includes(word)) return unknown(printed, column);
    const at = placeOf(printed, column);
    const next = run.describe(kind, printed);
    return judged(
      'progressing',
      deciding,
      finding('condition-not-true', { kind, name, column, value }, at, next),
    );
  }
  return judged('ready', deciding);
}
