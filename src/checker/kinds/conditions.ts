import { command, isObjectName } from './commands.ts';
import { columnsOfAnyKind } from './looks.ts';
import { fraction } from './numbers.ts';
import { operators } from './operators.ts';
import { about, bare, denied, judged, unknown } from './outcomes.ts';
import type { Next } from './outcomes.ts';
import type { Columns } from './record.ts';
import { printedOf, text } from './rule.ts';
import type { Judgement, Printed, Rule } from './rule.ts';
import { conditionOf } from './value.ts';
import type { Value } from './value.ts';

/** Types of conditions, printed in upper case. One of these has to be there and True. */
const proving = ['Ready', 'Available'];
/** These need not be there, but may not deny it. */
const denying = ['Synced', 'Attached', 'Accepted', 'Programmed', 'Healthy', 'Reconciled'];
const inUpperCase = (types: readonly string[]) => types.map((type) => type.toUpperCase());

const notYet = ['false', 'unknown', '', '<none>', '<unknown>'];

/**
 * Kinds that are judged by the conditions they print: READY or AVAILABLE must say True (kstatus looks at the Ready
 * condition; cert-manager, Flux and API services print theirs so). Other conditions may only make it worse. What other
 * tools print under the same names, `2/2` or a number, is no condition.
 */
export function byConditions(printed: Printed): Judgement {
  if (printed.cells['DEGRADED']) return operators(printed);
  if (text(printed, 'DENIED') === 'True') return unknown(printed, 'DENIED');
  const deciding = printedOf(printed, inUpperCase([...proving, ...denying]));
  for (const column of deciding) {
    const value = text(printed, column) ?? '';
    const [word = ''] = value.toLowerCase().split(' (', 1);
    if (word === 'true') continue;
    const parts = fraction(value);
    const lacks = parts !== undefined && parts.ready < parts.total;
    return lacks || notYet.includes(word)
      ? denied(printed, 'progressing', column, deciding)
      : unknown(printed, column);
  }
  return inUpperCase(proving).some((column) => deciding.includes(column))
    ? judged('ready', deciding)
    : withoutColumn(printed);
}

/** The table of such a kind will never show more; its conditions, which only the whole object has, may. */
const withoutColumn = (printed: Printed): Judgement => ({
  ...bare(printed),
  findings: [about(printed, 'NAME', 'readiness-not-shown', {}, getYaml)],
});

const getYaml: Next = (printed) => {
  const kind = printed.kind.toLowerCase();
  return isObjectName(kind) ? command(`get ${kind}`, printed, ' -o yaml') : undefined;
};

/** The conditions of an object as columns: Ready as READY, and so on. */
export function conditionColumns(object: Value): Columns {
  const columns: Record<string, string> = {};
  for (const type of [...proving, ...denying, 'Progressing', 'Degraded', 'Denied']) {
    const value = conditionOf(object, type);
    if (value !== undefined) columns[type.toUpperCase()] = value;
  }
  return columns;
}

/**
 * Kinds that have no readiness: listed is all they can be (kstatus: no conditions, Current). A table of NAME and AGE
 * alone is also what `--server-print=false` prints of any kind, so it shows nothing: such a row is bare.
 */
export const byPresence: Rule = (printed) => {
  const listed = judged('listed', ['NAME']);
  if (printed.whole === undefined)
    return Object.keys(printed.cells).every((column) => columnsOfAnyKind.has(column))
      ? bare(printed)
      : listed;
  // Should the object report a condition all the same, it may deny that all is well, and prove nothing.
  const reported = byConditions(printed);
  return reported.bare || reported.status === 'ready' ? listed : reported;
};
