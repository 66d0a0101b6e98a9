import type { VerdictCode } from '#checker/types.ts';
import { announce } from './announce.ts';
import type { CheckReport } from './check-report.ts';
import { loadReport, whenNear } from './load-report.ts';
import { recordCheck } from './progress.ts';
import type { Kept, PasteReport } from './make-report.ts';
import { forTab, keep, storedValue } from './store.ts';
import { t } from './page-messages.ts';

/** Pastes up to this size, in UTF-16 units, survive a reload and a change of language. */
const KEPT_UP_TO = 1_000_000;

/**
 * Takes what a learner pastes and shows the verdict. Everything that finds it is loaded when the field comes near or is
 * focused, so that it is there before the paste; nothing waits for it but the verdict.
 */
export class CheckPaste extends HTMLElement {
  /** The last text that was judged, to say what has changed since. */
  #previous: string | undefined;
  /** Counts checks, so that a slow answer to an old question is not shown over a newer one. */
  #round = 0;

  connectedCallback(): void {
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      const text = this.#field.value;
      announce(t('check.working'));
      this.#notice('');
      void this.#check(text, announce, this.#keep(text));
    });
    this.addEventListener('reset', () => {
      this.#clear();
    });
    this.#field.addEventListener('input', () => {
      // An answer that is still to come is of the text before.
      if (this.hasAttribute('data-busy')) this.#round += 1;
      this.#withdraw();
      this.#report.replaceChildren();
    });
    this.#field.addEventListener('focus', () => {
      void this.#prepare(true);
    });
    whenNear(this, () => {
      void this.#prepare(false);
    });
    const kept = storedValue(forTab, this.#pasteKey);
    if (kept === undefined) return;
    this.#field.value = kept;
    void this.#check(kept, () => undefined, 'kept');
  }

  get #field(): HTMLTextAreaElement {
    const field = this.querySelector('textarea');
    if (!field) throw new Error('A check without a field.');
    return field;
  }

  /** "workshop/lesson#check": the same in every language. */
  get #key(): string {
    return this.dataset['check'] ?? '';
  }

  get #pasteKey(): string {
    return `paste:${this.#key}`;
  }

  /** Loads what judges. A failure is shown only if the learner uses the field (`isWanted`); the next focus or paste tries again. */
  async #prepare(isNeeded: boolean): Promise<void> {
    const round = this.#round;
    try {
      await loadReport();
      await this.#report.prepare(this.#key);
      if (this.#status === t('check.loadFailed')) this.#notice('');
    } catch {
      if (isNeeded && round === this.#round) this.#notice(t('check.loadFailed'));
    }
  }

  async #check(text: string, announceTo: (sentence: string) => void, kept: Kept): Promise<void> {
    this.#round += 1;
    const round = this.#round;
    this.#withdraw();
    this.toggleAttribute('data-busy', true);
    try {
      await loadReport();
      const question = { key: this.#key, text, previous: this.#previous, kept };
      const report = await this.#report.judge(question);
      if (round !== this.#round) return;
      this.#previous = text;
      this.#show(report);
      this.#notice(report.notice);
      announceTo(report.sentence);
    } catch {
      if (round === this.#round) {
        this.#report.replaceChildren();
        this.#notice(t('check.loadFailed'));
      }
    }
    if (round === this.#round) this.removeAttribute('data-busy');
  }

  #show(report: PasteReport): void {
    const { verdict, criteria } = report;
    this.dataset['verdict'] = verdict;
    for (const item of this.#criteria) item.dataset['verdict'] = worstOf(item, criteria);
    this.#report.show(report);
    if (this.#key.includes('#')) recordCheck(this.#key, verdict === 'met');
  }

  /** Without methods until its code is loaded. */
  get #report(): CheckReport {
    const report = this.querySelector<CheckReport>('check-report');
    if (!report) throw new Error('A check without a report.');
    return report;
  }

  get #criteria(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('.criteria > li')];
  }

  /** Removes the verdict, which must never stand beside another paste; CSS hides the report while `data-busy` is set. */
  #withdraw(): void {
    this.removeAttribute('data-busy');
    for (const item of [this, ...this.#criteria]) item.removeAttribute('data-verdict');
  }

  #clear(): void {
    this.#round += 1;
    this.#previous = undefined;
    keep(forTab, this.#pasteKey, undefined);
    this.#withdraw();
    this.#report.replaceChildren();
    this.#notice('');
    announce(t('check.cleared'));
    this.#field.focus();
  }

  #keep(text: string): Kept {
    const fits = text.length <= KEPT_UP_TO;
    const isKept = keep(forTab, this.#pasteKey, fits && text !== '' ? text : undefined);
    if (!fits) return 'tooLarge';
    return isKept ? 'kept' : 'notKept';
  }

  get #status(): string {
    return this.querySelector('.check-notice')?.textContent ?? '';
  }

  #notice(text: string): void {
    const notice = this.querySelector('.check-notice');
    if (notice) notice.textContent = text;
  }
}
/** A criterion may describe several expectations: it is met where all of them are. */
function worstOf({ dataset }: HTMLElement, verdicts: readonly VerdictCode[]): string {
  const own = (dataset['of'] ?? '').split(' ').flatMap((index) => verdicts[Number(index)] ?? []);
  return own.find((verdict) => verdict === 'failed') ?? own.find(isUnmet) ?? own[0] ?? '';
}

const isUnmet = (verdict: VerdictCode): boolean => verdict !== 'met';

customElements.define('check-paste', CheckPaste);
