import { createInstance } from 'i18next';
import type { MessageKey } from './catalogue.ts';
import { localeCodes, type Locale } from './locales.ts';
import { messages } from './messages.ts';
import type { Params } from './say.ts';

/** Says a UI string in one language. Build time only: the browser has `say()`. */
export type Translator = (key: MessageKey, params?: Params) => string;

function createTranslator(locale: Locale): Translator {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: { ui: messages[locale].ui } },
    defaultNS: 'ui',
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // Astro escapes what it prints.
    interpolation: { escapeValue: false },
  });
  return (key, params = {}) => instance.t(key, { ...params });
}

const translators = new Map(localeCodes.map((locale) => [locale, createTranslator(locale)]));

/** The translator of a locale, made once. */
export function translatorFor(locale: Locale): Translator {
  const translator = translators.get(locale);
  if (!translator) throw new Error(`No translator for ${locale}.`);
  return translator;
}
