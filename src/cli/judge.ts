import { assess } from '#checker/assess.ts';
import { hintFor } from '#checker/hint.ts';
import { read } from '#checker/read.ts';
import { withObjects } from '#checker/structured/index.ts';
import type { Check, Reading, Verdict, VerdictWord } from '#checker/types.ts';
import type { ExitCode } from './io.ts';

/** A text as it was read, and what the check says of it. */
export interface Judgement {
  reading: Reading;
  verdict: Verdict;
}

/** Judges a text as the page of a lesson does. */
export function judge(text: string, check: Check, previous?: Reading): Judgement {
  const reading = withObjects(read(text, hintFor(check)));
  return { reading, verdict: assess(reading, check, previous) };
}

const codes: Readonly<Record<VerdictWord, ExitCode>> = {
  met: 0,
  waiting: 1,
  failed: 1,
  missing: 1,
  unreadable: 2,
  unrelated: 2,
};

export const exitCodeOf = ({ verdict }: Verdict): ExitCode => codes[verdict];
