import { onProgress, readProgress } from './progress.ts';
import { t } from './page-messages.ts';

/**
 * One dot per check of the lesson that is being read: filled when the check was met, grey when it was set aside. The state that
 * the lesson starts from has a mark of its own.
 */
export class FlightLine extends HTMLElement {
  connectedCallback(): void {
    this.#draw();
    onProgress(() => {
      this.#draw();
    });
  }

  #draw(): void {
    const { marks } = readProgress();
    const { lesson = '', checks = '' } = this.dataset;
    const ids = checks.split(' ');
    const isMet = (key: string): boolean => marks[key]?.as === 'met';
    const met = [...this.querySelectorAll('i')].filter((dot, index) => {
      const key = `${lesson}#${ids[index] ?? ''}`;
      dot.toggleAttribute('data-aside', key in marks && !isMet(key));
      return dot.toggleAttribute('data-met', isMet(key));
    });
    this.role = 'img';
    this.ariaLabel = t('progress.met', { met: met.length, count: ids.length });
    const start = this.querySelector('b');
    const { check = '' } = start?.dataset ?? {};
    // Version 1 knew no difference between the start and the text.
    const isStartMet =
      isMet(`${lesson}^${check}`) || (!ids.includes(check) && isMet(`${lesson}#${check}`));
    if (start?.toggleAttribute('data-met', isStartMet)) this.ariaLabel += `. ✓ ${start.title}`;
  }
}
customElements.define('flight-line', FlightLine);
