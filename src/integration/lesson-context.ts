import { relative, sep } from 'node:path';
import { defaultLocale, isLocale, locales } from '#i18n/locales.ts';
import { translatorFor } from '#i18n/translator.ts';
import type { WorkshopSources } from '#model/load/sources.ts';
import { resolveLesson } from '#model/resolve/resolve.ts';
import type { LessonFile } from '#transforms/markdown.ts';
import { problemMarks } from './dev/problem-marks.ts';
import { problemsOfPage } from './dev/stopped-pages.ts';
import type { LessonProse, LiveContent } from './live-content.ts';

/**
 * Tells the Markdown plugin what the model knows of the prose file that is being compiled: its tree, what it lacks and
 * where that is to be taken from. Undefined for MDX files that are no lesson's. `dev` is the dev server's, where problems are
 * marked: the folder of the content from the root, and the path of the site.
 */
export function lessonContext(
  root: string,
  content: LiveContent,
  path: string,
  dev?: { folder: string; base: string },
): LessonFile | undefined {
  const file = relative(root, path).split(sep).join('/');
  const found = content.prose(file);
  if (found === undefined) return undefined;
  const { workshop, lesson, locale } = found;
  const translation = resolveLesson(lesson)?.translations[locale];
  const { source: from } = workshop.data;
  const [own, source] = [locale, from].map((each) =>
    lesson.proses.find((prose) => prose.locale === each),
  );
  const say = translatorFor(isLocale(locale) ? locale : defaultLocale);
  return {
    lang: locale,
    footnotes: { title: say('lesson.footnotes'), back: say('lesson.footnoteBack') },
    parsed: own?.root && { text: own.text, root: own.root },
    source: source?.root && locale !== from ? { root: source.root, lang: from } : undefined,
    missing: translation?.missing ?? [],
    stale: translation?.stale ?? [],
    constants: workshop.constants,
    terms: termsIn(workshop, locale),
    own: workshop.context.ownComponents,
    ...(dev && problemsIn(found, file, content, { ...dev, root })),
  };
}

/** What is wrong with a lesson, and where its prose shows that. */
function problemsIn(
  { workshop, lesson, locale }: LessonProse,
  file: string,
  content: LiveContent,
  { root, folder, base }: { root: string; folder: string; base: string },
): Pick<LessonFile, 'problems' | 'has'> {
  const path = isLocale(locale) ? locales[locale].path : '';
  const page = `${path}/${workshop.name}/${lesson.name}`;
  const current = content.withProblemsOf(workshop.name, lesson.name);
  const own = problemsOfPage(current, folder, page);
  const resolved = resolveLesson(lesson) as Readonly<Record<string, object>> | undefined;
  return {
    problems: problemMarks(own, lesson, workshop.shared, file, { root, base }),
    has: (part, id) => Object.hasOwn(resolved?.[part] ?? {}, id),
  };
}

/** The glossary in one language; a term that has no words in it is not found in prose. */
function termsIn({ glossary }: WorkshopSources, locale: string): LessonFile['terms'] & object {
  return glossary.terms.flatMap(({ id, link, words }) => {
    const own = words[locale];
    return own === undefined ? [] : [{ id, link, forms: [own.term, ...own.also] }];
  });
}
