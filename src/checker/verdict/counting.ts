/** How many objects there are, and how many there should be. */
import { finding } from '#checker/findings.ts';
import { integer } from '#checker/kinds/numbers.ts';
import type { Expectation } from '#checker/types.ts';
import { compare, parseCondition, parseCount } from './condition.ts';
import { countPhrase } from './phrased.ts';
import type { Outcome } from './verdicts.ts';
import { outcome } from './verdicts.ts';

/**
 * Too few: objects are missing. Too many: they may yet go (a rollout), so it is waiting. `of` says what is counted:
 * objects of a kind, or rows under these columns.
 */
export function judgeCount(
  count: number | string,
  found: number,
  of: { kind: string } | { columns: readonly string[] },
): Outcome {
  const condition = parseCount(count);
  const expected = integer(condition?.operand);
  const holds = condition && expected !== undefined && compare(found, condition.operator, expected);
  if (holds === undefined || expected === undefined)
    return outcome('unreadable', finding('condition-unreadable', { condition: String(count) }));
  if (holds) return outcome('met');
  const numbers = { found, expected: countPhrase(count) };
  const shortfall =
    'kind' in of
      ? finding('count-differs', { ...of, ...numbers })
      : finding('rows-differ', { ...of, ...numbers });
  const isLow = found < expected || condition?.operator === '>';
  return outcome(isLow ? 'missing' : 'waiting', shortfall);
}

/** How many objects a count asks for at least. */
export const expectedCount = (count: number | string): number | undefined =>
  integer(parseCount(count)?.operand);

const counters = ['DESIRED', 'CURRENT', 'READY', 'AVAILABLE', 'UP-TO-DATE'];

/** Whether the check itself wants nothing to be desired: `DESIRED: '= 0'`, `READY: '= 0/0'`. */
export const isZeroExpected = ({ columns = {}, count }: Expectation): boolean =>
  (count !== undefined && parseCount(count)?.operand === '0') ||
  counters.some((column) => {
    const condition = parseCondition(columns[column] ?? '');
    return condition?.operator === '=' && ['0', '0/0'].includes(condition.operand);
  });
