import { hintFor, read } from './prints/read.ts';
import type { Check, Hint, Prints, Verdict } from './types.ts';
import { assess } from './verdict/assess.ts';
import { filledCheck } from './verdict/filled-check.ts';

/**
 * Judges a pasted text against a check. Pure: no clock, no language, no network; it never throws, takes time linear in
 * the length of the text, and whatever it cannot read is a finding. `previous` is the learner's paste before this one:
 * it explains what changed and never decides.
 */
export function check(text: string, expected: Check, previous?: string): Verdict {
  const filled = filledCheck(expected);
  const hint = hintFor(filled);
  const before = previous === undefined ? undefined : read(previous, hint);
  return assess(read(text, hint), filled, before);
}

/** The same of a text that somebody else reads, who may have read it before. */
export function checkRead(readWith: (hint: Hint) => Prints, expected: Check): Verdict {
  const filled = filledCheck(expected);
  return assess(readWith(hintFor(filled)), filled);
}

/** A check without expectations: everything that is listed must be ready. */
export const everythingReady: Check = {};
