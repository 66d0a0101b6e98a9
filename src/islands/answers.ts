import { forGood, keep, storedValue } from './store.ts';

/** What a learner answered to a question; kept by "workshop/lesson#question", apart from the checks. */
export interface Answered {
  /** Ids of the answers that were chosen last. */
  chosen: readonly string[];
  isRight: boolean;
  tries: number;
  /** The first answer, where the output that it is about had not been seen. */
  prediction?: readonly string[];
  /** The output was seen before there was an answer. */
  isSkipped?: boolean;
}

const storageKey = 'answers';
const changed = 'readyroom:answers';

/** Calls back when answers may have changed: here, in another tab, or while the page lay ready for "Back". */
export function onAnswers(callback: () => void): void {
  for (const event of [changed, 'storage', 'pageshow']) addEventListener(event, callback);
}

/** All answers by question; what is damaged is as none. */
export function storedAnswers(): Readonly<Record<string, Answered>> {
  try {
    const stored: unknown = JSON.parse(storedValue(forGood, storageKey) ?? '{}');
    const entries = Object.entries(stored as Record<string, Partial<Answered> | null>);
    return Object.fromEntries(
      entries.flatMap(([question, answered]) =>
        Array.isArray(answered?.chosen) ? [[question, answered as Answered]] : [],
      ),
    );
  } catch {
    return {};
  }
}

export function recordAnswer(question: string, answered: Answered): void {
  keep(forGood, storageKey, JSON.stringify({ ...storedAnswers(), [question]: answered }));
  dispatchEvent(new Event(changed));
}

/** What was answered while the question had another name is of its name of today; an answer under that one stays. */
export function renewAnswer(question: string, former: readonly string[]): void {
  const all = storedAnswers();
  const found = former.filter((name) => name in all);
  if (found.length === 0) return;
  const others = Object.entries(all).filter(([name]) => !found.includes(name));
  const answered = all[question] ?? all[found[0] ?? ''];
  keep(
    forGood,
    storageKey,
    JSON.stringify({ ...Object.fromEntries(others), [question]: answered }),
  );
  dispatchEvent(new Event(changed));
}
