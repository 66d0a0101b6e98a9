import type { SiteParts } from '#importer/site-parts.ts';
import { taggedLines, withoutTags } from './asciidoc-tags.ts';

/** What an Antora site calls the folders of a module beside its pages, in addresses such as `partial$part.adoc`. */
const families: Readonly<Record<string, string>> = {
  partial: 'partials',
  example: 'examples',
  page: 'pages',
  attachment: 'attachments',
};

/** The name that the library gets for a file, `target`, which the page includes in this line. */
export const includedIn = (line: number, target: string): string => `line:${line}:${target}`;

/** The line of the page that such a name has; undefined for that of the page itself. */
export function includingLine(name: string | undefined): number | undefined {
  const line = /^line:(\d+):/.exec(name ?? '')?.[1];
  return line === undefined ? undefined : Number(line);
}

/** What a line in the file of that name includes, as a line of the page would: files stand beside the one that they are included in. */
export function targetIn(name: string | undefined, target: string): string {
  const [, folder = ''] = /^line:\d+:((?:.*[/:$])?)/.exec(name ?? '') ?? [];
  return /^\/|[:$]/.test(target) ? target : folder + target;
}

/** What `include::target[…]` brings in, and names of parts that it asks for and its file does not have. */
interface IncludedLines {
  lines: string[];
  missing: readonly string[];
}

/** @returns undefined where there is no such file */
export function includedLines(
  target: string,
  attributes: Readonly<Record<string, string>>,
  parts: SiteParts,
): IncludedLines | undefined {
  const text = fileOf(target, parts);
  if (text === undefined) return undefined;
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const { lines: numbers, tag, tags } = attributes;
  const names = tag ?? tags;
  if (numbers === undefined && names !== undefined) return taggedLines(lines, names);
  const chosen = numbers === undefined ? lines : lines.filter((_, at) => isIn(at + 1, numbers));
  return { lines: withoutTags(chosen), missing: [] };
}

function fileOf(target: string, parts: SiteParts): string | undefined {
  const [, module, family, path = ''] =
    /^(?:(?:[\w.-]+:)?([\w.-]+):)?(?:(\w+)\$\/?)?(.+)$/.exec(target) ?? [];
  const folder = family === undefined ? undefined : families[family];
  if (family !== undefined && folder === undefined) return undefined;
  // Antora 1 had parts of pages in a folder of the pages.
  const folders = [folder ?? 'pages', ...(family === 'partial' ? ['pages/_partials'] : [])];
  if (module !== undefined) {
    const inModule = folders.map((each) => `modules/${module}/${each}`);
    return parts.fileOf(`/${path}`, inModule);
  }
  // A target may count from the folder in which the pages are built, which stands above.
  if (folder === undefined) return parts.fileOf(target, []) ?? parts.fileOf(target, ['']);
  return parts.fileOf(`/${path}`, folders);
}

/** Whether a line is among `1..3;7;9..-1`. */
const isIn = (line: number, ranges: string): boolean =>
  ranges.split(/[;,]/).some((range) => {
    const [from = '', to = from] = range.split('..').map((each) => each.trim());
    const end = to === '-1' || to === '' ? Number.POSITIVE_INFINITY : Number(to);
    return line >= Number(from) && line <= end;
  });

/** A page includes no more: files that include two others each become a million in twenty steps. Files, and UTF-16 code units. */
const MOST_FILES = 5000;
const MOST_TEXT = 10_000_000;

/** Whether so many files, and so much text, are more than a page may include. */
export const isEndlessOf = (files: number, length: number): boolean =>
  files > MOST_FILES || length > MOST_TEXT;

/** What a page includes is more than any page is; the message says why it becomes no lesson. */
export class IncludesWithoutEnd extends Error {
  constructor() {
    super(
      `what it includes includes other files, more than ${MOST_FILES} or 10 MB in all. Take includes out of the files that it includes`,
    );
  }
}
