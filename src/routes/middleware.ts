import { defineMiddleware } from 'astro:middleware';
import { commonLocale } from './site.ts';
import { localeOfPath } from '#i18n/locales.ts';
import { translatorFor } from '#i18n/translator.ts';

/** Sets the language of the page from its address; of one that has none there, to that of the site. */
export const onRequest = defineMiddleware((context, next) => {
  const locale = localeOfPath(context.params['locale']) ?? commonLocale;
  context.locals.locale = locale;
  context.locals.t = translatorFor(locale);
  return next();
});
