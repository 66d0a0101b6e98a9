/**
 * Any other kind: what its printed READY, SYNCED, AVAILABLE or ATTACHED columns say (kstatus looks at the Ready
 * condition; Crossplane, cert-manager and API services print theirs so). All of them must be True, or `n/n`.
 */
import { command, isObjectName } from './commands.ts';
import { fraction } from './numbers.ts';
import { operators } from './operators.ts';
import { about, bare, because, judged, unknown } from './outcomes.ts';
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
  return deciding.length > 0 ? judged('ready', deciding) : withoutColumn(printed);
}

/** The table of such a kind will never show more; its conditions, which only the whole object has, may. */
function withoutColumn(printed: Printed): Judgement {
  const { kind } = printed;
  const next = isObjectName(kind.toLowerCase())
    ? command(`get ${kind.toLowerCase()}`, printed, ' -o yaml')
    : undefined;
  return { ...bare(printed), findings: [about(printed, 'NAME', 'readiness-not-shown', {}, next)] };
}
