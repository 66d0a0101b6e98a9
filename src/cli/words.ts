import type { Translator } from '#i18n/translator.ts';

export { translatorFor as sayIn } from '#i18n/translator.ts';

/** Says something in one language. */
export type Say = Translator;
