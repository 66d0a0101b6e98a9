import { siteTitle, workshops } from 'virtual:readyroom/content';
import { commonLocale, localesOf, titleOf } from './site.ts';
import { localizedText } from '#components/localized-text.ts';
import { absoluteUrl, filePath, pagePath } from '#components/site-path.ts';
import { locales, type Locale } from '#i18n/locales.ts';
import { translatorFor } from '#i18n/translator.ts';
import type { Workshop } from '#model/resolve/content.ts';

/** The site for language models, https://llmstxt.org: each lesson of each workshop as Markdown, in each language. */
export function GET(): Response {
  const title = typeof siteTitle === 'string' ? siteTitle : titleOf(commonLocale);
  const parts = workshops.flatMap((workshop) =>
    localesOf(workshop).map((locale) => partOf(workshop, locale)),
  );
  const intro = translatorFor(commonLocale)('site.intro');
  return new Response([`# ${title}`, `> ${intro}`, ...parts, checks].join('\n\n') + '\n', {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

/** The link as others need it, or as the site itself has it where it knows no origin. */
const link = (path: string): string => absoluteUrl(path) ?? path;

function partOf({ name, title, description, source, lessons }: Workshop, locale: Locale): string {
  const own = lessons.flatMap((lesson) => {
    const text = lesson.translations[locale];
    if (text === undefined) return [];
    const path = `${pagePath(locale, name, lesson.name)}index.md`;
    return [`- [${text.title}](${link(path)}): ${text.description}`];
  });
  return [
    `## ${localizedText(title, locale, source)} (${locales[locale].name})`,
    localizedText(description, locale, source),
    own.join('\n'),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** What a text lacks: how the checks of a lesson judge. */
const checks = `## Optional

The checks of a lesson, as data: ${link(filePath('files', 'WORKSHOP', 'LESSON', 'checks.json'))}`;
