import { assess } from '#checker/assess.ts';
import { read } from '#checker/read.ts';
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
  const { id, text, check, previous } = data;
  const hint = { command: check.command };
  const reading = read(text, hint);
  const verdict = assess(reading, check, previous === undefined ? undefined : read(previous, hint));
  const answer: Answer = { id, report: makeReport(reading, verdict) };
  postMessage(answer);
});
