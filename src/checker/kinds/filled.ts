/** Kinds that are ready as soon as one cell holds a value. */
import type { FindingCode } from '#checker/findings.ts';
import { bare, because, judged } from './outcomes.ts';
import type { Rule } from './rule.ts';
import { isPlaceholder, text } from './rule.ts';

/** A rule: `column` is filled, or the object still waits for what `code` says. */
export const whenFilled =
  (column: string, code: FindingCode): Rule =>
  (printed) => {
    const value = text(printed, column);
    if (value === undefined) return bare(printed);
    return isPlaceholder(value)
      ? because(printed, 'progressing', column, code, {})
      : judged('ready', [column]);
  };
