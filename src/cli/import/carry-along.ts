/** What imports remember of a lesson follows it when its author gives it another name or place. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { loadProse } from '#model/load/prose.ts';
import type { Sources } from '#model/load/sources.ts';
import { Refused } from '#refactor/change.ts';
import type { Change } from '#refactor/change.ts';
import { keyOf, relinked } from '#refactor/links.ts';
import type { Moved, PartAddress } from '#refactor/links.ts';
import { setAlias } from '#refactor/yaml-edits.ts';
import { baseFile, baseText, readBase } from './base.ts';
import type { ImportBase } from './base.ts';
import type { ImportList, ListItem } from './list.ts';
import { listTexts, readList } from './list-files.ts';
import { lessonOf } from './pages-before.ts';

/** A lesson and where it goes; undefined for one that is taken out. */
interface Way {
  from: PartAddress;
  to: PartAddress | undefined;
}

/**
 * The new texts of the bases and lists of all imports, by their path from the folder of the project, after a lesson went elsewhere.
 * @throws Refused where one of them is damaged.
 */
export function importsAfter(
  { folder }: Change,
  { workshops }: Sources,
  cwd: string,
  content: string,
): [file: string, text: string][] {
  if (folder === undefined) return [];
  const way = {
    from: addressOf(folder.from),
    to: folder.to === undefined ? undefined : addressOf(folder.to),
  };
  return workshops.flatMap(({ name }) => [
    ...changedBase(name, way, cwd),
    ...changedList(name, way, cwd, content),
  ]);
}

function addressOf(folder: string): PartAddress {
  const [workshop = '', lesson = ''] = folder.split('/').slice(-2);
  return { workshop, lesson };
}

function changedBase(workshop: string, way: Way, cwd: string): [string, string][] {
  const file = baseFile(workshop);
  if (!existsSync(join(cwd, file))) return [];
  const base = readBase(cwd, workshop);
  if ('error' in base) throw new Refused(base.error);
  const text = baseText(baseAfter(base.value, workshop, way));
  return text === baseText(base.value) ? [] : [[file, text]];
}

/**
 * A lesson keeps its page within its workshop. In another one it stays a lesson of the import that brought it, which says where it
 * is. Of one that is taken out all stays: by it the next import knows that its author does not want it.
 */
function baseAfter(base: ImportBase, workshop: string, { from, to }: Way): ImportBase {
  const own = nameIn(base, workshop, from);
  const away = Object.fromEntries(Object.entries(base.away).filter(([lesson]) => lesson !== own));
  if (to === undefined) return { ...base, away };
  const isHere = own !== undefined && to.workshop === workshop;
  // A lesson of that name which its author has deleted stays deleted, under another name.
  const freed = isHere && own !== to.lesson ? withFreeName(base, workshop, to.lesson) : base;
  const linked = withLinks(freed, workshop, from, to);
  if (own === undefined) return linked;
  const known = withAlias(linked, own, keyOf(from), keyOf(to));
  if (isHere) return renamed({ ...known, away }, own, to.lesson);
  return { ...known, away: { ...away, [own]: keyOf(to) } };
}

/** What the base of a workshop calls a lesson; undefined where no import has brought it. */
function nameIn(base: ImportBase, workshop: string, from: PartAddress): string | undefined {
  const [moved] = Object.entries(base.away).find(([, place]) => place === keyOf(from)) ?? [];
  if (moved !== undefined) return moved;
  const { lesson } = from;
  if (workshop !== from.workshop || lesson in base.away) return undefined;
  const isKnown = Object.keys(base.files).some((path) => lessonOf(path) === lesson);
  return isKnown ? lesson : undefined;
}

function withFreeName(base: ImportBase, workshop: string, lesson: string): ImportBase {
  const taken = new Set(Object.keys(base.files).map(lessonOf));
  if (!taken.has(lesson)) return base;
  let number = 2;
  while (taken.has(`${lesson}-${number}`)) number += 1;
  const free = `${lesson}-${number}`;
  const linked = withLinks(base, workshop, { workshop, lesson }, { workshop, lesson: free });
  return renamed(linked, lesson, free);
}

function renamed(
  { files, pages, pictures, away }: ImportBase,
  from: string,
  to: string,
): ImportBase {
  const moved = (part: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(part).map(([path, each]) => {
        const [lesson, ...rest] = path.split('/');
        return [lesson === from ? [to, ...rest].join('/') : path, each];
      }),
    );
  return { files: moved(files), pages: moved(pages), pictures: moved(pictures), away: moved(away) };
}

/** The texts as the next import writes them: their links lead to the new place, and nobody has edited that. */
function withLinks(
  base: ImportBase,
  workshop: string,
  from: PartAddress,
  to: PartAddress,
): ImportBase {
  const moved: Moved = (each) => (keyOf(each) === keyOf(from) ? { ...each, ...to } : each);
  const files = Object.entries(base.files).map(([path, text]) => [
    path,
    path.endsWith('.mdx') ? linkedText(path, text, workshop, moved) : text,
  ]);
  return { ...base, files: Object.fromEntries(files) as ImportBase['files'] };
}

function linkedText(path: string, text: string, workshop: string, moved: Moved): string {
  const prose = loadProse({ path, file: path, stamp: '', text, failure: undefined });
  if (prose?.root === undefined) return text;
  const here = { workshop, lesson: lessonOf(path) };
  // An import writes links as from the place where the lesson was when it brought it.
  const others: Moved = (each) => (keyOf(each) === keyOf(here) ? each : moved(each));
  try {
    return relinked(prose, here, others).text;
  } catch (error) {
    if (error instanceof Refused) return text;
    throw error;
  }
}

/** The former name stands in what was imported, too: the author has not edited that. */
function withAlias(base: ImportBase, lesson: string, former: string, now: string): ImportBase {
  const path = `${lesson}/lesson.yaml`;
  const text = base.files[path];
  if (text === undefined) return base;
  return { ...base, files: { ...base.files, [path]: setAlias(text, [], former, now) ?? text } };
}

function changedList(workshop: string, way: Way, cwd: string, content: string): [string, string][] {
  const list = listOrRefused(cwd, workshop);
  if (list === undefined) return [];
  const items = list.items.map((item) => itemAfter(item, way, content));
  return items.every((item, index) => item === list.items[index])
    ? []
    : listTexts({ ...list, items });
}

function listOrRefused(cwd: string, workshop: string): ImportList | undefined {
  try {
    return readList(cwd, workshop);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Refused(
      `import-${workshop}.json is damaged. Restore it from your repository, or delete it.`,
    );
  }
}

/** Where a lesson was taken out, nothing is left to be done in it. */
function itemAfter(item: ListItem, { from, to }: Way, content: string): ListItem {
  const { place } = item;
  const folder = posix.join(content, keyOf(from), '/');
  const file = posix.normalize(place.file);
  if (!file.startsWith(folder)) return item;
  if (to === undefined) return { ...item, isTicked: true };
  const moved = posix.join(content, keyOf(to), file.slice(folder.length));
  return {
    ...item,
    ...{ place: { ...place, file: moved } },
    message: wordsAfter(item.message, from, to),
    done: wordsAfter(item.done, from, to),
    hint: wordsAfter(item.hint, from, to),
  };
}

const wordsAfter = (words: string, from: PartAddress, to: PartAddress): string =>
  words.replaceAll(new RegExp(String.raw`(?<![\w-])${keyOf(from)}(?![\w-])`, 'g'), keyOf(to));
