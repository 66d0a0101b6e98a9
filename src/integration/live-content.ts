import { setImmediate, setTimeout } from 'node:timers/promises';
import { load } from '#model/load/load.ts';
import type { LessonSources, Sources, WorkshopSources } from '#model/load/sources.ts';
import { contentOf } from '#model/read-content.ts';
import { validateLesson } from '#model/validate/validate.ts';
import type { Content } from '#model/read-content.ts';
import { markdownOf } from '#model/resolve/markdown-text.ts';
import { sectionsOf } from '#model/resolve/sections.ts';
import type { OwnComponents } from '#transforms/lesson/components.ts';
import type { Section } from '#model/types.ts';

/** The content of a project as its files are, or were when it was last refreshed. */
export interface LiveContent {
  current(): Content;
  /**
   * The content, of whose problems those of one lesson at least are known, and of what stands around lessons: to find all
   * takes time, which the first page does not wait for.
   */
  withProblemsOf(workshop: string, lesson: string): Content;
  /** Has all problems found, from now on: lesson by lesson, so that pages are answered meanwhile. */
  findProblems(): Promise<void>;
  /** The sources of a prose file, by its path from the root; undefined for a file that is no lesson's. */
  prose(file: string): LessonProse | undefined;
  /** What can be searched: the sections of each lesson, by locale. */
  sections(): readonly OfLesson<readonly Section[]>[];
  /** Each lesson as Markdown, by locale. */
  markdown(): readonly OfLesson<string>[];
  /** The components of the project by name. */
  ownComponents(): OwnComponents;
  /** The file that declares them, from the root. */
  declaredIn(): string;
  /** Looks for changes, at the cost of what changed. Returns the lessons that may look another way now. */
  refresh(): readonly LessonId[];
}

export interface LessonProse {
  workshop: WorkshopSources;
  lesson: LessonSources;
  locale: string;
}

export interface LessonId {
  workshop: string;
  lesson: string;
}

/** What is made of a lesson, in each language that it is written in. */
interface OfLesson<Made> extends LessonId {
  byLocale: Readonly<Record<string, Made>>;
}

/**
 * How long after an edit, or after somebody asked for a page, problems of other lessons are looked for in one lesson alone: a page is made
 * in many turns, of which each would wait for another lesson. Milliseconds.
 */
const IN_USE = 1000;

/** The content below `folder`, loaded when it is first looked at. */
export function liveContent(folder: string, root: string): LiveContent {
  let sources: Sources | undefined;
  let content: Content | undefined;
  let proses: ReadonlyMap<string, LessonProse> | undefined;
  let areProblemsFound = false;
  let finding: Promise<void> | undefined;
  let usedAt = -IN_USE;
  const loaded = (): Sources => (sources ??= load(folder, root));
  const find = async (): Promise<void> => {
    const begun = loaded();
    for (const lesson of begun.workshops.flatMap(({ lessons }) => lessons)) {
      validateLesson(lesson);
      await (performance.now() - usedAt < IN_USE ? setTimeout(IN_USE) : setImmediate());
      // After an edit those that were not looked at yet are others: what is known of the rest is kept with them.
      if (begun !== sources) return find();
    }
    areProblemsFound = true;
  };
  return {
    current: () => (content ??= contentOf(loaded())),
    withProblemsOf: (workshop, lesson) => {
      usedAt = performance.now();
      const all = (content ??= contentOf(loaded()));
      if (areProblemsFound) return all;
      return contentOf(loaded(), (...one) => one.join('/') === `${workshop}/${lesson}`);
    },
    findProblems: () => (finding ??= find()),
    prose: (file) => (proses ??= prosesOf(loaded())).get(file),
    sections: () => ofLessons(loaded(), sectionsOf),
    markdown: () => ofLessons(loaded(), markdownOf),
    ownComponents: () => loaded().ownComponents.components ?? {},
    declaredIn: () => loaded().ownComponents.declaredIn,
    refresh: () => {
      const before = sources;
      if (before === undefined) return [];
      usedAt = performance.now();
      sources = load(folder, root, before);
      content = undefined;
      proses = undefined;
      return changedLessons(before, sources);
    },
  };
}

const prosesOf = ({ workshops }: Sources): ReadonlyMap<string, LessonProse> =>
  new Map(
    workshops.flatMap((workshop) =>
      workshop.lessons.flatMap((lesson) =>
        lesson.proses.map(({ file, locale }) => [file, { workshop, lesson, locale }] as const),
      ),
    ),
  );

const ofLessons = <Made>(
  { workshops }: Sources,
  make: (lesson: LessonSources) => Readonly<Record<string, Made>>,
): OfLesson<Made>[] =>
  workshops.flatMap(({ name, lessons }) =>
    lessons.map((lesson) => ({ workshop: name, lesson: lesson.name, byLocale: make(lesson) })),
  );

/** The glossary is part of every lesson's prose; all else that a lesson needs of its workshop changes the lesson itself. */
function changedLessons(before: Sources, now: Sources): LessonId[] {
  return now.workshops.flatMap((workshop) => {
    const earlier = before.workshops.find(({ name }) => name === workshop.name);
    const isSameGlossary =
      JSON.stringify(earlier?.glossary.terms) === JSON.stringify(workshop.glossary.terms);
    const lessons = isSameGlossary
      ? workshop.lessons.filter((lesson) => !earlier?.lessons.includes(lesson))
      : workshop.lessons;
    return lessons.map(({ name }) => ({ workshop: workshop.name, lesson: name }));
  });
}
