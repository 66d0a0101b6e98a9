import { assess } from '#checker/assess.ts';
import { hintFor } from '#checker/hint.ts';
import { read } from '#checker/read.ts';
import type { Check, Hint, Reading } from '#checker/types.ts';
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
  /** Undefined where a part of the engine could not be loaded. */
  report: Report | undefined;
}

// The checker runs beside the page, so that even five megabytes leave the page responsive.
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data)
    .catch(() => undefined)
    .then((report) => {
      const answered: Answer = { id: data.id, report };
      postMessage(answered);
    });
});

async function answer({ text, check, previous }: Question): Promise<Report> {
  const hint = hintFor(check);
  const reading = await readAll(text, hint);
  const before = previous === undefined ? undefined : await readAll(previous, hint);
  return makeReport(reading, assess(reading, check, before), check);
}

/** What reads JSON and YAML is loaded with the first paste that has any. */
async function readAll(text: string, hint: Hint): Promise<Reading> {
  const reading = read(text, hint);
  if (!reading.documents?.length) return reading;
  const { withObjects } = await import('#checker/structured/index.ts');
  return withObjects(reading);
}
