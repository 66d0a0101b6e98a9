import { version, workshops } from 'virtual:readyroom/content';
import { localesOf } from './site.ts';
import { messages } from '#i18n/messages.ts';
import type { Locale } from '#i18n/locales.ts';

export { dataPaths as getStaticPaths } from './site.ts';

/** What `get-help` needs in one language: words, versions, and where to tell. Loaded with the first verdict that is not met. */
export function GET({ props: { locale } }: { props: { locale: Locale } }): Response {
  const shown = workshops.filter((workshop) => localesOf(workshop).includes(locale));
  return Response.json({
    words: Object.fromEntries(
      Object.entries(messages[locale].ui).filter(([key]) => key.startsWith('help.')),
    ),
    readyroom: version,
    workshops: Object.fromEntries(
      shown.map(({ name, writtenFor, repository }) => [
        name,
        {
          versions: Object.entries(writtenFor)
            .map(([what, version]) => `${what} ${version}`)
            .join(', '),
          repository,
        },
      ]),
    ),
  });
}
