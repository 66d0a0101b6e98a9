/** Manifests that an earlier import wrote and that have another name now, or none. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { MadePage } from '#importer/import-pages.ts';
import type { Note } from '#importer/note.ts';
import type { ImportBase } from './base.ts';

/**
 * Removes those that no lesson.yaml names any more, as it is now and as it was made, and that nobody has edited.
 * @returns their paths, and the pages with notes on those that were edited
 */
export function clearStale(
  folder: string,
  base: ImportBase,
  made: readonly MadePage[],
): { removed: ReadonlySet<string>; made: readonly MadePage[] } {
  const removed = new Set<string>();
  const ofLesson = Map.groupBy(
    Object.entries(base.files).filter(([path]) => path.split('/')[1] === 'manifests'),
    ([path]) => path.split('/', 1)[0] ?? '',
  );
  const noted = made.map((page) => {
    const { lesson } = page.page;
    const named = namedIn(folder, base, page);
    const edited = (ofLesson.get(lesson) ?? []).filter(([path, before]) => {
      const file = join(folder, path);
      if (named === undefined || named.includes(path.slice(lesson.length + 1))) return false;
      if (!existsSync(file)) return false;
      if (readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== before) return true;
      rmSync(file);
      removed.add(path);
      return false;
    });
    return { ...page, notes: [...page.notes, ...edited.map(([path]) => noteOn(path))] };
  });
  return { removed, made: noted };
}

/** The texts in which a lesson names its manifests; undefined for a translation, and for a lesson that is not there. */
function namedIn(
  folder: string,
  { away }: ImportBase,
  { page, files }: MadePage,
): string | undefined {
  const path = `${page.lesson}/lesson.yaml`;
  const made = files.find((file) => file.path === path);
  const there = join(folder, path);
  if (made === undefined || away[page.lesson] !== undefined || !existsSync(there)) return undefined;
  return `${made.text}\n${readFileSync(there, 'utf8')}`;
}

const noteOn = (path: string): Note => ({
  code: 'file-name',
  line: 1,
  unsure: `The lesson names ${path} no longer: its manifest is called otherwise now, or is gone.`,
  did: 'You have edited it, so it stays.',
  look: 'Take over what you need of it, and delete it.',
  at: { path, line: 1, text: undefined },
});
