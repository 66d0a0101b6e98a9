/** Kinds whose state is one printed word: a catalogue of words instead of code. */
import type { FindingCode } from '#checker/findings.ts';
import type { Status } from '#checker/types.ts';
import { bare, because, judged, unknown } from './outcomes.ts';
import type { Rule } from './rule.ts';
import { text } from './rule.ts';

/** What a word means: a status, and the code of what to say about it. */
export type Meaning = readonly [Status, FindingCode?];

export const terminatingMeaning: Meaning = ['terminating', 'terminating'];

/** A rule that looks one word up in `column`; a word that is not in the catalogue is unknown. */
export const byWord =
  (column: string, meanings: Readonly<Record<string, Meaning>>): Rule =>
  (printed) => {
    const word = text(printed, column);
    if (word === undefined) return bare(printed);
    const [status, code] = (Object.hasOwn(meanings, word) && meanings[word]) || [];
    if (!status) return unknown(printed, column);
    return code
      ? because(printed, status, column, code, { status: word })
      : judged(status, [column]);
  };
