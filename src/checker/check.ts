import { withObjects } from './objects/with-objects.ts';
import { hintFor } from './prints/hint.ts';
import { read } from './prints/read.ts';
import type { Check, Reading, Verdict } from './types.ts';
import { assess } from './verdict/assess.ts';

/**
 * Judges a pasted text against a check. Pure: no clock, no language, no network; it never throws, takes time linear in
 * the length of the text, and whatever it cannot read is a finding. `previous` is the learner's paste before this one:
 * it explains what changed and never decides.
 */
export function check(text: string, asked: Check, previous?: string): Verdict {
  const hint = hintFor(asked);
  const readAll = (pasted: string): Reading => withObjects(read(pasted, hint));
  return assess(readAll(text), asked, previous === undefined ? undefined : readAll(previous));
}

/** A check without expectations: everything that is listed must be ready. */
export const everythingReady: Check = {};
