import { parse } from 'yaml';
import { isData } from './menu.ts';
import type { Data, MenuFile } from './menu.ts';
import { isMkDocs } from './site-tools.ts';

/** What chapters of a menu are called in other languages: titles by locale, by the title in the menu. */
export type TitleTranslations = ReadonlyMap<string, Readonly<Record<string, string>>>;

const docusaurusTexts =
  /(?:^|\/)i18n\/([\w-]+)\/docusaurus-plugin-content-docs(?:-[\w-]+)?\/current\.json$/;

/** Whether a file translates the menu of a site of Docusaurus. */
export const isTitleTranslation = (path: string): boolean => docusaurusTexts.test(path);

/** @param localeOf the locale that the name of a language stands for; undefined for one that Readyroom does not speak */
export function titleTranslations(
  files: readonly MenuFile[],
  localeOf: (tag: string) => string | undefined,
): TitleTranslations {
  const found = new Map<string, Record<string, string>>();
  for (const file of files)
    for (const { tag, title, text } of translationsIn(file)) {
      const locale = localeOf(tag);
      if (locale !== undefined) found.set(title, { ...found.get(title), [locale]: text });
    }
  return found;
}

interface Translation {
  tag: string;
  title: string;
  text: string;
}

function translationsIn(file: MenuFile): Translation[] {
  const tag = docusaurusTexts.exec(file.path)?.[1];
  if (tag === undefined && !isMkDocs(file.path)) return [];
  const data = dataIn(file.text);
  return tag === undefined ? ofMkDocs(data) : ofDocusaurus(data, tag);
}

function dataIn(text: string): Data {
  try {
    const data: unknown = parse(text, { logLevel: 'silent' });
    return isData(data) ? data : {};
  } catch {
    return {};
  }
}

/** `sidebar.docs.category.Boats` has what the category is called. */
const ofDocusaurus = (data: Data, tag: string): Translation[] =>
  Object.entries(data).flatMap(([key, value]) => {
    const title = /^sidebar\.[^.]+\.category\.(?!.*\.link\.)(.+)$/.exec(key)?.[1];
    const text = isData(value) ? value['message'] : undefined;
    return title === undefined || typeof text !== 'string' ? [] : [{ tag, title, text }];
  });

/** `nav_translations` of the plugin mkdocs-static-i18n: of each language, or of all beside them as it was before. */
function ofMkDocs({ plugins }: Data): Translation[] {
  const options = [plugins ?? []]
    .flat()
    .map((each: unknown) => (isData(each) ? each['i18n'] : undefined))
    .find((each) => isData(each));
  if (!isData(options)) return [];
  const { languages, nav_translations: older } = options;
  const ofEach = (Array.isArray(languages) ? (languages as unknown[]) : []).flatMap((each) =>
    isData(each) && typeof each['locale'] === 'string'
      ? named(each['locale'], each['nav_translations'])
      : [],
  );
  const ofAll = isData(older)
    ? Object.entries(older).flatMap(([tag, titles]) => named(tag, titles))
    : [];
  return [...ofEach, ...ofAll];
}

const named = (tag: string, titles: unknown): Translation[] =>
  isData(titles)
    ? Object.entries(titles).flatMap(([title, text]) =>
        typeof text === 'string' ? [{ tag, title, text }] : [],
      )
    : [];
