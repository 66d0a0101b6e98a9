import { isAsciiDoc } from '#importer/generators/flavour.ts';
import { folderOf, joinedPath } from '#importer/menus/menu.ts';
import type { PageHead } from './folder-chapters.ts';

/** What stands in a page of AsciiDoc that has no text of its own: an attribute, as it is written, a heading, or a page that it includes. */
type BookLine =
  | { is: 'value'; line: string }
  | { is: 'heading'; level: number; title: string }
  | { is: 'page'; path: string };

export interface Book {
  title: string | undefined;
  lines: readonly BookLine[];
}

/** A whole page that is included: parts of it, by lines or by tags, are no chapter. */
const chapter = /^include::([^[\s{}$:]+\.(?:adoc|asciidoc|asc))\[(?!.*\b(?:lines|tags?)=).*\]\s*$/;
const heading = /^(={1,6})[ \t]+(\S.*)$/;
const value = /^:!?\w[\w-]*!?:(?:[ \t].*)?$/;
/** What shows nothing, or only what a lesson has without it: attributes of a block, conditions, a table of contents, breaks. */
const noText =
  /^(?:\[[^\]]*\]{1,2}|(?:ifn?def|endif)::[^[]*\[\]|ifeval::\[.*\]|toc::\[.*\]|<<<|'''|-{3})\s*$/;

/** A page that has nothing but a title, headings, and includes; undefined for any other. */
export function bookOf({ path, body }: PageHead): Book | undefined {
  if (!isAsciiDoc(path)) return undefined;
  const lines: BookLine[] = [];
  let title: string | undefined;
  let isInHead = false;
  let isOpenValue = false;
  for (const line of body.replaceAll(/^\/{4,}\n[\s\S]*?^\/{4,}$/gm, '').split('\n')) {
    const target = chapter.exec(line)?.[1];
    const [, signs = '', words] = heading.exec(line) ?? [];
    if (line.trim() === '') isInHead = false;
    if (isOpenValue || value.test(line)) {
      lines.push({ is: 'value', line });
      isOpenValue = line.endsWith(' \\');
    } else if (target !== undefined)
      lines.push({ is: 'page', path: joinedPath(folderOf(path), target) });
    else if (words !== undefined) {
      isInHead = title === undefined && signs === '=' && lines.every(({ is }) => is === 'value');
      if (isInHead) title = words.trim();
      else lines.push({ is: 'heading', level: signs.length, title: words.trim() });
    } else if (!isInHead && showsSomething(line) && !noText.test(line)) return undefined;
  }
  return { title, lines };
}

/** Whether a line of AsciiDoc is more than a comment, or a value that pages fill in. */
export const showsSomething = (line: string): boolean =>
  !/^(?:\s*$|\/\/(?!\/)|:!?\w[\w-]*!?:)/.test(line);

/** The attributes that a page sets, as they are written. */
export function valuesIn(body: string): string[] {
  const found: string[] = [];
  for (const line of body.split('\n'))
    if (value.test(line) || found.at(-1)?.endsWith(' \\') === true) found.push(line);
  return found;
}

/** The folder of the pictures of a book, as a chapter elsewhere would name it. */
export const picturesFrom = (chapterPath: string, bookPath: string): string | undefined => {
  const [from, to] = [chapterPath, bookPath].map((path) =>
    folderOf(path)
      .split('/')
      .filter((name) => name !== ''),
  ) as [string[], string[]];
  let common = 0;
  while (common < Math.min(from.length, to.length) && from[common] === to[common]) common += 1;
  const way = [...from.slice(common).map(() => '..'), ...to.slice(common)];
  return way.length === 0 ? undefined : way.join('/');
};
