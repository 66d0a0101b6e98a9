import { isPagesFile } from '#importer/menus/awesome-pages.ts';
import { isVuePress, isVuePressFolder } from '#importer/menus/vuepress.ts';
import { readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { PageFile } from '#importer/page-paths.ts';
import type { Result } from '#cli/result.ts';

/** What is on disk to import. */
export interface ImportSource {
  /** The folder that paths count from. */
  folder: string;
  isFile: boolean;
  files: readonly PageFile[];
  /** Files that could not be read, and why: the others are imported. */
  unreadable: readonly { path: string; why: string }[];
}

const pageName = /\.(?:md|mdx|markdown|adoc|asciidoc|txt|html?)$/i;
/** Folders that hold no pages. */
const otherFolders = new Set(
  'node_modules public static assets themes layouts archetypes'.split(' '),
);
/** The steps of a course of GitHub Skills; what else is in that folder is of the repository. */
const stepOfCourse = /^\.github\/steps\/\d+-[\w-]+\.md$/;
const MAX_BYTES = 5 * 1024 * 1024;

/** Reads a page, or all pages below a folder. */
export function readSource(path: string): Result<ImportSource> {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return { error: `There is no file or folder ${path}.` };
  const isFile = stat.isFile();
  const folder = isFile ? dirname(path) : path;
  const files: PageFile[] = [];
  const unreadable: { path: string; why: string }[] = [];
  const links = new Map<string, string>();
  const below = isFile
    ? [basename(path)]
    : pathsBelow(path, (left, why) => {
        const target = why === undefined ? targetWithin(path, join(path, left)) : undefined;
        if (target !== undefined && pageName.test(left)) links.set(left, target);
        else if (target === undefined)
          unreadable.push({
            path: left,
            why: why ?? 'it is a link to elsewhere, and those are not followed',
          });
      });
  const paths = [...below.filter((each) => pageName.test(each)), ...links.keys()];
  for (const file of paths) {
    const read = readPageFile(join(folder, file));
    const linkTo = links.get(file);
    const link = linkTo === undefined ? {} : { linkTo };
    if ('value' in read) files.push({ path: file, ...read.value, ...link });
    else if (isFile) return { error: `${file} ${read.error}.` };
    else unreadable.push({ path: file, why: `it ${read.error}` });
  }
  if (files.length === 0 && unreadable.length === 0) {
    return {
      error: `There is no page in ${path}: no .md, .mdx, .markdown, .adoc, .txt or .html file.`,
    };
  }
  return { value: { folder, isFile, files, unreadable } };
}

/** The text of a file, or what is wrong with it, as the end of a sentence. */
function readPageFile(path: string): Result<Omit<PageFile, 'path'>> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return { error: `cannot be opened (${codeOf(error)})` };
  }
  if (bytes.length > MAX_BYTES) return { error: 'is larger than 5 MB: no page is' };
  const value = decoded(bytes);
  return value === undefined ? { error: 'is not UTF-8. Save it in the encoding UTF-8' } : { value };
}

/**
 * All files below a folder, by their path from it, with `/`; folders that hold no pages are left out. Links are not followed:
 * `leftOut` is told of them, where they could be pages or hold some, and of what cannot be opened, with the reason.
 */
export function pathsBelow(
  folder: string,
  leftOut: (path: string, why?: string) => void = () => undefined,
): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    leftOut('', `it cannot be opened (${codeOf(error)})`);
    return [];
  }
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const { name } = entry;
      const isCourse = name === '.github';
      const isHidden =
        name.startsWith('.') && !isPagesFile(name) && !isVuePressFolder(name) && !isCourse;
      if (isHidden || otherFolders.has(name)) return [];
      if (entry.isFile()) return [name];
      if (entry.isDirectory()) {
        const leftOutBelow = (path: string, why?: string): void =>
          leftOut(path === '' ? name : `${name}/${path}`, why);
        const isPressed = isVuePressFolder(name);
        const isQuiet = isPressed || isCourse;
        const below = pathsBelow(join(folder, name), isQuiet ? undefined : leftOutBelow);
        const paths = below.map((path) => `${name}/${path}`);
        if (isCourse) return paths.filter((path) => stepOfCourse.test(path));
        return isPressed ? paths.filter(isVuePress) : paths;
      }
      const isPage = pageName.test(name);
      if (entry.isSymbolicLink() && (isPage || isFolder(join(folder, name)))) leftOut(name);
      else if (isPage) leftOut(name, 'it is no file');
      return [];
    });
}

/** Where a link leads; undefined where it leads nowhere, or in a circle. */
function targetOf(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
}

const isFolder = (link: string): boolean => {
  const target = targetOf(link);
  return target !== undefined && statSync(target).isDirectory();
};

/** Where in the folder that is read a link leads, as a path from it; undefined for elsewhere. */
function targetWithin(folder: string, link: string): string | undefined {
  const top = `${realpathSync(folder)}${sep}`;
  const target = targetOf(link);
  return target?.startsWith(top) === true
    ? target.slice(top.length).replaceAll(sep, '/')
    : undefined;
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown';

/** UTF-8, or what old editors saved: UTF-16 says so itself, else a page has a byte for each letter. */
function decoded(bytes: Uint8Array): Pick<PageFile, 'text' | 'encoding'> | undefined {
  const text = decodedAs('utf-8', bytes);
  if (text !== undefined) return { text };
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = !isWide ? 'windows-1252' : first === 0xff ? 'utf-16le' : 'utf-16be';
  const other = decodedAs(encoding, bytes);
  return other === undefined || other.includes('\0') ? undefined : { text: other, encoding };
}

function decodedAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
