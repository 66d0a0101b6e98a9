/** What a check asks for, as phrases that every language has words for: no operator and no pattern is shown as it is written. */
import { integer } from '#checker/kinds/numbers.ts';
import { phrase } from '#checker/phrases.ts';
import type { Param, Phrase } from '#checker/phrases.ts';
import { columnIn, parseCondition, parseCount } from './condition.ts';
import type { Condition } from './condition.ts';
import { fillIn, variableIn } from '#checker/lines/variables.ts';

type Variables = Readonly<Record<string, string>>;

const compared = {
  '=': 'condition.is',
  '!=': 'condition.is-not',
  '>=': 'condition.at-least',
  '<=': 'condition.at-most',
  '>': 'condition.more-than',
  '<': 'condition.less-than',
} as const;

/** A condition on a cell, with what the learner chose for its variables. */
export function conditionPhrase(condition: string, variables: Variables = {}): Phrase {
  const parsed = parseCondition(condition);
  return parsed
    ? parsedPhrase(parsed, variables)
    : phrase('condition.is', { value: quoted(condition) });
}

/** A number that is asked for: `3` or `'>= 3'`. */
export function countPhrase(count: number | string): Phrase {
  const parsed = parseCount(count);
  return parsed ? parsedPhrase(parsed, {}) : conditionPhrase(String(count));
}

function parsedPhrase({ operator, operand }: Condition, variables: Variables): Phrase {
  if (operator === 'one of') {
    const value = operand.split(',').map((part) => operandParam(part.trim(), variables));
    return phrase('condition.is', { value });
  }
  const value = operandParam(operand, variables);
  if (operator === 'includes') return phrase('condition.includes', { text: value });
  if (operator !== 'matches') return phrase(compared[operator], { value });
  // What a variable stands for is no pattern.
  return variableIn(operand) === undefined
    ? patternPhrase(fillIn(operand, variables).text)
    : phrase('condition.is', { value });
}

/** What a glob asks of a name or a cell, said without its stars. */
export function patternPhrase(pattern: string): Phrase {
  const parts = pattern.split('*');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const inner = parts.slice(1, -1).filter((part) => part !== '');
  if (parts.length === 1) return phrase('condition.is', { value: quoted(pattern) });
  if (inner.length === 0) {
    if (first === '' && last === '') return phrase('condition.anything', {});
    if (last === '') return phrase('condition.begins', { text: quoted(first.trim()) });
    if (first === '') return phrase('condition.ends', { text: quoted(last.trim()) });
  }
  const [middle] = inner;
  if (inner.length === 1 && middle !== undefined && first === '' && last === '')
    return phrase('condition.contains', { text: quoted(middle) });
  return phrase('condition.looks', { text: quoted(parts.join('…').replaceAll(/…+/g, '…')) });
}

/** The objects of a kind, or those whose name matches a glob. */
export const objectsPhrase = (
  kind: string,
  match: string | undefined,
  namespace: string | undefined,
): Phrase =>
  placed(
    match === undefined
      ? phrase('paste.kind', { kind })
      : phrase('paste.named', { kind, condition: patternPhrase(match) }),
    namespace,
  );

/** What a phrase names, with its namespace where that is known. */
export const placed = (what: Phrase, namespace: string | undefined): Phrase =>
  namespace === undefined ? what : phrase('paste.in', { what, namespace });

/** What a pattern of `lines` asks of a line, with the endings that are right for it. */
export function linePhrase(pattern: string, ends?: readonly string[]): Phrase {
  const line = pattern.includes('*')
    ? patternPhrase(pattern)
    : phrase('condition.reads', { text: quoted(pattern) });
  if (!ends) return line;
  const ending = phrase('condition.ends', { text: ends });
  return line.code === 'condition.anything'
    ? ending
    : phrase('condition.both', { first: line, second: ending });
}

/** What is asked of several columns of one row, all of it at once; undefined where nothing is. */
export function columnsPhrase(
  conditions: Readonly<Record<string, string>>,
  variables?: Variables,
): Phrase | undefined {
  const each = Object.entries(conditions).map(([column, condition]) =>
    phrase('condition.of-column', { column, condition: conditionPhrase(condition, variables) }),
  );
  const [last, ...before] = each.toReversed();
  return (
    last && before.reduce((second, first) => phrase('condition.both', { first, second }), last)
  );
}

function operandParam(operand: string, variables: Variables): Param {
  const column = columnIn(operand);
  if (column !== undefined) return phrase('value.column', { column });
  const variable = variableIn(operand);
  const { text, unset } = fillIn(operand, variables);
  if (variable !== undefined && unset !== undefined) return phrase('value.variable', { variable });
  const number = variable === undefined ? integer(operand) : undefined;
  return number ?? quoted(text);
}

const quoted = (text: string): Phrase => phrase('value.text', { text });
