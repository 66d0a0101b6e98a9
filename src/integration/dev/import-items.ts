import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { localeOfPath } from '#i18n/locales.ts';
import { placeText } from '#model/diagnostics/print.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { editorAddress } from './problem-page.ts';

interface Site {
  root: string;
  /** Of the content, from the root. */
  folder: string;
  /** The path of the site. */
  base: string;
}

/** An item of the list that `readyroom import` keeps as import-WORKSHOP.json, as far as a page shows it. */
interface KeptItem extends Pick<Diagnostic, 'place' | 'message' | 'hint'> {
  id: string;
  code: string;
  /** What of the old tool it is about, where the words of items of one cause differ. */
  about?: string;
  /** The boxes in the Markdown of all items of one cause, of those on one page, and of those to which the same is to be done. */
  entry?: string;
  row?: string;
  group?: string;
  level: 'decide' | 'review' | 'inform';
  from: Diagnostic['place'];
  done: string;
  changes: readonly { before: string; after: string; yours?: string }[];
  isTicked: boolean;
}

/** What a person still has to see to, as `<import-items>` shows it: items of one cause are told once, with all their places. */
interface OpenEntry {
  /** What all of them say; what only one says stands at its place. */
  words: Words;
  places: readonly OpenPlace[];
}

type Words = Partial<Record<'message' | 'done' | 'hint', string>>;

interface OpenPlace extends Pick<KeptItem, 'changes'> {
  words: Words;
  /** Its line in the source, and the line that was written. */
  from: string;
  written: string;
  /** Opens the editor at the written line. */
  editor: string;
}

/** Answers on the dev server which items of an import's list are open for a page: `_import.json?page=en/workshop/lesson`. */
export function devImportItems({ root, folder, base }: Site): Plugin {
  const top = base.replace(/\/?$/, '/');
  return {
    name: 'readyroom:dev-import-items',
    apply: 'serve',
    configureServer:
      ({ middlewares }) =>
      () => {
        const handle: Connect.NextHandleFunction = (request, response, next) => {
          const [pathname, query = ''] = (request.url ?? '').split('?');
          if (pathname !== `${top}_import.json`) {
            next();
            return;
          }
          const page = (new URLSearchParams(query).get('page') ?? '').slice(top.length);
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(openItemsOfPage(root, folder, page, top)));
        };
        middlewares.stack.unshift({ route: '', handle });
      },
  };
}

/**
 * The open items of the lesson that a page shows: those of its own language and those of what all languages share. None where
 * nothing was imported, or where the list cannot be read.
 * @param page its path, without the base of the site
 */
export function openItemsOfPage(
  root: string,
  folder: string,
  page: string,
  base: string,
): OpenEntry[] {
  const [language = '', workshop = '', lesson = ''] = page.split('/');
  const locale = localeOfPath(language);
  if (locale === undefined || !/^[\w-]+$/.test(workshop) || lesson === '') return [];
  const below = `${folder}/${workshop}/${lesson}/`;
  const open = keptItems(join(root, `import-${workshop}`)).filter(({ place, level, isTicked }) => {
    if (isTicked || level === 'inform' || !place.file.startsWith(below)) return false;
    const prose = /^([\w-]+)\.mdx$/.exec(place.file.slice(below.length))?.[1];
    return prose === undefined || prose === locale;
  });
  return [...Map.groupBy(open, ({ entry, id }) => entry ?? id).values()].map((items) =>
    entryOf(items, base),
  );
}

function entryOf(items: readonly KeptItem[], base: string): OpenEntry {
  const [first] = items;
  const names = ['message', 'done', 'hint'] as const;
  const shared = names.filter((name) => items.every((item) => item[name] === first?.[name]));
  const own = names.filter((name) => !shared.includes(name));
  const wordsOf = (item: KeptItem | undefined, of: typeof own): Words =>
    Object.fromEntries(of.map((name) => [name, item?.[name] ?? '']));
  const about = first?.about;
  const named = about === undefined || shared.includes('message') ? {} : { message: `${about}:` };
  return {
    words: { ...wordsOf(first, shared), ...named },
    places: items.map((item) => ({
      words: wordsOf(item, own),
      changes: item.changes,
      from: `${item.from.file}:${item.from.line}`,
      written: placeText(item.place),
      editor: editorAddress(item.place, base),
    })),
  };
}

/** All items of a list, with what its author has ticked in the Markdown. `path`: without the endings. */
function keptItems(path: string): KeptItem[] {
  if (!existsSync(`${path}.json`)) return [];
  try {
    const { items } = JSON.parse(readFileSync(`${path}.json`, 'utf8')) as { items: KeptItem[] };
    const markdown = existsSync(`${path}.md`) ? readFileSync(`${path}.md`, 'utf8') : '';
    const ids = [...markdown.matchAll(/^ *- \[x\] .*<!-- (\S+) -->/gim)].map(([, id]) => id);
    const isTicked = ({ id, row, entry, group, code }: KeptItem): boolean =>
      [id, row, entry, group, `all-${code}`].some((box) => box !== undefined && ids.includes(box));
    return items.map((item) => ({ ...item, isTicked: item.isTicked || isTicked(item) }));
  } catch {
    return [];
  }
}
