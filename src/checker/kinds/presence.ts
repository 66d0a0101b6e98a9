/**
 * Kinds that have no readiness: listed is all they can be (kstatus: no conditions, Current). A table of NAME and AGE
 * alone is also what `--server-print=false` prints of any kind, so it shows nothing: such a row is bare.
 */
import { finding } from '#checker/findings.ts';
import { bare, judged } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';

const uninformative = ['NAME', 'NAMESPACE', 'AGE', 'CREATED AT', 'LABELS', 'EVENT'];

export const presence = (printed: Printed): Judgement =>
  Object.keys(printed.cells).every((column) => uninformative.includes(column))
    ? bare(printed)
    : judged('ready', ['NAME']);

/** A CustomResourceDefinition prints NAME and CREATED AT, always: present, though Established is not shown. */
export const definitions = (printed: Printed): Judgement =>
  printed.cells['CREATED AT']
    ? judged('ready', ['NAME'], finding('crd-established-unknown', {}))
    : bare(printed);
