/** What rows that could not be read mean for an expectation. */
import { unreadNear } from './unread-rows.ts';
import type { Reading } from '#checker/types.ts';
import type { Outcome } from './verdicts.ts';

/** `seen` are the outcomes of what could be read; `kind` is the one in question, if it is about one only. */
export const unreadOutcomes = (
  reading: Reading,
  seen: readonly Outcome[],
  kind?: string,
): Outcome[] =>
  reading.findings.length > 0 ||
  reading.lines.length > 0 ||
  reading.tables.some(({ rows }) => !rows.length)
    ? unreadNear(reading, seen, kind)
    : [];
