/** How many objects there are, how many there should be, and how many of them are ready. */
import { finding } from '#checker/findings.ts';
import { integer } from '#checker/kinds/numbers.ts';
import { compare, parseCount } from './conditions.ts';
import type { ObjectOutcome } from './object.ts';
import type { Candidate } from './selection.ts';
import type { Outcome } from './verdicts.ts';
import { outcome } from './verdicts.ts';

/** Too few: objects are missing. Too many: they may yet go (a rollout), so it is waiting. */
export function judgeCount(count: number | string, found: number, kind: string): Outcome {
  const condition = parseCount(count);
  const wanted = integer(condition?.operand);
  const holds = condition && wanted !== undefined && compare(found, condition.operator, wanted);
  if (holds === undefined || wanted === undefined)
    return outcome('unreadable', finding('condition-unreadable', { condition: String(count) }));
  if (holds) return outcome('met');
  const params = { kind, found, expected: String(count) };
  return found < wanted
    ? outcome('missing', finding('count-low', params))
    : outcome('waiting', finding('count-high', params));
}

/** Replicas of the one object where its kind prints them, else objects of objects. */
export function progressOf(
  selected: readonly Candidate[],
  outcomes: readonly ObjectOutcome[],
  count: number | string | undefined,
): { ready: number; total: number } {
  const [only] = selected;
  const counts = selected.length === 1 ? only?.subject.judgement.counts : undefined;
  if (counts) return counts;
  const wanted = count === undefined ? undefined : integer(parseCount(count)?.operand);
  const ready = outcomes.filter(({ verdict }) => verdict === 'met').length;
  return { ready, total: Math.max(outcomes.length, wanted ?? 0) };
}
