import { workshops } from 'virtual:readyroom/content';
import { sections } from 'virtual:readyroom/sections';
import { searchDocuments } from './search-documents.ts';
import type { Locale } from '#i18n/locales.ts';
import { messages } from '#i18n/messages.ts';
import type { SearchFile } from '#search/search-file.ts';
import { makeIndex } from '#search/search-index.ts';

export { dataPaths as getStaticPaths } from './site.ts';

/** Everything that the search needs in one language; loaded when it is opened. */
export function GET({ props: { locale } }: { props: { locale: Locale } }): Response {
  const { pages, documents } = searchDocuments(workshops, sections, locale);
  const own = Object.entries(messages[locale].ui).filter(([key]) => key.startsWith('search.'));
  return Response.json({
    words: Object.fromEntries(own),
    pages,
    index: makeIndex(documents, locale),
  } satisfies SearchFile);
}
