import type { Locale } from '#i18n/locales.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';
import { zhCN } from './zh-CN.ts';

/** The words around a verdict in every locale; the browser loads the one module of its locale instead. */
export const reportWords: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en,
  'pt-BR': ptBR,
  'zh-CN': zhCN,
};
