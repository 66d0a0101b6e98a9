/**
 * Any other kind: what its printed READY, SYNCED, AVAILABLE or ATTACHED columns say (kstatus looks at the Ready
 * condition; Crossplane, cert-manager and API services print theirs so). All of them must be True, or `n/n`.
 */
import { fraction } from './numbers.ts';
import { operators } from './operators.ts';
import { bare, because, judged, unknown } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { printedOf, text } from './rule.ts';

const columns = ['READY', 'SYNCED', 'AVAILABLE', 'ATTACHED'];
const notYet = ['false', 'unknown', '', '<none>', '<unknown>'];

export function customResources(printed: Printed): Judgement {
  if (printed.cells['DEGRADED']) return operators(printed);
  const deciding = printedOf(printed, columns);
  for (const column of deciding) {
    const value = text(printed, column) ?? '';
    const [word = ''] = value.toLowerCase().split(' (', 1);
    const parts = fraction(value);
    if (word === 'true' || (parts && parts.total > 0 && parts.ready >= parts.total)) continue;
    return parts || notYet.includes(word)
      ? because(printed, 'progressing', column, 'condition-not-true', { column, value }, deciding)
      : unknown(printed, column);
  }
  return deciding.length > 0 ? judged('ready', deciding) : bare(printed);
}
