/**
 * Kinds that have no readiness: listed is all they can be (kstatus: no conditions, Current). A table of NAME and AGE
 * alone is also what `--server-print=false` prints of any kind, so it shows nothing: such a row is bare.
 */
import { byConditions } from './conditions.ts';
import { columnsOfAnyKind } from './looks.ts';
import { bare, judged } from './outcomes.ts';
import type { Rule } from './rule.ts';

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
