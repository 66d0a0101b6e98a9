import { fill } from '#i18n/say-plainly.ts';
import styles from '#styles/answered.css?inline';
import { onAnswers, recordAnswer, renewAnswer, storedAnswers } from './answers.ts';
import type { Answered } from './answers.ts';
import { htmlElement } from './html-element.ts';
import { lang, t } from './page-messages.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/**
 * A question: an answer is right or wrong with the reasons, as often as the learner likes. One that predicts an output keeps
 * the first answer as the prediction, before the output unfolds; whoever unfolds it before has skipped that.
 */
class AskQuestion extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#answer();
    });
    this.addEventListener('change', () => {
      this.#result.replaceChildren();
      delete this.dataset['verdict'];
    });
    this.querySelector('[data-skip]')?.addEventListener('click', () => {
      for (const output of this.#outputs) output.open = true;
    });
    for (const details of [...this.#outputs, ...this.#solution]) {
      details.addEventListener('toggle', () => {
        if (details.open && this.dataset['predicts'] !== undefined) this.#skip();
      });
    }
    renewAnswer(this.#key, this.dataset['former']?.split(' ') ?? []);
    // Unfolded before this script was there.
    if ([...this.#outputs].some(({ open }) => open)) this.#skip();
    onAnswers(() => {
      this.#count();
    });
    this.#count();
    const stored = this.#stored;
    if (stored === undefined) return;
    for (const input of this.#inputs) input.checked = stored.chosen.includes(input.value);
    this.#show(stored);
  }

  get #key(): string {
    return this.dataset['question'] ?? '';
  }

  /** Without answers that the question no longer has. */
  get #stored(): Answered | undefined {
    const stored = storedAnswers()[this.#key];
    const known = this.#inputs.map(({ value }) => value);
    return stored?.chosen.every((id) => known.includes(id)) ? stored : undefined;
  }

  get #inputs(): readonly HTMLInputElement[] {
    return [...this.querySelectorAll('input')];
  }

  get #result(): HTMLElement {
    return this.querySelector('.answered') as HTMLElement;
  }

  get #solution(): NodeListOf<HTMLDetailsElement> {
    return this.querySelectorAll('.solution');
  }

  /** Of the output that is predicted: it may be shown again further down. */
  get #outputs(): readonly HTMLDetailsElement[] {
    const { predicts = '' } = this.dataset;
    const all = document.querySelectorAll<HTMLDetailsElement>('.predicted');
    return [...all].filter(({ dataset }) => dataset['output'] === predicts);
  }

  #answer(): void {
    const chosen = this.#inputs.flatMap(({ checked, value }) => (checked ? [value] : []));
    if (chosen.length === 0) {
      this.#result.replaceChildren(htmlElement('p', {}, t('question.choose')));
      return;
    }
    const before = this.#stored;
    const { prediction, isSkipped } = before ?? { prediction: chosen, isSkipped: undefined };
    const answered: Answered = {
      chosen,
      isRight: this.#inputs.every(({ checked, value }) => checked === this.#isRight(value)),
      tries: (before?.tries ?? 0) + 1,
      ...(prediction && this.dataset['predicts'] !== undefined && { prediction }),
      ...(isSkipped && { isSkipped }),
    };
    recordAnswer(this.#key, answered);
    this.#show(answered);
  }

  #skip(): void {
    if (this.#stored !== undefined) return;
    recordAnswer(this.#key, { chosen: [], isRight: false, tries: 0, isSkipped: true });
    this.#unfold();
  }

  #explanation(id: string): HTMLElement | null {
    return this.querySelector(`[data-answer="${id}"]`);
  }

  #isRight(id: string): boolean {
    return this.#explanation(id)?.dataset['right'] === 'true';
  }

  #show({ chosen, isRight, prediction }: Answered): void {
    if (chosen.length > 0) {
      const isPart = !isRight && chosen.every((id) => this.#isRight(id));
      const verdict = isRight ? 'right' : isPart ? 'partly' : 'wrong';
      const mark = { right: '✓', partly: '◐', wrong: '✗' }[verdict];
      const title = htmlElement('strong', {}, `${mark} ${t(`question.${verdict}`)}`);
      this.dataset['verdict'] = verdict;
      this.#result.replaceChildren(htmlElement('p', {}, title), ...this.#reasons(chosen));
    }
    if (prediction) {
      for (const output of this.#outputs) output.dataset['predicted'] = '';
      this.#result.append(htmlElement('p', {}, this.dataset['kept'] ?? ''));
      this.#sayBesideChecks(prediction);
    }
    if (this.dataset['predicts'] !== undefined) this.#unfold();
  }

  /** Of one answer why; of several each with its words. */
  #reasons(chosen: readonly string[]): Node[] {
    const explanations = chosen.flatMap((id) => this.#explanation(id) ?? []);
    const [only, second] = explanations;
    if (only && !second) return [...(only.querySelector('.why')?.cloneNode(true).childNodes ?? [])];
    return [htmlElement('ul', {}, ...explanations.map((each) => each.cloneNode(true)))];
  }

  #unfold(): void {
    for (const output of this.#outputs) output.open = true;
    this.querySelector('[data-skip]')?.remove();
  }

  #sayBesideChecks(prediction: readonly string[]): void {
    const words = this.#inputs.flatMap(({ value, labels }) =>
      prediction.includes(value) ? (labels?.[0]?.textContent.trim() ?? []) : [],
    );
    const answer = new Intl.ListFormat(lang).format(words);
    for (const check of this.dataset['checks']?.split(' ') ?? []) {
      const block = document.getElementById(`check-${check}`);
      if (block?.querySelector('.prediction') !== null) continue;
      const line = htmlElement(
        'p',
        { class: 'prediction' },
        fill(this.dataset['predicted'] ?? '', { answer }),
      );
      block.querySelector('check-report')?.before(line);
    }
  }

  #count(): void {
    const lesson = this.#key.replace(/#.*/, '#');
    const met = Object.entries(storedAnswers()).filter(
      ([key, { isRight }]) => isRight && key.startsWith(lesson),
    ).length;
    const count = Number(this.dataset['of']);
    const counted = this.querySelector('.counted');
    if (counted) counted.textContent = t('question.counted', { met: Math.min(met, count), count });
  }
}

customElements.define('ask-question', AskQuestion);
