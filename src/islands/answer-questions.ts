import { check } from '#checker/check.ts';
import type { Check } from '#checker/types.ts';
import { say } from '#i18n/say.ts';
import { makeReport, type PasteKept, type PasteReport } from './make-report.ts';

/** A paste to judge; `id` comes back with the report. */
export interface Question {
  id: number;
  text: string;
  check: Check;
  /** The learner's previous paste, to say what has changed since. */
  previous: string | undefined;
  kept: PasteKept;
}
export interface ReportAnswer {
  id: number;
  report: PasteReport;
}

/**
 * Judges the pastes that the page sends, in one language. The checker runs in a worker, so that even five megabytes leave the
 * page responsive. The first message is empty: the engine is there.
 */
export function answerQuestions(locale: string, words: Readonly<Record<string, string>>): void {
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    const { id, text, check: expected, previous, kept } = data;
    const verdict = check(text, expected, previous);
    const report = makeReport(verdict, expected, kept, (key, params) =>
      say(words, locale, key, params),
    );
    postMessage({ id, report } satisfies ReportAnswer);
  });
  postMessage(undefined);
}
