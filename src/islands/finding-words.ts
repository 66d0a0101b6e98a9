/** The words of findings and verdicts, one module per locale, loaded with the first paste. */
const load: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {
  en: async () => (await import('#i18n/findings/en.ts')).en,
  'pt-BR': async () => (await import('#i18n/findings/pt-BR.ts')).ptBR,
  'zh-CN': async () => (await import('#i18n/findings/zh-CN.ts')).zhCN,
};

/** @throws if the locale has none, or if they cannot be loaded. */
export function findingWords(locale: string): Promise<Readonly<Record<string, string>>> {
  const loadLocale = load[locale];
  if (!loadLocale) throw new Error(`No findings in ${locale}.`);
  return loadLocale();
}
