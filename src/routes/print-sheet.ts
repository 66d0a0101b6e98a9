import { workshops } from 'virtual:readyroom/content';
import { localesOf, proseOf } from './site.ts';
import { localizedText } from '#components/localized-text.ts';
import { locales, type Locale } from '#i18n/locales.ts';
import type { Workshop } from '#model/resolve/content.ts';

export const getStaticPaths = () =>
  workshops.flatMap((workshop) =>
    localesOf(workshop).map((locale) => ({
      params: { workshop: workshop.name, lang: locales[locale].path },
      props: { workshop, locale },
    })),
  );

/** A text as a string of CSS. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\\n]/g, String.raw`\$&`)}"`;

/**
 * What stands in the margins of a printed workshop: its title, the lesson of each page, and numbers. Each lesson is a kind of page of its
 * own (https://www.w3.org/TR/css-page-3/#using-named-pages), so it begins on a new one.
 */
export function GET({ props: { workshop, locale } }: { props: PrintProps }): Response {
  const title = quoted(localizedText(workshop.title, locale, workshop.source));
  const lessons = workshop.lessons.map((lesson, index) => {
    const text = quoted(`${String(index + 1)}  ${proseOf(workshop, lesson, locale).title}`);
    return `@page lesson-${lesson.name} { @top-left { content: ${text} } }
[id="${lesson.name}"] { page: lesson-${lesson.name} }`;
  });
  const sheet = `@page {
  size: A4;
  margin: 20mm 17mm 18mm;
  @top-left { font: 9pt sans-serif; color: #555; width: 100% }
  @bottom-left { content: ${title}; font: 9pt sans-serif; color: #555; width: 80% }
  @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; color: #555 }
}
${lessons.join('\n')}
`;
  return new Response(sheet, { headers: { 'content-type': 'text/css; charset=utf-8' } });
}

interface PrintProps {
  workshop: Workshop;
  locale: Locale;
}
