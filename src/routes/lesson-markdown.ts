import { workshops } from 'virtual:readyroom/content';
import { markdown } from 'virtual:readyroom/markdown';
import { isLocale, locales } from '#i18n/locales.ts';

export const getStaticPaths = () =>
  markdown
    .filter(hasPage)
    .flatMap(({ workshop, lesson, byLocale }) =>
      Object.entries(byLocale).flatMap(([locale, text]) =>
        isLocale(locale)
          ? [{ params: { locale: locales[locale].path, workshop, lesson }, props: { text } }]
          : [],
      ),
    );

/** A draft has none where the site is built. */
const hasPage = ({ workshop, lesson }: (typeof markdown)[number]): boolean =>
  workshops.some(
    ({ name, lessons }) => name === workshop && lessons.some((each) => each.name === lesson),
  );

/** The text of a lesson as Markdown, for whoever reads without a browser. It stands beside the page, so its links hold. */
export function GET({ props: { text } }: { props: { text: string } }): Response {
  return new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
}
