/**
 * Workloads that print how many replicas they want and have. `kubectl rollout status`
 * (kubectl pkg/polymorphichelpers/rollout_status.go) and kstatus look at the same numbers.
 */
import type { FindingCode } from '#checker/findings.ts';
import { finding } from '#checker/findings.ts';
import * as run from './commands.ts';
import { bare, unknown } from './outcomes.ts';
import { integer } from './numbers.ts';
import type { Judgement, Printed } from './rule.ts';
import { placeOf, printedOf, text } from './rule.ts';

type ShortOf = Extract<FindingCode, `replicas-${string}`>;

/** A printed number that must reach what is desired, and what to say when it does not. */
export interface Need {
  column: string;
  /** Where the number is not the whole cell (READY `2/3`). */
  value?: number | undefined;
  short: ShortOf;
}

/** What is desired, where it is printed, and how many of it are ready. */
export interface Want {
  desired: number | undefined;
  ready: number | undefined;
  /** The column that `desired` was read from. */
  column: string;
}

/** The first need that falls short decides; a number that is not printed at all leaves the matter open. */
export function replicas(printed: Printed, want: Want, needs: readonly Need[]): Judgement {
  const { kind, name } = printed;
  const { desired, column } = want;
  const deciding = [...new Set(printedOf(printed, [column, ...needs.map((need) => need.column)]))];
  if (text(printed, column) === undefined) return bare(printed, deciding);
  if (desired === undefined) return unknown(printed, column);
  const counts = { ready: want.ready ?? 0, total: desired };
  const next = run.describe(kind, printed);

  let open: Judgement | undefined;
  for (const need of needs) {
    const have = need.value ?? integer(text(printed, need.column));
    if (have === undefined) {
      open ??=
        text(printed, need.column) === undefined
          ? bare(printed, deciding)
          : unknown(printed, need.column);
    } else if (have < desired) {
      const at = placeOf(printed, need.column);
      const params = { kind, name, ready: have, total: desired };
      return {
        status: 'progressing',
        deciding,
        counts,
        findings: [finding(need.short, params, at, next)],
      };
    }
  }
  if (open) return open;
  if (desired > 0) return { status: 'ready', deciding, counts, findings: [] };
  const at = placeOf(printed, column);
  return {
    status: 'progressing',
    deciding,
    counts,
    findings: [finding('nothing-desired', { kind, name }, at, next)],
    idle: 'desired',
  };
}

/** More replicas than wanted: old ones are still being taken away. */
export function surplus(
  printed: Printed,
  column: string,
  judgement: Judgement,
  have: number,
  limit: number,
): Judgement {
  if (have <= limit || (judgement.status !== 'ready' && !judgement.idle)) return judgement;
  const { kind, name } = printed;
  const params = { kind, name, ready: have, total: limit };
  const next = run.describe(kind, printed);
  return {
    status: 'progressing',
    deciding: judgement.deciding,
    findings: [finding('replicas-surplus', params, placeOf(printed, column), next)],
    ...(judgement.counts && { counts: judgement.counts }),
  };
}
