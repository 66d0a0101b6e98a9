import { readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { Content } from '#model/read-content.ts';
import type { Lesson, Translation, Workshop } from '#model/types.ts';
import type { LessonContext } from '#transforms/markdown.ts';

/**
 * Tells the Markdown plugin what the model knows of the prose file that is being compiled: what it lacks and where
 * that is to be taken from. Undefined for MDX files that are no lesson's.
 */
export function lessonContext(
  root: string,
  content: Content,
  path: string,
): LessonContext | undefined {
  const file = relative(root, path).split(sep).join('/');
  const found = find(content.workshops, file);
  if (!found) return undefined;
  const { workshop, lesson, translation } = found;
  const original = lesson.translations[workshop.source];
  return {
    lang: translation.locale,
    source:
      original && original !== translation
        ? { text: readFileSync(resolve(root, original.file), 'utf8'), lang: original.locale }
        : undefined,
    missing: translation.missing,
    stale: translation.stale,
    constants: workshop.constants,
    terms: termsIn(workshop, translation.locale),
  };
}

/** The glossary in one language; a term that has no words in it is not found in prose. */
function termsIn({ glossary }: Workshop, locale: string): LessonContext['terms'] & object {
  return glossary.flatMap(({ id, link, words }) => {
    const own = words[locale];
    return own === undefined ? [] : [{ id, link, forms: [own.term, ...own.also] }];
  });
}

function find(workshops: readonly Workshop[], file: string) {
  for (const workshop of workshops) {
    for (const lesson of workshop.lessons) {
      const translation = Object.values(lesson.translations).find((text) => text.file === file);
      if (translation) return { workshop, lesson, translation } satisfies Found;
    }
  }
  return undefined;
}

interface Found {
  workshop: Workshop;
  lesson: Lesson;
  translation: Translation;
}
