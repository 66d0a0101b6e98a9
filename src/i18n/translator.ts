import { createInstance } from 'i18next';
import type { AnyKey } from './catalogue.ts';
import { defaultLocale, localeCodes, type Locale } from './locales.ts';
import { messages } from './messages.ts';
import type { Messages } from './say-plainly.ts';
import { composed, type Params, type Say } from './say.ts';

/** Says a message in one language: for builds and the command line. The browser has `say()`. */
export type Translator = (key: AnyKey, params?: Params) => string;

/** As many messages are kept: a dev server says others without end. */
const MOST = 10_000;

const parts = ['ui', 'findings', 'report', 'cli'] as const;

const i18n = createInstance();
void i18n.init({
  resources: messages,
  ns: parts,
  fallbackLng: defaultLocale,
  load: 'currentOnly',
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  // Astro escapes what it prints; a terminal needs none of it.
  interpolation: { escapeValue: false },
  missingInterpolationHandler: (_text, [hole]) => hole,
  parseMissingKeyHandler: (key) => {
    throw new Error(`No message "${key}".`);
  },
});

function createTranslator(locale: Locale): Translator {
  const t = i18n.getFixedT(locale, parts);
  const all = Object.assign({}, ...Object.values(messages[locale])) as Messages;
  /** What was said, by key and parameters: pages say the same again and again. */
  const texts = new Map<string, string>();
  const say: Say = (key, params) => {
    const { count } = params;
    const plural = typeof count === 'number' ? { count } : {};
    const text = t(key, { ...plural, skipInterpolation: true });
    // `replace`, since i18next has options of its own among the parameters; `nest`: "$t(" in a paste is text.
    return t(key, { ...plural, nest: false, replace: composed(params, key, text, all, say) });
  };
  return (key, params = {}) => {
    const message = `${key} ${JSON.stringify(params)}`;
    const known = texts.get(message);
    if (known !== undefined) return known;
    const text = say(key, params);
    if (texts.size >= MOST) texts.clear();
    texts.set(message, text);
    return text;
  };
}

const translators = new Map(localeCodes.map((locale) => [locale, createTranslator(locale)]));

/** The translator of a locale, made once. */
export function translatorFor(locale: Locale): Translator {
  const translator = translators.get(locale);
  if (!translator) throw new Error(`No translator for ${locale}.`);
  return translator;
}
