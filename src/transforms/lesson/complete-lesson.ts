import { alignCells } from './align-cells.ts';
import { dropFenceWords } from './drop-fence-words.ts';
import { fillMissing, fillParts } from './fill-missing.ts';
import { joinHanLines } from './join-lines.ts';
import { markLongCode } from './mark-long-code.ts';
import { linkTerms } from './link-terms.ts';
import { leaveOut, markProblems } from './mark-problems.ts';
import type { ProblemMark } from './mark-problems.ts';
import { markStale } from './mark-stale.ts';
import type { LessonNode } from './nodes.ts';
import { inlineReferences } from './references.ts';
import { setAnswers } from './set-answers.ts';
import { setCheckSlots } from './set-check-slots.ts';
import { setConstants } from './set-constants.ts';
import { setHeadingIds, setStepOwners } from './set-ids.ts';
import { setLabels } from './set-labels.ts';
import { setOwn } from './set-own.ts';
import type { OwnComponents } from './components.ts';
import type { TermForms } from './term-forms.ts';

/** What the site knows about the prose file that is being compiled. */
export interface LessonContext {
  /** The locale of the file. */
  lang: string;
  /** What it is translated from, parsed, references inlined; undefined for the source itself. */
  source: { root: LessonNode; lang: string } | undefined;
  /** Units the file lacks (`Translation.missing`). */
  missing: readonly string[];
  /** Units whose source changed (`Translation.stale`). */
  stale: readonly string[];
  /** `Workshop.constants`, for `{{name}}` in the prose. */
  constants?: Readonly<Record<string, string>>;
  /** The terms of the workshop's glossary in the language of the file. */
  terms?: readonly TermForms[];
  /** The components of the project. */
  own?: OwnComponents | undefined;
  /** On the dev server: what is wrong, to be told in its place. */
  problems?: readonly ProblemMark[];
  /** On the dev server: whether the lesson has an entry of lesson.yaml. With a problem it may lack some. */
  has?: (part: string, id: string) => boolean;
}

/** The address of a term of the glossary without its id, relative to the page of a lesson. */
const glossaryAddress = '../glossary/#term-';

/** Turns the prose an author wrote into what the reader gets, before components render it. Changes the tree. */
export function completeLesson(root: LessonNode, context: LessonContext): void {
  const { lang, source, missing, stale, constants = {}, terms = [], own = {} } = context;
  const { problems = [], has } = context;
  inlineReferences(root);
  markProblems(root, problems);
  markStale(root, stale);
  if (source !== undefined && missing.length > 0) fillMissing(root, source.root, source.lang);
  if (source !== undefined && stale.length > 0) fillParts(root, source.root, source.lang, stale);
  if (has !== undefined) leaveOut(root, has);
  setConstants(root, constants);
  setStepOwners(root);
  setLabels(root);
  setCheckSlots(root);
  setAnswers(root);
  setHeadingIds(root);
  joinHanLines(root);
  markLongCode(root);
  dropFenceWords(root);
  alignCells(root);
  linkTerms(root, terms, glossaryAddress);
  setOwn(root, own, lang);
}
