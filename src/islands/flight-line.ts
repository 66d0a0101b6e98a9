import { metChecks, progressChanged } from './progress.ts';
import { t } from './page-messages.ts';

/**
 * One dot per check of a lesson; a dot is filled when the check was met. Where the checks are not named (beside each
 * lesson of the list on every page, where their ids would weigh too much), only their number is shown.
 */
export class FlightLine extends HTMLElement {
  connectedCallback(): void {
    this.#draw();
    document.addEventListener(progressChanged, this.#draw);
  }

  disconnectedCallback(): void {
    document.removeEventListener(progressChanged, this.#draw);
  }

  #draw = (): void => {
    const dots = [...this.querySelectorAll('i')];
    const lesson = `${this.dataset['lesson'] ?? ''}#`;
    const met = [...metChecks()].filter((key) => key.startsWith(lesson));
    const checks = this.dataset['checks']?.split(' ');
    const isMet = dots.map((_, index) =>
      checks ? met.includes(`${lesson}${checks[index] ?? ''}`) : index < met.length,
    );
    for (const [index, dot] of dots.entries()) dot.toggleAttribute('data-met', isMet[index]);
    const words = this.querySelector('span');
    const count = isMet.filter(Boolean).length;
    if (words) words.textContent = t('progress.met', { met: count, count: dots.length });
  };
}
customElements.define('flight-line', FlightLine);
