import { relative, sep } from 'node:path';
import type { WorkshopSources } from '#model/load/sources.ts';
import { resolveLesson } from '#model/resolve/resolve.ts';
import type { LessonFile } from '#transforms/markdown.ts';
import type { LiveContent } from './live-content.ts';

/**
 * Tells the Markdown plugin what the model knows of the prose file that is being compiled: its tree, what it lacks and
 * where that is to be taken from. Undefined for MDX files that are no lesson's.
 */
export function lessonContext(
  root: string,
  content: LiveContent,
  path: string,
): LessonFile | undefined {
  const found = content.prose(relative(root, path).split(sep).join('/'));
  if (found === undefined) return undefined;
  const { workshop, lesson, locale } = found;
  const translation = resolveLesson(lesson)?.translations[locale];
  const { source: from } = workshop.data;
  const [own, source] = [locale, from].map((each) =>
    lesson.proses.find((prose) => prose.locale === each),
  );
  return {
    lang: locale,
    parsed: own?.root && { text: own.text, root: own.root },
    source: source?.root && locale !== from ? { root: source.root, lang: from } : undefined,
    missing: translation?.missing ?? [],
    stale: translation?.stale ?? [],
    constants: workshop.constants,
    terms: termsIn(workshop, locale),
    own: workshop.context.ownComponents,
  };
}

/** The glossary in one language; a term that has no words in it is not found in prose. */
function termsIn({ glossary }: WorkshopSources, locale: string): LessonFile['terms'] & object {
  return glossary.terms.flatMap(({ id, link, words }) => {
    const own = words[locale];
    return own === undefined ? [] : [{ id, link, forms: [own.term, ...own.also] }];
  });
}
