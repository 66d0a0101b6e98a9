import { relative, sep } from 'node:path';
import type { WorkshopSources } from '#model/load/sources.ts';
import { resolveLesson } from '#model/resolve/lesson.ts';
import type { LessonContext } from '#transforms/markdown.ts';
import type { LiveContent } from './live-content.ts';

/**
 * Tells the Markdown plugin what the model knows of the prose file that is being compiled: what it lacks and where
 * that is to be taken from. Undefined for MDX files that are no lesson's.
 */
export function lessonContext(
  root: string,
  content: LiveContent,
  path: string,
): LessonContext | undefined {
  const found = content.prose(relative(root, path).split(sep).join('/'));
  if (found === undefined) return undefined;
  const { workshop, lesson, locale } = found;
  const translation = resolveLesson(lesson)?.translations[locale];
  const { source: from } = workshop.data;
  const source = lesson.proses.find((prose) => prose.locale === from);
  return {
    lang: locale,
    source: source && locale !== from ? { text: source.text, lang: from } : undefined,
    missing: translation?.missing ?? [],
    stale: translation?.stale ?? [],
    constants: workshop.constants,
    terms: termsIn(workshop, locale),
  };
}

/** The glossary in one language; a term that has no words in it is not found in prose. */
function termsIn({ glossary }: WorkshopSources, locale: string): LessonContext['terms'] & object {
  return glossary.terms.flatMap(({ id, link, words }) => {
    const own = words[locale];
    return own === undefined ? [] : [{ id, link, forms: [own.term, ...own.also] }];
  });
}
