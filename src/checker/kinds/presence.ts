/**
 * Kinds that have no readiness: listed is all they can be (kstatus: no conditions, Current). A table of NAME and AGE
 * alone is also what `--server-print=false` prints of any kind, so it shows nothing: such a row is bare.
 */
import { bare, judged } from './outcomes.ts';
import type { Rule } from './rule.ts';

const uninformative = ['NAME', 'NAMESPACE', 'AGE', 'CREATED AT', 'LABELS', 'EVENT'];

export const byPresence: Rule = (printed) =>
  printed.whole === undefined &&
  Object.keys(printed.cells).every((column) => uninformative.includes(column))
    ? bare(printed)
    : judged('listed', ['NAME']);
