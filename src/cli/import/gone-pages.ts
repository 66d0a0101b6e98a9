import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { MadePage } from '#importer/import-pages.ts';
import type { Note } from '#importer/note.ts';
import { placeNow } from './base.ts';
import type { ImportBase } from './base.ts';
import type { ImportOptions } from './import-options.ts';
import type { GonePage } from './list.ts';
import { pathTo } from './list-files.ts';
import { importedName, lessonOf } from './pages-before.ts';
import type { PagesBefore } from './pages-before.ts';
import type { Planned } from './planned.ts';
import type { ImportSource } from './source.ts';

/**
 * The pages that earlier imports brought of what is imported now and that are none of its pages any more: those whose texts are
 * there, and those that are settled since the author has deleted the text. A single file says nothing of others.
 */
export function pagesGone(
  cwd: string,
  options: ImportOptions,
  { folder, isFile, unreadable }: ImportSource,
  { named, skipped }: Planned,
  { moved, maybe, pathOf }: PagesBefore,
  base: ImportBase,
): { gone: GonePage[]; settled: string[] } {
  if (isFile) return { gone: [], settled: [] };
  const { workshop, section = '.', prefix, content } = options;
  const isOwn = (text: string, page: string): boolean =>
    !pathTo(resolve(folder, section), resolve(cwd, page)).startsWith('../') &&
    importedName(base, lessonOf(text), prefix) !== undefined;
  const there = new Set([...named, ...unreadable].map(({ path }) => pathOf(path)));
  const goesOn = new Set(moved.map(({ text }) => text));
  const absent = Object.entries(base.pages).filter(
    ([text, page]) => isOwn(text, page) && !there.has(page) && !goesOn.has(text),
  );
  const textNow = (text: string): string => placeNow(workshop, base.away, text);
  const isText = (text: string): boolean => existsSync(resolve(cwd, content, textNow(text)));
  const gone = absent.flatMap(([text, page]): GonePage[] => {
    const path = pathTo(folder, resolve(cwd, page));
    const why = skipped.find(
      (each) => path === each.path || (each.path.endsWith('/') && path.startsWith(each.path)),
    )?.why;
    // A page of another name for the same file, or of a source that is left out of this import.
    if (!isText(text) || (why === undefined && existsSync(resolve(cwd, page)))) return [];
    const isTranslation = Object.keys(base.pages).some(
      (other) =>
        lessonOf(other) === lessonOf(text) &&
        !absent.some(([each]) => each === other) &&
        isText(other),
    );
    const isAway = lessonOf(text) in base.away;
    const likely = isAway
      ? []
      : maybe.flatMap(({ text: own, to }) => {
          const lesson = named.find((each) => pathOf(each.path) === to)?.lesson;
          return own === text && lesson !== undefined ? [{ path: to, lesson }] : [];
        });
    return [{ path, why, text: textNow(text), isTranslation, maybe: likely }];
  });
  const settled = absent.flatMap(([text, page]) => (isText(text) ? [] : [page]));
  return { gone, settled };
}

/** The pages, each that was moved with a note that says so. */
export function withMoved(
  made: readonly MadePage[],
  { moved, pathOf }: Pick<PagesBefore, 'moved' | 'pathOf'>,
  changedPages: ReadonlySet<string>,
): MadePage[] {
  return made.map((page) => {
    const { path, lesson } = page.page;
    const from = moved.find(({ to }) => to === pathOf(path));
    if (from === undefined) return page;
    const isChanged = changedPages.has(path);
    const above = pathOf(path).slice(0, -path.length);
    const old = from.from.startsWith(above) ? from.from.slice(above.length) : from.from;
    const note: Note = {
      code: isChanged ? 'moved-changed' : 'moved',
      line: 1,
      unsure: `The page ${path} was ${old} before${isChanged ? ', and has changed' : ''}.`,
      did: `I went on with its lesson ${lesson}.`,
      look: 'If it is another page, import it alone with --lesson and a new name.',
    };
    return { ...page, notes: [...page.notes, note] };
  });
}
