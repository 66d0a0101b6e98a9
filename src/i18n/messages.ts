import { en } from './en.ts';
import type { Locale } from './locales.ts';
import { ptBR } from './pt-BR.ts';
import { zhCN } from './zh-CN.ts';

/** Every UI string of every locale: a locale without strings does not compile. */
export const messages: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en,
  'pt-BR': ptBR,
  'zh-CN': zhCN,
};
