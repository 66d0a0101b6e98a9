import { describe, expect, test } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { sectionsOf } from '#model/resolve/sections.ts';
import { searchDocuments } from '#routes/search-documents.ts';
import { makeIndex, openIndex, search } from '#search/search-index.ts';
import { searchTerms } from '../../fixtures/search-terms.ts';
import { ourContent, ourSources } from './our-workshops.ts';

const { workshops } = ourContent;
const sections = ourSources.workshops.flatMap(({ name, lessons }) =>
  lessons.map((lesson) => ({ workshop: name, lesson: lesson.name, byLocale: sectionsOf(lesson) })),
);
/** The languages that our workshops are in. */
const spoken = localeCodes.filter((code) =>
  workshops.some(({ locales }) => locales.includes(code)),
);

describe.each(spoken)('the search of our workshops in %s', (locale) => {
  const { pages, documents } = searchDocuments(workshops, sections, locale);
  const index = openIndex(JSON.parse(JSON.stringify(makeIndex(documents, locale))), locale);
  const firstPages = (query: string) => {
    const found = search(index, query).map(({ page }) => pages[page]?.path.split('/').at(-2));
    return [...new Set(found)].slice(0, 3);
  };

  test('has twenty terms to hold it to', () => {
    expect(searchTerms[locale]).toHaveLength(20);
  });

  test.each(searchTerms[locale] ?? [])('%s leads to %s', (query, lesson) => {
    expect(firstPages(query)).toContain(lesson);
  });

  test('every lesson can be found by its title', () => {
    for (const { name, translations } of workshops.flatMap(({ lessons }) => lessons))
      expect(firstPages(translations[locale]?.title ?? '')).toContain(name);
  });
});
