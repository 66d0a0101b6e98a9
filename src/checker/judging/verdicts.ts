/** Verdicts put together: of several, the worst counts (design section 4). */
import type { VerdictWord } from '#checker/types.ts';

/** Worst first. `unrelated` is never the worst of several: it is said only when nothing at all was concerned. */
export const fromWorst: readonly VerdictWord[] = [
  'failed',
  'unreadable',
  'missing',
  'waiting',
  'met',
];

/** Of none at all it is `unreadable`: `met` is stated by evidence, never by the absence of findings. */
export const worst = (verdicts: readonly VerdictWord[]): VerdictWord =>
  fromWorst.find((word) => verdicts.includes(word)) ?? 'unreadable';
