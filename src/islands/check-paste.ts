import type { Check } from '#checker/types.ts';
import { announce } from './announce.ts';
import { recordCheck } from './progress.ts';
import type { Report } from './report.ts';
import { forGood, forTab, keep, recall } from './store.ts';
import { variableKey } from './variable-form.ts';
import { t } from './words.ts';

/** Pastes up to this size, in UTF-16 units, survive a reload and a change of language. */
const KEPT_UP_TO = 1_000_000;

interface Data {
  key: string;
  locale: string;
  check: Check;
  variables: readonly string[];
}

/** Reads what a learner pastes and shows the verdict. Engine and words are loaded with the first paste. */
export class CheckPaste extends HTMLElement {
  #data: Data | undefined;
  /** The last text that was judged, to say what has changed since. */
  #previous: string | undefined;
  /** Counts checks, so that a slow answer to an old question is not shown over a newer one. */
  #asked = 0;

  connectedCallback(): void {
    this.#data = JSON.parse(this.querySelector('script')?.textContent ?? '{}') as Data;
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#check(true);
    });
    this.addEventListener('reset', () => {
      this.#clear();
    });
    const kept = recall(forTab, this.#pasteKey);
    if (kept === undefined) return;
    this.#field.value = kept;
    void this.#check(false);
  }

  get #field(): HTMLTextAreaElement {
    const field = this.querySelector('textarea');
    if (!field) throw new Error('A check without a field.');
    return field;
  }

  get #pasteKey(): string {
    return `paste:${this.#data?.key ?? ''}`;
  }

  async #check(byHand: boolean): Promise<void> {
    const text = this.#field.value;
    this.#asked += 1;
    const asked = this.#asked;
    this.#notice(byHand ? this.#keep(text) : '');
    this.toggleAttribute('data-busy', true);
    if (byHand) announce(t('check.working'));
    try {
      await this.#show(text, asked, byHand);
    } catch {
      if (asked === this.#asked) this.#notice(t('check.loadFailed'));
    } finally {
      if (asked === this.#asked) this.removeAttribute('data-busy');
    }
  }

  async #show(text: string, asked: number, byHand: boolean): Promise<void> {
    const data = this.#data;
    if (!data) return;
    const [{ judge }, { reportView, verdictSentence }, { findingWords }] = await Promise.all([
      import('#islands/engine.ts'),
      import('#islands/report-view.ts'),
      import('#islands/finding-words.ts'),
    ]);
    const check = { ...data.check, variables: this.#values(data) };
    const [report, words] = await Promise.all([
      judge(text, check, this.#previous),
      findingWords(data.locale),
    ]);
    if (asked !== this.#asked) return;
    this.#previous = text;
    this.#mark(report);
    this.querySelector('.report')?.replaceChildren(reportView(report, words));
    recordCheck(data.key, report.verdict === 'met');
    if (byHand) announce(verdictSentence(report, words));
  }

  #values({ key, variables }: Data): Record<string, string> {
    const workshop = key.split('/', 1)[0] ?? '';
    return Object.fromEntries(
      variables.flatMap((name) => {
        const value = recall(forGood, variableKey(workshop, name));
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }

  #mark({ verdict, criteria }: Report): void {
    this.dataset['verdict'] = verdict;
    for (const [index, item] of this.querySelectorAll<HTMLElement>('.criteria > li').entries()) {
      const criterion = criteria[index];
      if (criterion) item.dataset['verdict'] = criterion;
      else delete item.dataset['verdict'];
    }
  }

  #clear(): void {
    this.#asked += 1;
    this.#previous = undefined;
    keep(forTab, this.#pasteKey, undefined);
    delete this.dataset['verdict'];
    for (const item of this.querySelectorAll<HTMLElement>('.criteria > li'))
      delete item.dataset['verdict'];
    this.querySelector('.report')?.replaceChildren();
    this.removeAttribute('data-busy');
    this.#notice('');
    announce(t('check.cleared'));
    this.#field.focus();
  }

  /** Keeps the paste for a reload; the answer is a notice for the learner where it cannot be kept. */
  #keep(text: string): string {
    if (text.length > KEPT_UP_TO) {
      keep(forTab, this.#pasteKey, undefined);
      return t('check.tooLarge');
    }
    return keep(forTab, this.#pasteKey, text || undefined) ? '' : t('check.notKept');
  }

  #notice(text: string): void {
    const notice = this.querySelector('.check-notice');
    if (notice) notice.textContent = text;
  }
}
customElements.define('check-paste', CheckPaste);
