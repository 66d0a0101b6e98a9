import { isMap, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { Project } from './project.ts';
import { templateFiles } from './templates.ts';
import type { FileTexts } from './templates.ts';

/** The files of a new workshop, paths from its folder: a template's, in the languages that are wanted. */
export function workshopFiles(
  project: Pick<Project, 'title' | 'locales' | 'source' | 'template'>,
): FileTexts {
  const files = Object.entries(templateFiles(project.template)).filter(
    ([path]) => !path.endsWith('.mdx') || project.locales.some((locale) => isProseOf(path, locale)),
  );
  return Object.fromEntries(
    files.map(([path, text]) => [
      path,
      path === 'workshop.yaml' ? workshopYaml(text, project) : text,
    ]),
  );
}

const isProseOf = (path: string, locale: string): boolean => path.endsWith(`/${locale}.mdx`);

/** Keys of workshop.yaml with words in every language. */
const localizedKeys = ['title', 'description'] as const;

/** workshop.yaml of a template in the languages of a project, its comments kept. A title is known in the source only. */
function workshopYaml(
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
