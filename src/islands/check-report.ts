import type { Check } from '#checker/types.ts';
import styles from '#styles/report.css?inline';
import { judgePaste, loadEngine } from './engine.ts';
import { reportView } from './report-view.ts';
import type { Kept, PasteReport } from './make-report.ts';
import { forGood, storedValue, variableKey } from './store.ts';

/** What a lesson's checks.json holds: see `routes/lesson-checks.ts`. */
interface LessonChecks {
  /** Names of the workshop's variables that the learner may have set. */
  variables: readonly string[];
  checks: Readonly<Record<string, Check>>;
}

// The report's styles come with the code that shows it: not before there is one, and without a request of their own.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** A paste and the key of its check: "workshop/lesson#check", or a key without "#" where no lesson has the check. */
interface Pasted {
  key: string;
  text: string;
  /** The learner's paste before this one. */
  previous: string | undefined;
  kept: Kept;
}

/** Judges a paste and shows the verdict. All of it is loaded when a field comes near: see `load-report.ts`. */
export class CheckReport extends HTMLElement {
  /**
   * Loads whatever the first verdict on this check needs.
   * @throws if anything of it cannot be loaded; the next call tries again
   */
  async prepare(key: string): Promise<void> {
    await Promise.all([checkOf(key), loadEngine()]);
  }

  /** @throws if anything that is needed for it cannot be loaded; the next call tries again */
  async judge({ key, text, previous, kept }: Pasted): Promise<PasteReport> {
    const [check] = await Promise.all([checkOf(key), loadEngine()]);
    return judgePaste({ text, check, previous, kept });
  }

  show(report: PasteReport): void {
    this.replaceChildren(reportView(report));
  }
}
customElements.define('check-report', CheckReport);

const loaded = new Map<string, Promise<LessonChecks>>();

async function checkOf(key: string): Promise<Check> {
  const [lesson = '', id] = key.split('#');
  // Without a lesson, whatever is listed must be ready.
  if (id === undefined) return {};
  const { checks, variables } = await checksOf(lesson);
  const check = checks[id];
  if (!check) throw new Error(`No check "${id}" in ${lesson}.`);
  const workshop = lesson.split('/', 1)[0] ?? '';
  const values = variables.flatMap((name) => {
    const value = storedValue(forGood, variableKey(workshop, name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...check, variables: Object.fromEntries(values) };
}

/** One request, however many checks of the lesson ask at once; one that failed is forgotten. */
function checksOf(lesson: string): Promise<LessonChecks> {
  const known = loaded.get(lesson);
  if (known) return known;
  const loading = loadChecks(lesson);
  loaded.set(lesson, loading);
  loading.catch(() => loaded.delete(lesson));
  return loading;
}

async function loadChecks(lesson: string): Promise<LessonChecks> {
  const base = document.documentElement.dataset['base'] ?? '/';
  const response = await fetch(`${base}files/${lesson}/checks.json`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as LessonChecks;
}
