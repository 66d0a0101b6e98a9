import type { Unfillable } from './catalogue.ts';
import en from './en/index.ts';
import type { Locale } from './locales.ts';
import ptBR from './pt-BR/index.ts';
import zhCN from './zh-CN/index.ts';

type Messages = Readonly<Record<string, string>>;

const all = { en, 'pt-BR': ptBR, 'zh-CN': zhCN };

/** Every message of every locale. The browser loads the findings and the report of one locale instead. */
export const messages: Readonly<
  Record<Locale, Readonly<Record<'ui' | 'findings' | 'report' | 'cli', Messages>>>
> = all;

type Unfilled = {
  [L in Locale]: Unfillable<(typeof all)[L]['findings']>;
}[Locale];

/** True, or this line does not compile and names the keys whose text has a `{{param}}` that no finding fills in. */
export const everyParamIsFilled: [Unfilled] extends [never] ? true : Unfilled = true;
