import type { Verdict, VerdictWord } from '#checker/types.ts';
import type { ExitCode } from './io.ts';

const codes: Readonly<Record<VerdictWord, ExitCode>> = {
  met: 0,
  waiting: 1,
  failed: 1,
  missing: 1,
  unreadable: 2,
  unrelated: 2,
};

export const exitCodeOf = ({ verdict }: Verdict): ExitCode => codes[verdict];
