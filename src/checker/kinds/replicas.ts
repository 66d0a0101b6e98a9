/**
 * Workloads that print how many replicas they want and have. `kubectl rollout status`
 * (kubectl pkg/polymorphichelpers/rollout_status.go) and kstatus look at the same numbers.
 */
import type { FindingCode } from '#checker/findings.ts';
import type { CellLook } from './looks.ts';
import { replicaCount } from './looks.ts';
import { fraction, integer } from './numbers.ts';
import { bare, because, judged, unknown } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { printedOf, text } from './rule.ts';
import type { Value } from './value.ts';
import { at, countAt } from './value.ts';

/** The columns of numbers that must reach what is desired, each with what to say when it does not. */
const short = {
  CURRENT: 'replicas-uncreated',
  'UP-TO-DATE': 'replicas-outdated',
  READY: 'replicas-not-ready',
  AVAILABLE: 'replicas-unavailable',
} satisfies Readonly<Record<string, FindingCode>>;

/** What the cells of these columns look like, whichever of them a kind has. */
export const replicaLooks: Readonly<Record<string, CellLook>> = {
  DESIRED: replicaCount,
  CURRENT: replicaCount,
  READY: replicaCount,
  'UP-TO-DATE': replicaCount,
  AVAILABLE: replicaCount,
};

/**
 * What is desired stands in DESIRED, or in READY `2/3`; each of the `needed` numbers must reach it, and no more replicas
 * may be there than that. The first that falls short decides; one that is not printed at all leaves the matter open.
 */
export function replicas(printed: Printed, needed: readonly (keyof typeof short)[]): Judgement {
  const number = (column: string): number | undefined =>
    fraction(text(printed, column))?.ready ?? integer(text(printed, column));
  const isSplit = text(printed, 'DESIRED') !== undefined;
  const column = isSplit ? 'DESIRED' : 'READY';
  const desired = isSplit ? number(column) : fraction(text(printed, column))?.total;
  const deciding = [...new Set(printedOf(printed, [column, ...needed]))];
  if (text(printed, column) === undefined) return bare(printed, deciding);
  if (desired === undefined) return unknown(printed, column);
  const counts = { ready: number('READY') ?? number('AVAILABLE') ?? 0, total: desired };

  let open: Judgement | undefined;
  for (const each of needed) {
    const value = number(each);
    if (value === undefined)
      open ??= text(printed, each) === undefined ? bare(printed, deciding) : unknown(printed, each);
    else if (value < desired) {
      const numbers = { ready: value, total: desired };
      const judgement = because(printed, 'progressing', each, short[each], numbers, deciding);
      // As far as the number that falls shortest: a full meter beside "not yet" would contradict it.
      return { ...judgement, counts: { ready: Math.min(counts.ready, value), total: desired } };
    }
  }
  if (open) return open;
  const counted = needed.includes('CURRENT') ? 'CURRENT' : 'READY';
  const ready = number(counted) ?? 0;
  // Old ones are still being taken away. No counts: a full meter beside "not yet" misleads.
  if (ready > desired) {
    const numbers = { ready, total: desired };
    return because(printed, 'progressing', counted, 'replicas-surplus', numbers, deciding);
  }
  if (desired > 0) return { ...judged('ready', deciding), counts };
  const nothing = because(printed, 'progressing', column, 'nothing-desired', {}, deciding);
  return { ...nothing, counts, idle: 'desired' };
}

/** How many replicas an object wants: 1 where it does not say (apps/v1 defaults). */
export const desiredReplicas = (object: Value): number =>
  at(object, 'spec', 'replicas') === undefined ? 1 : countAt(object, 'spec', 'replicas');

/** What kubectl prints of the numbers of an object: all of them, whichever its kind has columns for. */
export const replicaCells = (object: Value) => {
  const count = (key: string) => String(countAt(object, 'status', key));
  return {
    DESIRED: String(desiredReplicas(object)),
    CURRENT: count('replicas'),
    READY: count('readyReplicas'),
    'UP-TO-DATE': count('updatedReplicas'),
    AVAILABLE: count('availableReplicas'),
  };
};
