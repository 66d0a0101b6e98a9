/** Kinds whose state is one printed word: a catalogue of words instead of code. */
import { finding } from '#checker/findings.ts';
import type { Finding, Place, Status } from '#checker/types.ts';
import { bare, judged, unknown } from './outcomes.ts';
import type { Judgement, Printed, Rule } from './rule.ts';
import { placeOf, text } from './rule.ts';

/** What a word means: a status, and what to say unless it is ready. */
export type Meaning = readonly [Status, ((printed: Printed, at: Place | undefined) => Finding)?];

export const terminatingMeaning: Meaning = [
  'terminating',
  ({ kind, name }, at) => finding('terminating', { kind, name }, at),
];

/** A rule that looks one word up in `column`; a word that is not in the catalogue is unknown. */
export const byWord =
  (column: string, meanings: Readonly<Record<string, Meaning>>): Rule =>
  (printed): Judgement => {
    const word = text(printed, column);
    if (word === undefined) return bare(printed);
    const meaning = Object.hasOwn(meanings, word) ? meanings[word] : undefined;
    if (!meaning) return unknown(printed, column);
    const [status, say] = meaning;
    return judged(status, [column], ...(say ? [say(printed, placeOf(printed, column))] : []));
  };
