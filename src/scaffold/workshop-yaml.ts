import { isMap, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { Project } from './project.ts';

/** Keys of workshop.yaml with words in every language. */
const localizedKeys = ['title', 'description'] as const;

/** workshop.yaml of a template in the languages of a project, its comments kept. A title is known in the source only. */
export function workshopYaml(
  text: string,
  { title, locales, source }: Pick<Project, 'title' | 'locales' | 'source'>,
): string {
  const document = parseDocument(text);
  for (const key of localizedKeys) keepLocales(document, key, locales);
  if (title !== undefined) document.set('title', document.createNode({ [source]: title }));
  document.set('source', source);
  document.set('locales', document.createNode(locales, { flow: true }));
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** The title of a template's workshop in some languages. */
export function titlesOf(text: string, locales: readonly string[]): Record<string, string> {
  const { title } = parseDocument(text).toJS() as { title: Record<string, string> };
  return Object.fromEntries(Object.entries(title).filter(([locale]) => locales.includes(locale)));
}

function keepLocales(document: Document, key: string, locales: readonly string[]): void {
  const words = document.get(key);
  if (!isMap(words)) return;
  for (const locale of Object.keys(words.toJSON() as Record<string, string>))
    if (!locales.includes(locale)) words.delete(locale);
}
