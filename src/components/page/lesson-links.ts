import { pagePath } from '#components/site-path.ts';
import type { Locale } from '#i18n/locales.ts';
import { translatorFor } from '#i18n/translator.ts';
import type { Lesson, Workshop } from '#model/resolve/content.ts';
import { attributeHtml, textHtml } from '#transforms/html.ts';

const known = new WeakMap<Lesson, Map<string, string>>();

/**
 * The entry of a lesson in the list beside the pages of all others. Each page has it, so it is made once: with 200 lessons in three
 * languages that is 600 entries and not 120,000.
 */
export function lessonLink(workshop: Workshop, lesson: Lesson, locale: Locale): string {
  const own = known.get(lesson) ?? new Map<string, string>();
  known.set(lesson, own);
  const key = `${workshop.name} ${locale}`;
  const made = own.get(key) ?? linkOf(workshop, lesson, locale);
  own.set(key, made);
  return made;
}

function linkOf(workshop: Workshop, lesson: Lesson, locale: Locale): string {
  const text = lesson.translations[locale] ?? lesson.translations[workshop.source];
  const lang =
    text === undefined || text.locale === locale ? '' : attributeHtml('lang', text.locale);
  const href = attributeHtml('href', pagePath(locale, workshop.name, lesson.name));
  const optional = lesson.optional
    ? `<small>${textHtml(translatorFor(locale)('lesson.optional'))}</small>`
    : '';
  return `<li><a${href}${lang}>${textHtml(text?.title ?? '')}</a>${optional}</li>`;
}
