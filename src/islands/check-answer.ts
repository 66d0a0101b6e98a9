import type { Check } from '#checker/types.ts';
import { say } from '#i18n/say.ts';
import styles from '#styles/report-view.css?url';
import { judge } from './engine.ts';
import { findingWords } from './finding-words.ts';
import { reportView, verdictSentence } from './report-view.ts';
import type { Report } from './report.ts';
import { forGood, recall, variableKey } from './store.ts';
import { lang } from './words.ts';

/** What a lesson's checks.json holds: see `routes/checks.ts`. */
interface LessonChecks {
  /** Names of the workshop's variables that the learner may have set. */
  variables: readonly string[];
  checks: Readonly<Record<string, Check>>;
}

/** Whether a paste survives a reload, and why not. */
export type Kept = 'kept' | 'tooLarge' | 'notKept';

/** A verdict and how it looks and sounds. */
export interface Answer {
  report: Report;
  view: DocumentFragment;
  sentence: string;
  /** What the learner should know besides: that the paste is not kept. */
  notice: string;
}

/**
 * Judges a paste and puts the verdict into words.
 * @param key "workshop/lesson#check", or a key without "#" where no lesson asks: then everything must be ready
 * @throws if anything that is needed for it cannot be loaded; the next call tries again
 */
export async function answer(
  key: string,
  text: string,
  previous: string | undefined,
  kept: Kept,
): Promise<Answer> {
  const [check, words] = await Promise.all([checkOf(key), findingWords(lang), loadStyles()]);
  const report = await judge(text, check, previous);
  return {
    report,
    view: reportView(report, check, words),
    sentence: verdictSentence(report, check, words),
    notice: kept === 'kept' ? '' : say(words, lang, `report.${kept}`),
  };
}

const loaded = new Map<string, LessonChecks>();

async function checkOf(key: string): Promise<Check> {
  const [lesson = '', id] = key.split('#');
  // No lesson asks: whatever is listed must be ready.
  if (id === undefined) return {};
  const { checks, variables } = loaded.get(lesson) ?? (await loadChecks(lesson));
  const check = checks[id];
  if (!check) throw new Error(`No check "${id}" in ${lesson}.`);
  const workshop = lesson.split('/', 1)[0] ?? '';
  const values = variables.flatMap((name) => {
    const value = recall(forGood, variableKey(workshop, name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...check, variables: Object.fromEntries(values) };
}

async function loadChecks(lesson: string): Promise<LessonChecks> {
  const base = document.documentElement.dataset['base'] ?? '/';
  const response = await fetch(`${base}files/${lesson}/checks.json`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const checks = (await response.json()) as LessonChecks;
  loaded.set(lesson, checks);
  return checks;
}

/** The report's styles are not needed before there is one; it is shown when they are there, so nothing shifts. */
function loadStyles(): Promise<void> {
  if (document.querySelector(`link[href="${styles}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${styles} could not be loaded.`));
    });
    document.head.append(link);
  });
}
