import { forGood, keep, storedValue } from './store.ts';

/** "workshop/lesson#check": stable whatever the language, the order and the titles. */
export type CheckKey = string;

const key = 'progress';
/** The event that flight lines listen to. */
export const progressChanged = 'readyroom:progress';

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
  document.dispatchEvent(new Event(progressChanged));
}
