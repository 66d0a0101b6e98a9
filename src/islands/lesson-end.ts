import { htmlElement } from './html-element.ts';
import { t } from './page-messages.ts';
import { onProgress, readProgress } from './progress.ts';

/** At the end of a lesson: how many of its checks are met, and each of them by its question, as a link. */
export class LessonEnd extends HTMLElement {
  connectedCallback(): void {
    this.#show();
    onProgress(() => {
      this.#show();
    });
  }

  #show(): void {
    const { marks } = readProgress();
    const checks = document.querySelectorAll<HTMLElement>('.prose check-paste');
    const items = Array.from(checks, ({ id, dataset }) => {
      const question = document.querySelector(`#${id} .question`)?.textContent.trim() ?? id;
      const item = htmlElement('li', {}, htmlElement('a', { href: `#${id}` }, question));
      const mark = marks[dataset['check'] ?? ''];
      if (mark) item.dataset['mark'] = mark.as;
      return item;
    });
    const met = items.filter(({ dataset }) => dataset['mark'] === 'met').length;
    const figure = htmlElement('p', {}, t('progress.met', { met, count: items.length }));
    const title = this.querySelector('h2') ?? '';
    const before = this.getBoundingClientRect();
    this.replaceChildren(title, figure, htmlElement('ul', {}, ...items));
    // A question may take two lines. Whoever is here already keeps what is below under the pointer.
    const grown = this.offsetHeight - before.height;
    if (before.bottom < innerHeight) scrollBy({ top: grown, behavior: 'instant' });
  }
}
customElements.define('lesson-end', LessonEnd);
