/** Conditions tried on the cells of a row; a variable (`$NODE_NAME`) is taken literally. */
import { finding } from '#checker/findings.ts';
import { integer } from '#checker/kinds/numbers.ts';
import { isPlaceholder } from '#checker/kinds/rule.ts';
import type { Row } from '#checker/types.ts';
import { columnIn, compare, parseCondition } from './condition.ts';
import type { Condition } from './condition.ts';
import { globMatches } from './glob.ts';
import { conditionPhrase } from './phrased.ts';
import { fillIn, variableIn } from '#checker/lines/variables.ts';
import type { Outcome } from './verdicts.ts';
import { outcome } from './verdicts.ts';

type Variables = Readonly<Record<string, string>>;

/** What a condition is tried on: a row, or an object with the cells of one. */
type Facts = Pick<Row, 'name' | 'cells'>;

/** Every condition on a row, by column; `variables` is what the learner chose for them. */
export function tryConditions(
  facts: Facts,
  conditions: Readonly<Record<string, string>> = {},
  variables: Variables = {},
): Outcome[] {
  return Object.entries(conditions).map(([column, condition]) =>
    tryCondition(facts, column, condition, variables),
  );
}

/** A condition on a missing column, an empty cell, `<none>`, `<unknown>` or a wrong type is never met. */
export function tryCondition(
  { name, cells }: Facts,
  column: string,
  condition: string,
  variables: Variables,
): Outcome {
  const parsed = parseCondition(condition);
  if (!parsed) return outcome('unreadable', finding('condition-unreadable', { condition }));
  const other = columnIn(parsed.operand);
  for (const each of other === undefined ? [column] : [column, other]) {
    const cell = cells[each];
    if (!cell) return outcome('unreadable', finding('column-missing', { column: each }));
    if (isPlaceholder(cell.text.trim()))
      return outcome('waiting', finding('cell-empty', { name, column: each }, cell.at));
  }
  const unset = unsetIn([condition], variables);
  if (unset) return outcome('unreadable', finding('variable-unset', { variable: unset }));

  const textIn = (each: string): string => cells[each]?.text.trim() ?? '';
  const value = textIn(column);
  const isPattern = parsed.operator === 'matches' && variableIn(parsed.operand) === undefined;
  const operand =
    other === undefined ? fillIn(parsed.operand, variables, isPattern).text : textIn(other);
  const holds = holdsFor(value, { operator: parsed.operator, operand }, variables, parsed.operand);
  if (holds) return outcome('met');
  const params = { name, column, value, condition: conditionPhrase(condition, variables) };
  const unmet = finding('cell-unmet', params, cells[column]?.at);
  if (holds === undefined) return outcome('unreadable', unmet);
  const [have, want] = [integer(value), integer(operand)];
  const counts = ['=', '>=', '>'].includes(parsed.operator);
  const growing = counts && have !== undefined && want !== undefined && have <= want;
  return outcome(growing ? 'waiting' : 'failed', unmet);
}

/** The first variable in these conditions that the learner has not given a value yet. */
export const unsetIn = (
  conditions: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): string | undefined =>
  conditions
    .map((condition) => fillIn(parseCondition(condition)?.operand ?? '', variables).unset)
    .find((name) => name !== undefined);

/** Undefined: the cell is not of the type that the operator compares. */
function holdsFor(
  value: string,
  { operator, operand }: Condition,
  variables: Variables,
  written: string,
): boolean | undefined {
  if (operator === '=') return value === operand;
  if (operator === '!=') return value !== operand;
  // A variable is taken literally: a `*` or a comma that the learner typed is no pattern and no list.
  const literal = variableIn(written) !== undefined;
  if (operator === 'includes') return value.split(',').some((item) => item.trim() === operand);
  if (operator === 'matches') return literal ? value === operand : globMatches(operand, value);
  if (operator === 'one of')
    return written.split(',').some((part) => fillIn(part.trim(), variables).text === value);
  const [have, want] = [integer(value), integer(operand)];
  return have === undefined || want === undefined ? undefined : compare(have, operator, want);
}
