import { defineMiddleware } from 'astro:middleware';
import { defaultLocale, localeOfPath } from '#i18n/locales.ts';
import { translatorFor } from '#i18n/translator.ts';

/** Sets the language of the page from its address. */
export const onRequest = defineMiddleware((context, next) => {
  const locale = localeOfPath(context.params['locale']) ?? defaultLocale;
  context.locals.locale = locale;
  context.locals.t = translatorFor(locale);
  return next();
});
