import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Note } from '#importer/note.ts';
import type { MadePage } from '#importer/import-pages.ts';
import { placeNow } from './base.ts';
import type { ImportBase } from './base.ts';
import { threeWay } from './three-way.ts';
import type { ChangedPlace } from './three-way.ts';

/** A file that an import made, and what is to be done with it. */
type Fate =
  | { is: 'written'; text: string; places: readonly ChangedPlace[] }
  /** It is there with edits of the author, and what changed in the source found its place between them. */
  | { is: 'merged'; text: string; places: readonly ChangedPlace[] }
  /** It is there with edits, and stays: where they meet what changed in the source, only a person can decide. */
  | { is: 'kept'; places: readonly ChangedPlace[] }
  /** The author has deleted it, and the source has changed. */
  | { is: 'deleted' }
  | { is: 'same' };

/** What of an import is written, and the pages with notes on what was merged and what waits for the author. */
export interface MergedImport {
  files: MadePage['files'];
  made: readonly MadePage[];
  /** Lessons in which edits and changes were put together. */
  merged: ReadonlySet<string>;
  /** Lessons that stay as they are. */
  kept: ReadonlySet<string>;
  /** Lessons that the import would write otherwise than the last one did. */
  changed: ReadonlySet<string>;
  /** Pages, by their path, of which that is true. The other language of a changed lesson may be as it was. */
  changedPages: ReadonlySet<string>;
  /** Files that the author has deleted, and that the source has changed: they stay deleted. */
  deleted: ReadonlySet<string>;
}

/**
 * Holds what an import made against what is there and what the last import wrote. What nobody edited is written anew; edits
 * stay. A lesson is taken as a whole: if one of its files cannot be merged, or if it is in `apart`, all its files stay as they
 * are, and what changed in the source is offered in notes.
 */
export function mergeImport(
  folder: string,
  base: ImportBase,
  made: readonly MadePage[],
  apart: ReadonlySet<string> = new Set(),
): MergedImport {
  const fates = new Map<string, Fate>();
  for (const { page, files } of made) {
    const isGone = isDeleted(folder, base, page.lesson);
    for (const { path, text } of files)
      fates.set(path, fateOf(pathNow(folder, base, path), base.files[path], text, isGone));
    if (base.away[page.lesson] === undefined) continue;
    // What is in another workshop now is not written by an import into this one.
    for (const { path } of files) {
      const fate = fates.get(path);
      if (fate !== undefined && 'places' in fate) fates.set(path, keptOf(fate.places));
    }
  }
  const ofLesson = (lesson: string): [string, Fate][] =>
    [...fates].filter(([path]) => path.startsWith(`${lesson}/`));
  const lessons = new Set(made.map(({ page }) => page.lesson));
  const kept = new Set(
    [...lessons].filter(
      (lesson) => apart.has(lesson) || ofLesson(lesson).some(([, { is }]) => is === 'kept'),
    ),
  );
  const changedMade = made.filter((page) =>
    page.files.some(({ path }) => !['same', 'deleted'].includes(fates.get(path)?.is ?? 'same')),
  );
  const changed = new Set(changedMade.map(({ page }) => page.lesson));
  const changedPages = new Set(changedMade.map(({ page }) => page.path));
  const merged = new Set(
    [...lessons].filter(
      (lesson) => !kept.has(lesson) && ofLesson(lesson).some(([, { is }]) => is === 'merged'),
    ),
  );
  const files = made.flatMap((page) =>
    page.files.flatMap((file) => {
      const { path, text } = file;
      const fate = fates.get(path);
      if (kept.has(page.page.lesson) || fate === undefined || !('text' in fate)) return [];
      return fate.text === text ? [file] : [{ path, text: fate.text }];
    }),
  );
  const noted = made.map((page) => ({
    ...page,
    notes: [
      ...page.notes,
      ...page.files.flatMap(({ path }) =>
        notesOn(page, path, fates.get(path) ?? { is: 'same' }, {
          isKept: kept.has(page.page.lesson),
          away: base.away[page.page.lesson],
        }),
      ),
    ],
  }));
  const deleted = new Set([...fates].flatMap(([path, { is }]) => (is === 'deleted' ? [path] : [])));
  return { files, made: noted, merged, kept, changed, changedPages, deleted };
}

/** Whether the author has deleted a lesson that an import brought. */
export const isDeleted = (folder: string, base: ImportBase, lesson: string): boolean =>
  base.files[`${lesson}/lesson.yaml`] !== undefined && !existsSync(pathNow(folder, base, lesson));

/** Where a file or a folder of a lesson is now, in this workshop or in another. */
export const pathNow = (folder: string, { away }: ImportBase, path: string): string =>
  join(folder, '..', placeNow(basename(folder), away, path));

const keptOf = (places: readonly ChangedPlace[]): Fate =>
  places.length === 0 ? { is: 'same' } : { is: 'kept', places };

/** Git for Windows may check files out with other line ends: they are no edits, and stay. */
export const withLineEndsOf = (found: string | undefined, text: string): string =>
  found?.includes('\r\n') === true ? text.replaceAll('\n', '\r\n') : text;

function fateOf(path: string, before: string | undefined, now: string, isGone: boolean): Fate {
  const found = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const there = found?.replaceAll('\r\n', '\n');
  if (there === now || before === now) return { is: 'same' };
  // What the author has deleted stays deleted, and with a lesson all that would come into it.
  if (there === undefined && (isGone || before !== undefined)) return { is: 'deleted' };
  if (there === undefined) return { is: 'written', text: now, places: [] };
  const { merged, places } = threeWay(before ?? there, there, now);
  if (there === before) return { is: 'written', text: withLineEndsOf(found, now), places };
  if (before === undefined || merged === undefined) return { is: 'kept', places };
  return places.length === 0
    ? { is: 'same' }
    : { is: 'merged', text: withLineEndsOf(found, merged), places };
}

function notesOn(
  { lines }: MadePage,
  path: string,
  fate: Fate,
  { isKept, away }: { isKept: boolean; away: string | undefined },
): Note[] {
  // The page of a translation need not have changed: what it shares with its source may have.
  const unsure = `The source changed, and so would ${path}.`;
  if (fate.is === 'deleted')
    return [
      {
        ...{
          code: 'stays-deleted',
          line: 1,
          unsure,
          did: 'You have deleted it, so I left it out.',
        },
        look: 'If you want it back, restore it from your repository: the next import brings it up to date.',
      },
    ];
  if (!isKept && fate.is !== 'merged') return [];
  const places = 'places' in fate ? fate.places : [];
  const isProse = path.endsWith('.mdx');
  return places.map(({ then, yours, now, line, text }): Note => {
    const source = isProse ? lines.findLast(({ written }) => written <= line)?.source : undefined;
    const about = { line: source ?? 1, unsure };
    if (!isKept)
      return {
        ...{ ...about, code: 'merged' },
        did: 'I put the changes between your edits.',
        look: 'Read the places.',
        changes: [{ before: then, after: now }],
      };
    return {
      ...{ ...about, code: 'offered', at: { path, line, text } },
      did:
        away === undefined
          ? 'You have edited this lesson, so I left all of it as it is.'
          : `You have moved its lesson to ${away}, so I left all of it as it is.`,
      look: 'Take over what you want of the change.',
      changes: [{ before: then, yours, after: now }],
    };
  });
}
