import type { Locale } from '#i18n/locales.ts';
import { escaped, plainPage } from '#integration/dev/plain-page.ts';

interface Words {
  title: string;
  text: string;
}

const others: Readonly<Record<Exclude<Locale, 'en'>, Words>> = {
  'pt-BR': {
    title: 'O manual está sendo gerado',
    text: 'Isso leva alguns segundos, uma vez para cada versão do Readyroom. Ele aparece aqui assim que estiver pronto.',
  },
  'zh-CN': {
    title: '正在生成手册',
    text: '这需要几秒钟，Readyroom 的每个版本只需生成一次。完成后，手册会自动显示在这里。',
  },
};

/** What is shown while the manual is built, in every language: nobody has chosen one yet. It asks again by itself, without a script. */
export const buildingPage = (): string =>
  plainPage(
    'The manual is being built',
    [
      '<p>That takes a few seconds, once for each version of Readyroom. It is shown here as soon as it is there.</p>',
      ...Object.entries(others).map(
        ([locale, { title, text }]) =>
          `<section lang="${locale}"><h2>${title}</h2><p>${text}</p></section>`,
      ),
    ].join('\n'),
    '<meta http-equiv="refresh" content="2">',
  );

/** What is shown where it could not be built; `printed` is what the build said. */
export const failedPage = (printed: string): string =>
  plainPage(
    'The manual could not be built',
    `<p>→ Load this page again to try once more. The site of your project is not affected.</p>
<pre>${escaped(printed)}</pre>`,
  );
