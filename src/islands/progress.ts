import { forGood, keep, storedValue } from './store.ts';

/**
 * "workshop/lesson#check": stable whatever the language, the order and the titles. With "^" for "#", the state that a lesson
 * starts from: it does not count.
 */
export type CheckKey = string;

const key = 'progress';
const changed = 'readyroom:progress';

/** Calls back when progress may have changed: here, in another tab, or while the page lay ready for "Back". */
export function onProgress(callback: () => void): void {
  for (const event of [changed, 'storage', 'pageshow']) addEventListener(event, callback);
}

/** The checks the learner has met, as they were last checked. */
export function metChecks(): ReadonlySet<CheckKey> {
  try {
    const stored: unknown = JSON.parse(storedValue(forGood, key) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Records the last verdict of a check. */
export function recordCheck(check: CheckKey, met: boolean): void {
  const all = new Set(metChecks());
  if (met) all.add(check);
  else all.delete(check);
  keep(forGood, key, JSON.stringify([...all].toSorted()));
  dispatchEvent(new Event(changed));
}
