import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyPatch, structuredPatch } from 'diff';
import type { CodeChange, Note } from '#importer/note.ts';
import type { MadePage } from '#importer/import-pages.ts';
import type { ImportBase } from './base.ts';

/** A file that an import made, and what is to be done with it. */
type Fate =
  | { is: 'written'; text: string }
  /** It is there with edits of the author, and what changed in the source found its place between them. */
  | { is: 'merged'; text: string }
  /** It is there with edits, and stays: where they meet what changed in the source, only a person can decide. */
  | { is: 'kept'; changes: readonly CodeChange[] }
  | { is: 'same' };

interface MadeFile {
  path: string;
  text: string;
}

/** What of an import is written, and the pages with notes on what was merged and what waits for the author. */
export interface MergedImport {
  files: readonly MadeFile[];
  made: readonly MadePage[];
  /** Lessons in which edits and changes were put together. */
  merged: ReadonlySet<string>;
  /** Lessons that stay as they are. */
  kept: ReadonlySet<string>;
  /** Lessons that the import would write otherwise than the last one did. */
  changed: ReadonlySet<string>;
  /** Pages, by their path, of which that is true. The other language of a changed lesson may be as it was. */
  changedPages: ReadonlySet<string>;
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
  for (const { path, text } of made.flatMap(({ files }) => files))
    fates.set(path, fateOf(join(folder, path), base.files[path], text));
  const ofLesson = (lesson: string): [string, Fate][] =>
    [...fates].filter(([path]) => path.startsWith(`${lesson}/`));
  const lessons = new Set(made.map(({ page }) => page.lesson));
  const kept = new Set(
    [...lessons].filter(
      (lesson) => apart.has(lesson) || ofLesson(lesson).some(([, { is }]) => is === 'kept'),
    ),
  );
  const changedMade = made.filter((page) =>
    page.files.some(({ path }) => fates.get(path)?.is !== 'same'),
  );
  const changed = new Set(changedMade.map(({ page }) => page.lesson));
  const changedPages = new Set(changedMade.map(({ page }) => page.path));
  const merged = new Set(
    [...lessons].filter(
      (lesson) => !kept.has(lesson) && ofLesson(lesson).some(([, { is }]) => is === 'merged'),
    ),
  );
  const files = made.flatMap((page) =>
    page.files.flatMap(({ path }): MadeFile[] => {
      const fate = fates.get(path);
      if (kept.has(page.page.lesson) || fate === undefined || !('text' in fate)) return [];
      return [{ path, text: fate.text }];
    }),
  );
  const noted = made.map((page) => ({
    ...page,
    notes: [...page.notes, ...notesOn(page, folder, base, fates, kept.has(page.page.lesson))],
  }));
  return { files, made: noted, merged, kept, changed, changedPages };
}

function fateOf(path: string, before: string | undefined, now: string): Fate {
  const there = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  // Also what the author has deleted: it stays deleted.
  if (there === now || before === now) return { is: 'same' };
  if (there === undefined)
    return before === undefined ? { is: 'written', text: now } : { is: 'kept', changes: [] };
  if (there === before) return { is: 'written', text: now };
  const text = before === undefined ? false : applyPatch(there, patchOf(before, now));
  return text === false
    ? { is: 'kept', changes: changesOf(before ?? there, now) }
    : { is: 'merged', text };
}

const patchOf = (before: string, now: string): ReturnType<typeof structuredPatch> =>
  structuredPatch('', '', before, now);

/** What differs, piece by piece: how the source has it now, and how it was written. */
const changesOf = (before: string, now: string): CodeChange[] =>
  patchOf(before, now).hunks.map(({ lines }) => ({
    before: side(lines, '-'),
    after: side(lines, '+'),
  }));

const side = (lines: readonly string[], dropped: '+' | '-'): string =>
  lines
    .filter((line) => !line.startsWith(dropped) && !line.startsWith('\\'))
    .map((line) => line.slice(1))
    .join('\n');

function notesOn(
  { page, files }: MadePage,
  folder: string,
  base: ImportBase,
  fates: ReadonlyMap<string, Fate>,
  isKept: boolean,
): Note[] {
  return files.flatMap(({ path, text }): Note[] => {
    const fate = fates.get(path);
    if (fate === undefined || fate.is === 'same') return [];
    const there = existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';
    const changes = changesOf(base.files[path] ?? there, text);
    const about = { line: 1, unsure: `${page.path} changed, and so would ${path}.`, changes };
    if (isKept)
      return [
        {
          ...about,
          code: 'offered',
          did: 'You have edited this lesson, so I left all of it as it is.',
          look: 'Take over what you want of the change.',
        },
      ];
    if (fate.is !== 'merged') return [];
    return [
      {
        ...about,
        code: 'merged',
        did: 'I put the changes between your edits.',
        look: 'Read the places.',
      },
    ];
  });
}
