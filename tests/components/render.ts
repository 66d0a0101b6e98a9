import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { LessonPage } from '#components/lesson-page.ts';
import type { Locale } from '#i18n/locales.ts';
import { translatorFor } from '#i18n/translator.ts';

/** A component as HTML, in a language, on the page of a lesson; runs of white space between tags are folded. */
export async function render(
  component: AstroComponentFactory,
  {
    locale = 'en',
    lesson,
    props = {},
    slot = '',
    slots = {},
  }: {
    locale?: Locale;
    lesson?: LessonPage;
    props?: Record<string, unknown>;
    slot?: string;
    /** Other slots, by name. */
    slots?: Record<string, string>;
  },
): Promise<string> {
  const container = await AstroContainer.create();
  const html = await container.renderToString(component, {
    props,
    locals: { locale, t: translatorFor(locale), lesson },
    slots: { default: slot, ...slots },
  });
  return html
    .replaceAll(/ data-astro-source-(?:file|loc)="[^"]*"/g, '')
    .replaceAll(/>\s+</g, '><')
    .trim();
}
