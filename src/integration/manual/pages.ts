import { defaultLocale, localeCodes } from '#i18n/locales.ts';
import { translatorFor, type Translator } from '#i18n/translator.ts';
import { escaped, plainPage } from '#integration/dev/plain-page.ts';

const paragraph = (say: Translator): string => `<p>${escaped(say('cli.manual.text'))}</p>`;

/** What is shown while the manual is built, in every language: nobody has chosen one yet. It asks again by itself, without a script. */
export function buildingPage(): string {
  const say = translatorFor(defaultLocale);
  const others = localeCodes
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => {
      const say = translatorFor(locale);
      return `<section lang="${locale}"><h2>${escaped(say('cli.manual.title'))}</h2>${paragraph(say)}</section>`;
    });
  return plainPage(
    say('cli.manual.title'),
    [paragraph(say), ...others].join('\n'),
    '<meta http-equiv="refresh" content="2">',
  );
}

/** What is shown where it could not be built; `printed` is what the build said. */
export const failedPage = (printed: string): string =>
  plainPage(
    'The manual could not be built',
    `<p>→ Load this page again to try once more. The site of your project is not affected.</p>
<pre>${escaped(printed)}</pre>`,
  );
