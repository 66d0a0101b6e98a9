import { check } from '#checker/check.ts';
import type { Check } from '#checker/types.ts';
import { makeReport, type Report } from './report.ts';

/** A paste to judge; `id` comes back with the report. */
export interface Question {
  id: number;
  text: string;
  check: Check;
  /** The learner's previous paste, to say what has changed since. */
  previous: string | undefined;
}
export interface Answer {
  id: number;
  report: Report;
}

// The checker runs beside the page, so that even five megabytes leave the page responsive.
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { id, text, previous } = data;
  const answered: Answer = { id, report: makeReport(check(text, data.check, previous)) };
  postMessage(answered);
});
