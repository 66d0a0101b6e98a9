import { parse } from 'yaml';
import { isSidebars, sidebarsIn } from './docusaurus-sidebars.ts';
import { folderOf, isData } from './menu.ts';
import type { Data, LeftOfMenu, MenuFile } from './menu.ts';

export const isCategory = (path: string): boolean =>
  /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(path);

/** What the menu of a Docusaurus site has besides pages and titles. */
export function docusaurusLeft(file: MenuFile): LeftOfMenu[] {
  if (isCategory(file.path)) return ofCategory(categoryIn(file));
  if (!isSidebars(file.path)) return [];
  const sidebars = sidebarsIn(file);
  if (!isData(sidebars)) return [{ is: 'program' }];
  return Object.values(sidebars).flatMap(leftIn);
}

function leftIn(value: unknown): LeftOfMenu[] {
  if (Array.isArray(value)) return value.flatMap(leftIn);
  if (!isData(value)) return [];
  const { type, href, label, value: html, items } = value;
  if (type === 'link')
    return typeof href === 'string' ? [{ is: 'link', title: textOf(label), url: href }] : [];
  if (type === 'html') return typeof html === 'string' ? [{ is: 'html', html }] : [];
  if (type === 'category') return [...ofCategory(value), ...leftIn(items)];
  // The short form: { 'Title': ['id'] }.
  return type === undefined ? Object.values(value).flatMap(leftIn) : [];
}

/** What a category says of itself, or the page that the old site made of it. */
function ofCategory({ label, description, link }: Data): LeftOfMenu[] {
  const page = isData(link) ? link : {};
  const of = textOf(label) ?? textOf(page['title']) ?? '';
  const texts = new Set([textOf(description), textOf(page['description'])]);
  return [...texts].flatMap((text) =>
    text === undefined ? [] : [{ is: 'description' as const, of, text }],
  );
}

/** A category that does not say what it is called has the name of its folder. */
function categoryIn({ path, text }: MenuFile): Data {
  try {
    const data: unknown = parse(text, { logLevel: 'silent' });
    return isData(data) ? { label: folderOf(path).split('/').at(-1), ...data } : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
