import { localizedText } from '#components/localized-text.ts';
import { pagePath } from '#components/site-path.ts';
import type { Locale } from '#i18n/locales.ts';
import { translatorFor } from '#i18n/translator.ts';
import type { Workshop } from '#model/resolve/content.ts';
import type { Section } from '#model/types.ts';
import type { SearchPage } from '#search/search-file.ts';
import type { SearchDocument } from '#search/search-index.ts';

/** The sections of each lesson, by locale. */
export type AllSections = readonly {
  workshop: string;
  lesson: string;
  byLocale: Readonly<Record<string, readonly Section[]>>;
}[];

interface Found {
  page: SearchPage;
  documents: readonly Omit<SearchDocument, 'page' | 'lesson'>[];
}

/**
 * What can be found in a language: the sections of the lessons that are written in it, and the terms of the glossaries. A
 * lesson that falls back to its source is not among them.
 */
export function searchDocuments(
  workshops: readonly Workshop[],
  sections: AllSections,
  locale: Locale,
): { pages: readonly SearchPage[]; documents: readonly SearchDocument[] } {
  const found = workshops.flatMap((workshop) => {
    const pageIn = (title: string, name: string): SearchPage => ({
      title,
      workshop: workshops.length > 1 ? localizedText(workshop.title, locale, workshop.source) : '',
      path: pagePath(locale, workshop.name, name),
    });
    const own = sections.filter((each) => each.workshop === workshop.name);
    return [...lessonsOf(workshop, own, locale, pageIn), ...glossaryOf(workshop, locale, pageIn)];
  });
  return {
    pages: found.map(({ page }) => page),
    documents: found.flatMap(({ page, documents }, place) =>
      documents.map((document) => ({ ...document, lesson: page.title, page: place })),
    ),
  };
}

type PageIn = (title: string, name: string) => SearchPage;

function lessonsOf(
  { lessons }: Workshop,
  sections: AllSections,
  locale: Locale,
  pageIn: PageIn,
): Found[] {
  return lessons.flatMap(({ name, translations }) => {
    const title = translations[locale]?.title;
    const own = sections.find(({ lesson }) => lesson === name)?.byLocale[locale];
    if (title === undefined || own === undefined) return [];
    const documents = own.map(({ id, title: section, kinds, ...text }) => ({
      ...text,
      anchor: id,
      section,
      kinds: kinds.join(' '),
    }));
    return [{ page: pageIn(title, name), documents }];
  });
}

function glossaryOf({ glossary }: Workshop, locale: Locale, pageIn: PageIn): Found[] {
  const documents = glossary.flatMap(({ id, words }) => {
    const own = words[locale];
    if (own === undefined) return [];
    const text = [...own.also, own.meaning].join('\n');
    return [{ anchor: `term-${id}`, section: own.term, text, commands: '', code: '', kinds: '' }];
  });
  if (documents.length === 0) return [];
  return [{ page: pageIn(translatorFor(locale)('glossary.title'), 'glossary'), documents }];
}
