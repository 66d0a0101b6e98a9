/** The judgements every kind may come to. */
import type { FindingCode, FindingParams } from '#checker/findings.ts';
import { finding } from '#checker/findings.ts';
import type { Finding, Status } from '#checker/types.ts';
import * as run from './commands.ts';
import type { Judgement, Printed } from './rule.ts';
import { placeOf, text } from './rule.ts';
import { conditionIn, countAt, listAt } from './value.ts';
import type { Value } from './value.ts';

export const judged = (
  status: Status,
  deciding: readonly string[],
  ...findings: Finding[]
): Judgement => ({ status, deciding, findings });

/** What a finding says besides kind and name. */
type More<C extends FindingCode> = Omit<FindingParams[C], 'kind' | 'name'>;

/** The next command to run about an object. */
export type Next = (printed: Printed) => string | undefined;

export const getIt: Next = (printed) => run.get(printed.kind, printed);

/** A finding about the object, at one of its cells; the next command is `kubectl describe` unless given. */
export const about = <C extends FindingCode>(
  printed: Printed,
  column: string,
  code: C,
  more: More<C>,
  next?: Next,
): Finding => {
  const { kind, name, isCounted } = printed;
  if (isCounted) return { code, params: {} };
  const params = { kind, name, ...more } as unknown as FindingParams[C];
  const command = next?.(printed) ?? run.describe(kind, printed);
  return finding(code, params, placeOf(printed, column), command);
};

/** A status that one cell decides, with its reason. */
export const because = <C extends FindingCode>(
  printed: Printed,
  status: Status,
  column: string,
  code: C,
  more: More<C>,
  deciding: readonly string[] = [column],
): Judgement => judged(status, deciding, about(printed, column, code, more));

/** The deciding column was not printed (`-o name`, `--server-print=false`, custom columns): nothing can be told. */
export const bare = (printed: Printed, deciding: readonly string[] = []): Judgement => {
  const found = about(printed, 'NAME', 'readiness-not-shown', {}, getIt);
  return { ...judged('unknown', deciding, found), bare: true };
};

/** The cell holds something that kubectl does not print for this kind, as far as we know: shown, not guessed. */
export const unknown = (
  printed: Printed,
  column: string,
  deciding: readonly string[] = [column],
): Judgement => {
  const status = text(printed, column) ?? '';
  return because(printed, 'unknown', column, 'status-unknown', { status }, deciding);
};

/** A condition that is printed is not as it should be. */
export const denied = (
  printed: Printed,
  status: Status,
  column: string,
  deciding: readonly string[] = [column],
): Judgement => {
  const value = text(printed, column) ?? '';
  return because(printed, status, column, 'condition-not-true', { column, value }, deciding);
};

/** Something of the whole object that no column shows decides: the finding stands at the object's first line. */
export const hidden = <C extends FindingCode>(
  printed: Printed,
  status: Status,
  code: C,
  more: More<C>,
): Judgement => judged(status, [], about(printed, 'NAME', code, more));

/** A condition of the whole object is not True, nor would waiting for another make up for it. */
export const deniedBy = (printed: Printed, column: string, value = ''): Judgement =>
  hidden(printed, 'progressing', 'condition-not-true', { column, value });

/**
 * Conditions that stand deeper in the object, in parts of it as a route's parents: what denies that there are so many
 * parts, and that all of these types are True of each as the object is now; undefined where nothing does. A condition
 * that is missing, or that speaks of an earlier generation, is not True.
 */
export function deniedWithin(
  printed: Printed,
  parts: readonly Value[],
  expected: number,
  types: readonly string[],
): Judgement | undefined {
  const generation = countAt(printed.whole, 'metadata', 'generation');
  const conditions = parts.map((part) => listAt(part, 'conditions'));
  if (
    parts.length < expected ||
    conditions.flat().some((each) => countAt(each, 'observedGeneration') < generation)
  )
    return hidden(printed, 'progressing', 'spec-not-observed', {});
  for (const own of conditions)
    for (const type of types) {
      const value = conditionIn(own, type);
      if (value !== 'True') return deniedBy(printed, type, value);
    }
  return undefined;
}
