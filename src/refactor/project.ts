import { join } from 'node:path';
import { fromRoot } from '#model/load/files.ts';
import { lockName } from '#model/load/lock.ts';
import type { LessonSources, Sources, WorkshopSources } from '#model/load/sources.ts';
import { lockText } from '#model/translations/lock.ts';
import { Refused } from './change.ts';
import { keyOf, relinked } from './links.ts';
import type { PartAddress, Moved } from './links.ts';
import { carriedLock, withText } from './locks.ts';
import type { ChangedGoal } from './locks.ts';

/** A lesson where it stands in its project. */
export interface Located {
  workshop: WorkshopSources;
  lesson: LessonSources;
}

/** @throws Refused where there is no such lesson, or it cannot be read. */
export function locate({ workshops }: Sources, address: PartAddress): Located {
  const workshop = workshops.find(({ name }) => name === address.workshop);
  const lesson = workshop?.lessons.find(({ name }) => name === address.lesson);
  if (workshop === undefined || lesson === undefined)
    throw new Refused(
      workshop === undefined
        ? `There is no workshop "${address.workshop}". Workshops: ${workshops.map(({ name }) => name).join(', ')}.`
        : `There is no lesson "${address.lesson}" in ${address.workshop}. Lessons: ${workshop.lessons.map(({ name }) => name).join(', ')}.`,
    );
  return { workshop, lesson };
}

export const pathOf = ({ root }: Sources, folder: string, file = ''): string =>
  fromRoot(root, join(folder, file));

/** What becomes of a lesson besides the addresses in it. */
export interface LessonEdit {
  /** Edits its prose, after the links. */
  prose?: (prose: LessonSources['proses'][number]) => string;
  /** Tells units of its prose that are taken out. */
  isGone?: (unit: string) => boolean;
  goal?: ChangedGoal | undefined;
}

/**
 * The files of all lessons that change where addresses do, with their locks; `edit` is for the lesson itself.
 * @throws Refused where a text cannot be edited.
 */
export function rewritten(
  sources: Sources,
  own: PartAddress,
  moved: Moved,
  edit: LessonEdit = {},
): { texts: Map<string, string>; unlinked: readonly string[] } {
  const texts = new Map<string, string>();
  const unlinked: string[] = [];
  for (const { name: workshop, lessons, data } of sources.workshops) {
    for (const lesson of lessons) {
      const from = { workshop, lesson: lesson.name };
      const { prose: proseEdit, isGone, goal } = keyOf(from) === keyOf(own) ? edit : {};
      const hasGoal =
        goal !== undefined && Object.values(lesson.lock).some((units) => goal.unit in units);
      for (const prose of lesson.proses) {
        if (prose.root === undefined)
          throw new Refused(`${prose.file} cannot be read: its links would stay as they are.`);
        const links = relinked(prose, from, moved);
        unlinked.push(...links.unlinked);
        const text = proseEdit?.(withText(prose, links.text)) ?? links.text;
        const isSame = text === prose.text;
        if (!isSame) texts.set(prose.file, text);
        if (prose.locale !== data.source || Object.keys(lesson.lock).length === 0) continue;
        if (isSame && !hasGoal) continue;
        const lock = carriedLock(lesson.lock, prose, withText(prose, text), isGone, goal);
        texts.set(pathOf(sources, lesson.folder, lockName), lockText(lock));
      }
    }
  }
  return { texts, unlinked };
}

/** The text of a file after an edit. @throws Refused where the edit could not be made. */
export function editedOrRefused(file: string, text: string | undefined, what: string): string {
  if (text !== undefined) return text;
  throw new Refused(`${file} is written in a way that cannot be edited here: ${what} by hand.`);
}
