/** Kinds whose state is one printed word: a catalogue of words instead of code. */
import type { FindingCode } from '#checker/findings.ts';
import type { Status } from '#checker/types.ts';
import { bare, because, judged, unknown } from './outcomes.ts';
import type { Columns } from './record.ts';
import type { Rule } from './rule.ts';
import { text } from './rule.ts';
import type { Value } from './value.ts';
import { textAt } from './value.ts';

/** What a word means: a status, and the code of what to say about it. */
type Meaning = readonly [Status, FindingCode?];

export const terminatingMeaning: Meaning = ['terminating', 'terminating'];

export const waitingMeaning: Meaning = ['progressing', 'condition-not-true'];

/** A rule that looks one word up in `column`; a word that is not in the catalogue is unknown. */
export const byWord =
  (column: string, meanings: Readonly<Record<string, Meaning>>): Rule =>
  (printed) => {
    const word = text(printed, column);
    if (word === undefined) return bare(printed);
    const [status, code] = (Object.hasOwn(meanings, word) && meanings[word]) || [];
    if (!status) return unknown(printed, column);
    return code
      ? because(printed, status, column, code, { status: word, column, value: word })
      : judged(status, [column]);
  };

/** A rule where several must all call an object ready: the first that does not decides. */
export const everyOf =
  (...rules: readonly Rule[]): Rule =>
  (printed) => {
    const judgements = rules.map((rule) => rule(printed));
    return (
      judgements.find(({ status }) => status !== 'ready') ??
      judged(
        'ready',
        judgements.flatMap(({ deciding }) => deciding),
      )
    );
  };

/** What kinds print whose STATUS is their phase. */
export const phaseAsStatus = (object: Value): Columns => ({
  STATUS: textAt(object, 'status', 'phase'),
});
