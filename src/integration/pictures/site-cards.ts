import { localeCodes, locales, type Locale } from '#i18n/locales.ts';
import { optionText } from '#i18n/option-text.ts';
import { translatorFor } from '#i18n/translator.ts';
import type { ReadyroomOptions } from '#integration/options.ts';
import { siteName } from '#integration/site-name.ts';
import type { Workshop } from '#model/resolve/content.ts';
import type { Card } from './card.ts';

/** The cards of a site, by the file that each is drawn into, from the root of the site. Pages name them by this path. */
export function siteCards(
  workshops: readonly Workshop[],
  { title, accent, logo }: Pick<ReadyroomOptions, 'title' | 'accent' | 'logo'>,
): ReadonlyMap<string, Card> {
  const card = (locale: Locale, text: string, above?: string): Card => ({
    locale,
    title: drawable(text, locale),
    above: above && drawable(above, locale),
    site: drawable(optionText(siteName(title, workshops), locale), locale),
    accent: accent?.light,
    hasSign: logo === undefined,
  });
  const cards = new Map<string, Card>();
  const draw = (made: Card, ...segments: readonly string[]): unknown =>
    cards.set([locales[made.locale].path, ...segments, 'og.png'].join('/'), made);

  for (const locale of localeCodes) {
    const shown = workshops.filter((workshop) => workshop.locales.includes(locale));
    // A site of one workshop begins with it.
    if (shown.length > 0 && workshops.length > 1)
      draw(card(locale, translatorFor(locale)('site.tagline')));
    for (const workshop of shown) {
      const name = workshop.title[locale] ?? workshop.title[workshop.source] ?? '';
      draw(card(locale, name), workshop.name);
      for (const lesson of workshop.lessons) {
        const text = lesson.translations[locale]?.title;
        if (text !== undefined) draw(card(locale, text, name), workshop.name, lesson.name);
      }
    }
  }
  return cards;
}

/** A text as the typeface can write it: without emoji, and with the apostrophe that is typed, since the other one is as wide as a Chinese character. */
export function drawable(text: string, locale: Locale): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/(?![©®™↔])[\p{Extended_Pictographic}\p{Cf}\ufe0f]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return locale.startsWith('zh') ? plain : plain.replaceAll(/[‘’]/g, "'");
}
