/** The judgements every kind may come to. */
import type { Finding, Status } from '#checker/types.ts';
import { finding } from '#checker/findings.ts';
import * as run from './commands.ts';
import type { Judgement, Printed } from './rule.ts';
import { placeOf, text } from './rule.ts';

/** The deciding column was not printed (`-o name`, `--server-print=false`, custom columns): nothing can be told. */
export const bare = (printed: Printed, deciding: readonly string[] = []): Judgement => ({
  status: 'unknown',
  deciding,
  findings: [
    finding(
      'readiness-not-shown',
      { kind: printed.kind, name: printed.name },
      placeOf(printed, 'NAME'),
      run.get(printed.kind, printed),
    ),
  ],
  bare: true,
});

/** The cell holds something that kubectl does not print for this kind, as far as we know: shown, not guessed. */
export const unknown = (printed: Printed, column: string): Judgement => ({
  status: 'unknown',
  deciding: [column],
  findings: [
    finding(
      'status-unknown',
      { kind: printed.kind, name: printed.name, status: text(printed, column) ?? '' },
      placeOf(printed, column),
      run.describe(printed.kind, printed),
    ),
  ],
});

export const judged = (
  status: Status,
  deciding: readonly string[],
  ...findings: Finding[]
): Judgement => ({ status, deciding, findings });
