/**
 * The words of findings and verdicts in every locale, for whoever needs them all (the command line, tests). The
 * browser loads the one module of its locale instead.
 */
import type { Locale } from '#i18n/locales.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';
import type { Unfillable } from './words.ts';
import { zhCN } from './zh-CN.ts';

export const findingWords = {
  en,
  'pt-BR': ptBR,
  'zh-CN': zhCN,
} satisfies Record<Locale, Readonly<Record<string, string>>>;

type Unfilled = Unfillable<typeof en> | Unfillable<typeof ptBR> | Unfillable<typeof zhCN>;

/** True, or this line does not compile and names the keys whose text has a `{{param}}` that no finding fills in. */
export const everyParamIsFilled: [Unfilled] extends [never] ? true : Unfilled = true;
