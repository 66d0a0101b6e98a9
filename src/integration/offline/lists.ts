import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localeCodes, locales, type Locale } from '#i18n/locales.ts';
import { messages } from '#i18n/messages.ts';
import { siteFiles, withWhatTheyLoad, type SiteFiles } from './site-files.ts';

/**
 * Writes, for each workshop and language of a site that was built, the list of what it takes to read it offline:
 * `files/offline/WORKSHOP/LANGUAGE.json`. It is asked for when a learner unfolds the offer, and tells the size before anything is
 * loaded; `islands/kept-copies.ts` says what stands in it.
 */
export function writeOfflineLists(folder: string, base: string): void {
  const files = siteFiles(folder, base);
  for (const { workshop, locale } of workshopsOf(files)) {
    const path = `files/offline/${workshop}/${locales[locale].path}.json`;
    const list = offlineList(files, workshop, locale, (file) => readFileSync(join(folder, file)));
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(list));
  }
}

/** The workshops that offer to be kept, in each of their languages. */
function workshopsOf({ pages }: SiteFiles): { workshop: string; locale: Locale }[] {
  return [...pages].flatMap(([page, html]) => {
    const [, workshop, path] = /<div data-copy="([\w.-]+)\/([\w-]+)"/.exec(html) ?? [];
    const locale = localeCodes.find((code) => locales[code].path === path);
    return workshop === undefined || locale === undefined || !page.endsWith('/')
      ? []
      : [{ workshop, locale }];
  });
}

function offlineList(
  files: SiteFiles,
  workshop: string,
  locale: Locale,
  read: (file: string) => Uint8Array,
) {
  const { path } = locales[locale];
  const around = ['', 'check/', 'offline/', 'progress/'].map((page) => `${path}/${page}`);
  const pages = [...files.pages.keys()].filter(
    (page) =>
      around.includes(page) ||
      (page.startsWith(`${path}/${workshop}/`) && !page.endsWith('/print/')),
  );
  const data = files.others.filter(
    (file) =>
      [
        `files/search/${locale}.json`,
        `files/learner-${locale}.json`,
        `files/help-${locale}.json`,
        `files/app/${locale}.webmanifest`,
      ].includes(file) ||
      /^icon-\d+\.png$/.test(file) ||
      (file.startsWith(`files/${workshop}/`) && !file.endsWith('/looks.json')),
  );
  const addresses = [...new Set([...pages, ...data, ...withWhatTheyLoad(files, pages, locale)])];
  const entries = addresses.toSorted().map((address) => {
    const bytes = read(address.endsWith('/') ? `${address}index.html` : address);
    return [address, [createHash('sha256').update(bytes).digest('hex'), bytes.length]] as const;
  });
  const version = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 16);
  const words = Object.entries(messages[locale].ui).filter(([key]) => key.startsWith('offline.'));
  return { version, files: Object.fromEntries(entries), words: Object.fromEntries(words) };
}
