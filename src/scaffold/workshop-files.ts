import { isMap, parseDocument } from 'yaml';
import type { Document, YAMLMap } from 'yaml';
import { defaultLocale } from '#i18n/locales.ts';
import type { Project } from './project.ts';
import { templateFiles } from './templates.ts';
import type { FileTexts } from './templates.ts';

/**
 * The files of a new workshop, paths from its folder: a template's, in the languages that are wanted. What it does not say in
 * one of them it says in English, like messages of a language that is begun: so it is complete whatever Readyroom speaks.
 */
export function workshopFiles(
  project: Pick<Project, 'title' | 'translatedTitles' | 'locales' | 'source' | 'template'>,
): FileTexts {
  const files = templateFiles(project.template);
  const english = `/${defaultLocale}.mdx`;
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, text]) => {
      if (path === 'workshop.yaml') return [[path, workshopYaml(text, project)]];
      if (!path.endsWith('.mdx')) return [[path, text]];
      if (!path.endsWith(english)) return [];
      const folder = path.slice(0, -english.length);
      const proseOf = (locale: string) => `${folder}/${locale}.mdx`;
      return project.locales.map((locale) => [proseOf(locale), files[proseOf(locale)] ?? text]);
    }),
  );
}

/** Keys of workshop.yaml with words in every language. */
const localizedKeys = ['title', 'description'] as const;

/** workshop.yaml of a template in the languages of a project, its comments kept. */
function workshopYaml(
  text: string,
  {
    title,
    translatedTitles,
    locales,
    source,
  }: Omit<Parameters<typeof workshopFiles>[0], 'template'>,
): string {
  const document = parseDocument(text);
  for (const key of localizedKeys) keepLocales(document, key, locales);
  if (title !== undefined) setTitle(document, { ...translatedTitles, [source]: title }, locales);
  document.set('source', source);
  document.set('locales', document.createNode(locales, { flow: true }));
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** Sets the title. Nobody advises to translate it before the author has begun; `lint --complete` asks for it all the same. */
function setTitle(
  document: Document,
  titles: Readonly<Record<string, string>>,
  locales: readonly string[],
): void {
  const written = locales.flatMap((locale) => {
    const title = titles[locale];
    return title === undefined ? [] : [[locale, title] as const];
  });
  const missing = locales.filter((locale) => titles[locale] === undefined);
  const words = document.createNode(Object.fromEntries(written)) as YAMLMap;
  if (missing.length > 0)
    words.commentBefore = ` lint-ignore missing-words: still to be said in ${missing.join(', ')}`;
  document.set('title', words);
}

/** The title of a template's workshop in some languages, in English where it has none. */
export function titlesOf(text: string, locales: readonly string[]): Record<string, string> {
  const { title } = parseDocument(text).toJS() as { title: Record<string, string> };
  return wordsIn(title, locales);
}

function keepLocales(document: Document, key: string, locales: readonly string[]): void {
  const words = document.get(key);
  if (!isMap(words)) return;
  const all = words.toJSON() as Record<string, string>;
  for (const [locale, text] of Object.entries(wordsIn(all, locales))) words.set(locale, text);
  for (const locale of Object.keys(all)) if (!locales.includes(locale)) words.delete(locale);
}

function wordsIn(
  words: Readonly<Record<string, string>>,
  locales: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    locales.map((locale) => [locale, words[locale] ?? words[defaultLocale] ?? '']),
  );
}
