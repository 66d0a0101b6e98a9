import { metChecks, progressChanged } from './progress.ts';
import { t } from './words.ts';

/** One dot per check of a lesson; a dot is filled when the check was met. */
export class FlightLine extends HTMLElement {
  connectedCallback(): void {
    this.#draw();
    document.addEventListener(progressChanged, this.#draw);
  }

  disconnectedCallback(): void {
    document.removeEventListener(progressChanged, this.#draw);
  }

  #draw = (): void => {
    const checks = this.dataset['checks']?.split(' ') ?? [];
    const met = metChecks();
    const isMet = checks.map((check) => met.has(`${this.dataset['lesson'] ?? ''}#${check}`));
    for (const [index, dot] of this.querySelectorAll('i').entries()) {
      dot.toggleAttribute('data-met', isMet[index] ?? false);
    }
    const words = this.querySelector('span');
    const count = isMet.filter(Boolean).length;
    if (words) words.textContent = t('progress.met', { met: count, count: checks.length });
  };
}
customElements.define('flight-line', FlightLine);
