import { formatProgress, parseProgress } from './progress-format.ts';
import type { ProgressMark, MarkKind, Progress, ProgressKey } from './progress-format.ts';
import { forGood, keep, storedValue } from './store.ts';

const key = 'progress:2';
const firstKey = 'progress';
const changed = 'readyroom:progress';

/** Calls back when progress may have changed: here, in another tab, or while the page lay ready for "Back"; and once the page is loaded. */
export function onProgress(callback: () => void): void {
  for (const event of [changed, 'storage', 'pageshow']) addEventListener(event, callback);
}

export const readProgress = (): Progress =>
  parseProgress(storedValue(forGood, key), storedValue(forGood, firstKey));

/** Sets marks, and takes away those that are undefined. Returns what was there, so that it can be put back. */
export function changeMarks(
  changes: Readonly<Record<ProgressKey, ProgressMark | undefined>>,
): Readonly<Record<ProgressKey, ProgressMark | undefined>> {
  const progress = readProgress();
  const marks: Record<ProgressKey, ProgressMark> = {};
  for (const [name, mark] of Object.entries({ ...progress.marks, ...changes }))
    if (mark) marks[name] = mark;
  write({ ...progress, marks });
  return Object.fromEntries(Object.keys(changes).map((name) => [name, progress.marks[name]]));
}

/** A mark that is made now. */
export const markNow = (as: MarkKind): ProgressMark => ({ as, at: Math.floor(Date.now() / 1000) });

/** Records the verdict on what the learner pasted. One that is not met leaves a check set aside that was. */
export function recordCheck(check: ProgressKey, met: boolean): void {
  if (met) changeMarks({ [check]: markNow('met') });
  else if (readProgress().marks[check]?.as === 'met') changeMarks({ [check]: undefined });
}

/** Remembers which lesson is being read. */
export function recordReading(lesson: string): void {
  const { marks, read } = readProgress();
  const workshop = `${lesson.split('/', 1)[0] ?? ''}/`;
  write({ marks, read: [...read.filter((other) => !other.startsWith(workshop)), lesson] });
}

/** Puts other progress in the place of what is kept. */
export function write(progress: Progress): void {
  if (keep(forGood, key, formatProgress(progress))) keep(forGood, firstKey, undefined);
  dispatchEvent(new Event(changed));
}
