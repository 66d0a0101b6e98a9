import { announce } from './announce.ts';
import type { CheckReport } from './check-report.ts';
import report from './check-report.ts?worker&url';
import { lateScript } from './late-script.ts';
import { forTab, keep, PASTES_UP_TO, storedValue } from './store.ts';
import { t } from './page-messages.ts';
import { whenNear } from './when-needed.ts';

/** Loads the element that judges a paste and shows the verdict. */
const loadReport = lateScript(report);

/** Nobody types more than this at once, in UTF-16 units. */
const TYPED_AT_ONCE = 4;

/**
 * Takes what a learner pastes and shows the verdict: on a paste at once, on typed text when asked to. A verdict never stands
 * beside another text than its own. Everything that finds it is loaded when the field comes near or is focused, so that it is
 * there before the paste; nothing waits for it but the verdict.
 */
export class CheckPaste extends HTMLElement {
  /** Counts texts, so that a slow answer to an earlier one is never shown. */
  #round = 0;

  connectedCallback(): void {
    const field = this.#field;
    this.role = 'group';
    this.setAttribute('aria-labelledby', this.#idsOf('.question'));
    const label = this.#part('label').firstChild?.textContent ?? '';
    field.ariaLabel = `${label.trim()} ${this.#part('.question').textContent.trim()}`;
    field.setAttribute('aria-describedby', this.#idsOf('.check-command code', 'form .check-note'));
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#judge();
    });
    this.addEventListener('reset', (event) => {
      // The browser would put back the text that the page came with.
      event.preventDefault();
      this.#clear();
    });
    field.addEventListener('input', (event) => {
      this.#edited(event as InputEvent);
    });
    field.addEventListener('paste', (event) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.length <= PASTES_UP_TO) return;
      // So that it could be undone, the browser would take twice as long.
      event.preventDefault();
      field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
      this.#edited({});
    });
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      this.#judge();
    });
    field.addEventListener('focus', () => {
      this.#grow();
      void this.#prepare(true);
    });
    whenNear(this, () => {
      void this.#prepare(false);
    });
    const kept = storedValue(forTab, this.#pasteKey);
    if (kept === undefined) return;
    field.value = kept;
    this.#grow();
    this.#offerClear();
    void this.#check(kept, true, {});
  }

  #part(selector: string): HTMLElement {
    return this.querySelector(selector) as HTMLElement;
  }

  /**
   * For names and descriptions: check and field, which need scripts anyway, are told apart from others by the question. The ids are
   * given here, and not in each page.
   */
  #idsOf(...selectors: readonly string[]): string {
    return selectors
      .flatMap((selector) => this.querySelector(selector) ?? [])
      .map((part) => (part.id ||= `${this.id}-${part.className || part.localName}`))
      .join(' ');
  }

  get #field(): HTMLTextAreaElement {
    return this.#part('textarea') as HTMLTextAreaElement;
  }

  /** Without methods until its code is loaded. */
  get #report(): CheckReport {
    return this.#part('check-report') as CheckReport;
  }

  /** See `CheckBlock.astro`: the same in every language. */
  get #key(): string {
    return this.dataset['check'] ?? '';
  }

  get #pasteKey(): string {
    return `paste:${this.#key}`;
  }

  /** Shows the whole field and its buttons, from its first use on: what shrank again would move what one is about to press. */
  #grow(): void {
    this.dataset['used'] = '';
  }

  /** Loads what judges. A failure is shown only if the learner uses the field (`isWanted`); the next focus or paste tries again. */
  async #prepare(isNeeded: boolean): Promise<void> {
    const round = this.#round;
    try {
      await loadReport();
      await this.#report.prepare(this.#key);
      if (this.#notice === t('check.loadFailed')) this.#notice = '';
    } catch {
      if (isNeeded && round === this.#round) this.#notice = t('check.loadFailed');
    }
  }

  /** Any edit withdraws the verdict; what is typed waits until the learner asks for the next one. */
  #edited({ data, inputType = '', isComposing }: Partial<InputEvent>): void {
    // Typing comes with its few characters; what was pasted or set by a program comes with many, or without any.
    const isTyped =
      isComposing ||
      /^(?:delete|history|insertLineBreak)/.test(inputType) ||
      (!inputType.startsWith('insertFrom') && (data?.length ?? Infinity) <= TYPED_AT_ONCE);
    const hasText = this.#offerClear();
    if (hasText && !isTyped) {
      this.#judge(true);
      return;
    }
    this.#withdraw();
    if (!hasText) keep(forTab, this.#pasteKey, undefined);
  }

  /** Judges what is in the field, because the learner pasted it or asks for it. */
  #judge(isPaste = false): void {
    const text = this.#field.value;
    this.#grow();
    this.#offerClear();
    announce(t('check.working'));
    this.#notice = '';
    void this.#check(text, this.#keep(text), { isOwn: true, isPaste });
  }

  async #check(
    text: string,
    isKept: boolean,
    { isOwn = false, isPaste = false }: { isOwn?: boolean; isPaste?: boolean },
  ): Promise<void> {
    const round = this.#nextRound();
    try {
      await loadReport();
      const pasted = { key: this.#key, text, isKept, isOwn, isPaste };
      const report = await this.#report.judge(pasted);
      if (round !== this.#round) return;
      this.#report.show(report, pasted);
      this.#notice = report.notice;
    } catch {
      if (round !== this.#round) return;
      this.#withdraw();
      this.#notice = t('check.loadFailed');
    }
  }

  /** Takes the verdict from the check and its criteria, and makes void what is being judged; CSS shows a report only where there is one. */
  #nextRound(): number {
    for (const item of [this, ...this.querySelectorAll('[data-verdict]')])
      item.removeAttribute('data-verdict');
    this.#round += 1;
    return this.#round;
  }

  /** Removes the verdict and whatever was said with it. */
  #withdraw(): void {
    this.#nextRound();
    this.#report.replaceChildren();
    this.#notice = '';
  }

  #clear(): void {
    this.#field.value = '';
    this.#offerClear();
    // Another one, which remembers no earlier paste.
    this.#report.replaceWith(this.#report.cloneNode());
    keep(forTab, this.#pasteKey, undefined);
    this.#withdraw();
    announce(t('check.cleared'));
    this.#field.focus();
  }

  /** Offers "Clear" where there is some text; returns whether there is. */
  #offerClear(): boolean {
    const isEmpty = this.#field.value === '';
    this.#part('[type=reset]').hidden = isEmpty;
    return !isEmpty;
  }

  /** Keeps a paste that is not too large for it, and returns whether it is kept. */
  #keep(text: string): boolean {
    const fits = text.length <= PASTES_UP_TO;
    return keep(forTab, this.#pasteKey, (fits && text) || undefined) && fits;
  }

  get #notice(): string {
    return this.#part('.check-notice').textContent;
  }

  set #notice(text: string) {
    this.#part('.check-notice').textContent = text;
  }
}

customElements.define('check-paste', CheckPaste);
