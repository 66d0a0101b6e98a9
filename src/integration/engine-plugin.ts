import type { Plugin } from 'vite';
import { localeCodes } from '#i18n/locales.ts';
import { engineOrder } from './engine-order.ts';
import { ownPath } from './own-file.ts';

const addressesId = 'virtual:readyroom/engines';
const resolvedAddresses = `\0${addressesId}`;
/** A module without "\0", since Vite makes an address of it: on the dev server it is asked for as "/@fs/virtual:…". */
const engineId = (locale: string): string => `virtual:readyroom/engine-${locale}.worker.js`;
const anyEngine = /virtual:readyroom\/engine-([\w-]+)\.worker\.js(?:\?(.*))?$/;

/**
 * Makes an engine for each locale: a worker that has the whole checker and the messages of one language, so that one
 * request brings all of it. No file stands for an engine: who adds a language adds it to `i18n` and nowhere else.
 * `virtual:readyroom/engines` has the addresses of the engines by locale.
 */
export function enginePlugin(): Plugin {
  return {
    name: 'readyroom:engines',
    // Before Vite looks for a file.
    enforce: 'pre',
    resolveId(requested) {
      if (requested === addressesId) return resolvedAddresses;
      return anyEngine.exec(requested)?.[0];
    },
    load(requested) {
      if (requested === resolvedAddresses) return addresses();
      const [, locale, query] = anyEngine.exec(requested) ?? [];
      // What is asked for as `?worker&url` is an address, which Vite makes.
      return locale === undefined || query?.startsWith('worker&') ? undefined : engine(locale);
    },
  };
}

/** https://vite.dev/guide/features#import-with-query-suffixes */
function addresses(): string {
  const imports = localeCodes.map(
    (locale, index) => `import engine${index} from '${engineId(locale)}?worker&url';`,
  );
  const entries = localeCodes.map((locale, index) => `'${locale}': engine${index}`);
  return [...imports, `export default { ${entries.join(', ')} };`].join('\n');
}

function engine(locale: string): string {
  return `${engineOrder.map((path) => `import ${source(path)};`).join('\n')}
import { answerQuestions } from ${source('islands/answer-questions.ts')};
import { findings } from ${source(`i18n/${locale}/findings.ts`)};
import { report } from ${source(`i18n/${locale}/report.ts`)};
answerQuestions('${locale}', { ...findings, ...report });`;
}

/** A file of ours as it stands in an import. */
const source = (path: string): string => JSON.stringify(ownPath(path));
