import type { Check, VerdictCode } from '#checker/types.ts';
import styles from '#styles/report.css?inline';
import { announce } from './announce.ts';
import { judgePaste, loadEngine } from './engine.ts';
import { htmlElement } from './html-element.ts';
import { hintsShownBy } from './hints.ts';
import { isStill } from './motion.ts';
import { lateScript } from './late-script.ts';
import helpAddress from './get-help.ts?worker&url';
import { recordCheck } from './progress.ts';
import { reportView } from './report-view.ts';
import type { PasteReport } from './make-report.ts';
import { forGood, PASTES_UP_TO, storedValue, variableKey } from './store.ts';
import type { VariableForm } from './variable-form.ts';

/** What a lesson's checks.json holds: see `model/resolve/lesson-data.ts`. */
interface LessonChecks {
  /** Names of the workshop's variables that the learner may have set. */
  variables: readonly string[];
  checks: Readonly<Record<string, Check>>;
}

// The report's styles come with the code that shows it: not before there is one, and without a request of their own.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

const loadHelp = lateScript(helpAddress);

/** A paste and the key of its check: see `CheckBlock.astro`. */
interface Pasted {
  key: string;
  text: string;
  /** Whether it survives a reload. */
  isKept: boolean;
  /** Whether the learner wants it judged now: only then does it change progress. A kept one is merely judged again. */
  isOwn: boolean;
  /** Whether it was pasted just now. */
  isPaste: boolean;
}

/** Judges a paste and shows the verdict, in itself and on the criteria of its check. All of it is loaded when a field comes near: see `check-paste.ts`. */
export class CheckReport extends HTMLElement {
  /** The text that was shown last, and the one before it, to say what has changed since. */
  #shown: string | undefined;
  #previous: string | undefined;

  /**
   * Loads whatever the first verdict on this check needs, and gives the check.
   * @throws if anything of it cannot be loaded; the next call tries again
   */
  async prepare(key: string): Promise<Check> {
    const [check] = await Promise.all([checkOf(key), loadEngine()]);
    return check;
  }

  /** @throws if anything that is needed for it cannot be loaded; the next call tries again */
  async judge({ key, text, isKept }: Pasted): Promise<PasteReport> {
    const check = withPastedExample(this.#withShownCommand(await this.prepare(key)), text);
    // The same text once more is no new paste: what it is compared with stays.
    const previous = text === this.#shown ? this.#previous : this.#shown;
    const isTooLarge = text.length > PASTES_UP_TO;
    const kept = isKept ? 'kept' : isTooLarge ? 'tooLarge' : 'notKept';
    return judgePaste({ text, check, previous, kept });
  }

  show(report: PasteReport, { key, text, isOwn, isPaste }: Pasted): void {
    const { verdict, criteria, codes, sentence } = report;
    // The same once more may have been printed anew; asked for by the button it is one try.
    const isNew = isOwn && (isPaste || text !== this.#shown);
    if (text !== this.#shown) [this.#previous, this.#shown] = [this.#shown, text];
    const check = this.closest<HTMLElement>('.check');
    const hints = check && hintsShownBy(check);
    const hint = hints?.offer({ verdict, codes, isNew });
    this.replaceChildren(reportView(report, hints?.all ?? []));
    if (verdict !== 'met' && key.includes('/')) this.#offerHelp();
    if (check) check.dataset['verdict'] = verdict;
    for (const item of check?.querySelectorAll<HTMLElement>('.criteria > li') ?? [])
      item.dataset['verdict'] = worstOf(item, criteria);
    if (!isOwn) return;
    if (/[#^]/.test(key) && text.trim() !== '') recordCheck(key, verdict === 'met');
    announce(hint ? `${sentence}. ${hint}` : sentence);
    this.#bringIntoView();
  }

  /** The learner may have chosen another command in tabs, which is then the one to run next, too. */
  #withShownCommand(check: Check): Check {
    const { command, alternatives = [] } = check;
    const code = this.closest('.check')?.querySelector('code:has(~ template)');
    const shown = code?.textContent;
    if (!command || !shown || shown === command) return check;
    const others = [command, ...alternatives].filter((other) => other !== shown);
    return { ...check, command: shown, alternatives: others };
  }

  /** Where nothing else has helped: see `get-help.ts`. It is not missed where it cannot be loaded. */
  #offerHelp(): void {
    this.append(htmlElement('get-help' as 'div'));
    loadHelp().catch(() => undefined);
  }

  /** Scrolls no more than it takes to see the whole verdict, and leaves the focus where it is. */
  #bringIntoView(): void {
    const behavior = isStill() ? 'instant' : 'smooth';
    this.querySelector('.verdict')?.scrollIntoView({ block: 'nearest', behavior });
  }
}

/** A paste of the example with the learner's values is one of the example. Its form is loaded where there are values. */
const withPastedExample = (check: Check, text: string): Check =>
  document
    .querySelector<HTMLElement & Partial<VariableForm>>('variable-form')
    ?.withExample?.(check, text) ?? check;

/** A criterion may describe several expectations: it is met where all of them are. */
function worstOf({ dataset }: HTMLElement, verdicts: readonly VerdictCode[]): string {
  const own = (dataset['of'] ?? '').split(' ').flatMap((index) => verdicts[Number(index)] ?? []);
  return own.find((verdict) => verdict === 'failed') ?? own.find(isUnmet) ?? own[0] ?? '';
}

const isUnmet = (verdict: VerdictCode): boolean => verdict !== 'met';

customElements.define('check-report', CheckReport);

const loaded = new Map<string, Promise<LessonChecks>>();

async function checkOf(key: string): Promise<Check> {
  const [lesson = '', id] = key.split(/[#^]/);
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
  let loading = loaded.get(lesson);
  if (!loading) {
    loading = loadChecks(lesson);
    loaded.set(lesson, loading);
    loading.catch(() => loaded.delete(lesson));
  }
  return loading;
}

async function loadChecks(lesson: string): Promise<LessonChecks> {
  const base = document.documentElement.dataset['base'] ?? '/';
  const response = await fetch(`${base}files/${lesson}/checks.json`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as LessonChecks;
}
