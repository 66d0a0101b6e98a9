/** The words of findings, verdicts and what stands around them: two modules per locale, loaded with the first paste. */
export type Words = Readonly<Record<string, string>>;

const load: Readonly<Record<string, () => Promise<readonly [Words, Words]>>> = {
  en: async () => [
    (await import('#i18n/findings/en.ts')).en,
    (await import('#i18n/report/en.ts')).en,
  ],
  'pt-BR': async () => [
    (await import('#i18n/findings/pt-BR.ts')).ptBR,
    (await import('#i18n/report/pt-BR.ts')).ptBR,
  ],
  'zh-CN': async () => [
    (await import('#i18n/findings/zh-CN.ts')).zhCN,
    (await import('#i18n/report/zh-CN.ts')).zhCN,
  ],
};

/** @throws if the locale has none, or if they cannot be loaded. */
export async function findingWords(locale: string): Promise<Words> {
  const loadLocale = load[locale];
  if (!loadLocale) throw new Error(`No findings in ${locale}.`);
  const [findings, report] = await loadLocale();
  return { ...findings, ...report };
}
