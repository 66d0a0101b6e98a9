import { basename } from 'node:path';
import type { LessonSources } from '#model/load/sources.ts';

/** A file that a learner saves from the page of a lesson. */
export interface Download {
  name: string;
  text: string;
}

/** The manifests of a lesson that its page offers for saving: those that are whole, by the names that a browser gives them. */
export const downloadsOf = ({ manifests }: LessonSources): Download[] =>
  manifests
    .filter(({ reducedFrom }) => reducedFrom === undefined)
    .map(({ file, text }) => ({ name: basename(file), text }));
