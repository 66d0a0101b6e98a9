/**
 * Workloads that print how many replicas they want and have. `kubectl rollout status`
 * (kubectl pkg/polymorphichelpers/rollout_status.go) and kstatus look at the same numbers.
 */
import type { FindingCode } from '#checker/findings.ts';
import { integer } from './numbers.ts';
import { bare, because, judged, unknown } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { printedOf, text } from './rule.ts';
import type { Value } from './value.ts';
import { at, countAt } from './value.ts';

type ShortOf = Extract<FindingCode, `replicas-${string}`>;

/** A printed number that must reach what is desired, and what to say when it does not. */
export type Need = readonly [column: string, short: ShortOf, value?: number | undefined];

/** What is desired, where it is printed, and how many of it are ready. */
export interface Want {
  /** The column that `desired` is read from. */
  column: string;
  desired: number | undefined;
  ready: number | undefined;
}

/** The first need that falls short decides; a number that is not printed at all leaves the matter open. */
export function replicas(printed: Printed, want: Want, needs: readonly Need[]): Judgement {
  const { desired, column } = want;
  const all = [column, ...needs.map(([needed]) => needed)];
  const deciding = [...new Set(printedOf(printed, all))];
  if (text(printed, column) === undefined) return bare(printed, deciding);
  if (desired === undefined) return unknown(printed, column);
  const counts = { ready: want.ready ?? 0, total: desired };

  let open: Judgement | undefined;
  for (const [needed, short, value = integer(text(printed, needed))] of needs) {
    if (value === undefined)
      open ??=
        text(printed, needed) === undefined ? bare(printed, deciding) : unknown(printed, needed);
    else if (value < desired) {
      const numbers = { ready: value, total: desired };
      const judgement = because(printed, 'progressing', needed, short, numbers, deciding);
      // As far as the number that falls shortest: a full meter beside "not yet" would contradict it.
      return { ...judgement, counts: { ready: Math.min(counts.ready, value), total: desired } };
    }
  }
  if (open) return open;
  if (desired > 0) return { ...judged('ready', deciding), counts };
  const nothing = because(printed, 'progressing', column, 'nothing-desired', {}, deciding);
  return { ...nothing, counts, idle: 'desired' };
}

/** More replicas than wanted: old ones are still being taken away. No counts: a full meter beside "not yet" misleads. */
export function surplus(
  printed: Printed,
  column: string,
  judgement: Judgement,
  ready: number,
  total: number,
): Judgement {
  const { status, idle, deciding } = judgement;
  if (ready <= total || (status !== 'ready' && !idle)) return judgement;
  const numbers = { ready, total };
  return because(printed, 'progressing', column, 'replicas-surplus', numbers, deciding);
}

/** How many replicas an object wants: 1 where it does not say (apps/v1 defaults). */
export const wantedReplicas = (object: Value): number =>
  at(object, 'spec', 'replicas') === undefined ? 1 : countAt(object, 'spec', 'replicas');
