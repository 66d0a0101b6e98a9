import type { Locale } from '#i18n/locales.ts';
import type { en as english } from './en.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';
import { zhCN } from './zh-CN.ts';

/** What the command line says of its own, in every locale. */
export const cliWords: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en,
  'pt-BR': ptBR,
  'zh-CN': zhCN,
};

type Base<K> = K extends `${infer B}_${'one' | 'many' | 'other'}` ? B : K;

/** A key of these words as it is asked for: plural forms share one. */
export type CliKey = Base<keyof typeof english>;
