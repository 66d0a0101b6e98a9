/**
 * Conditions as a check writes them (design section 3): `= value`, `!= value`, `>= n`, `<= n`, `> n`, `< n`,
 * `one of a, b`, `matches glob`, `includes item` (of a list with commas, as LABELS is); the value may be another cell (`= column DESIRED`) or a variable (`$NODE_NAME`).
 */
import { integer } from '#checker/kinds/numbers.ts';

const operators = ['=', '!=', '>=', '<=', '>', '<', 'one of', 'matches', 'includes'] as const;

export interface Condition {
  operator: (typeof operators)[number];
  operand: string;
}

/** Undefined when the text is no condition. */
export function parseCondition(condition: string): Condition | undefined {
  const trimmed = condition.trim();
  const operator = operators.find((candidate) => trimmed.startsWith(`${candidate} `));
  const operand = operator && trimmed.slice(operator.length).trim();
  return operator && operand ? { operator, operand } : undefined;
}

/** The other column that a cell is compared with: DESIRED of `column DESIRED`. */
export const columnIn = (operand: string): string | undefined =>
  operand.startsWith('column ') ? operand.slice('column '.length).trim() : undefined;

/** A count as a check writes it: `3` or `'>= 3'`. */
export const parseCount = (count: number | string): Condition | undefined =>
  integer(String(count)) === undefined
    ? parseCondition(String(count))
    : { operator: '=', operand: String(count) };

/** Numbers against numbers. Undefined when the operator does not compare numbers. */
export const compare = (
  value: number,
  operator: Condition['operator'],
  operand: number,
): boolean | undefined =>
  operator === '!='
    ? value !== operand
    : /[<=>]/.test(operator)
      ? operator.includes(value < operand ? '<' : value > operand ? '>' : '=')
      : undefined;
