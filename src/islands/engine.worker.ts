import { hintFor } from '#checker/hint.ts';
import { assess } from '#checker/judging/assess.ts';
import { addParts, part, PartNeeded } from '#checker/parts/part.ts';
import type { PartName, Parts } from '#checker/parts/part.ts';
import { read } from '#checker/reading/read.ts';
import type { Check, Reading } from '#checker/types.ts';
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

/** What most pastes do not need is loaded with the first that does. */
const load: { readonly [Name in PartName]: () => Promise<Parts[Name]> } = {
  documents: () => import('#checker/parts/documents.ts'),
  judging: () => import('#checker/parts/more-judging.ts'),
  kinds: () => import('#checker/parts/other-kinds.ts'),
  reading: () => import('#checker/parts/more-reading.ts'),
};

async function answer(question: Question): Promise<Report> {
  try {
    return judge(question);
  } catch (error) {
    if (!(error instanceof PartNeeded)) throw error;
    addParts({ [error.part]: await load[error.part]() });
    return answer(question);
  }
}

function judge({ text, check, previous }: Question): Report {
  const hint = hintFor(check);
  const readAll = (pasted: string): Reading => {
    const reading = read(pasted, hint);
    return reading.documents?.length ? part('documents').withObjects(reading) : reading;
  };
  const reading = readAll(text);
  const before = previous === undefined ? undefined : readAll(previous);
  return makeReport(reading, assess(reading, check, before));
}
