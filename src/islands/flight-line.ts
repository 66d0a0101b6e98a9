import { metChecks, onProgress } from './progress.ts';
import { t } from './page-messages.ts';

/**
 * One dot per check of a lesson; a dot is filled when the check was met. The state that it starts from has a mark of its own. Where the checks are not named (beside each
 * lesson of the list on every page, where their ids would weigh too much), only their number is shown.
 */
export class FlightLine extends HTMLElement {
  connectedCallback(): void {
    this.#draw();
    onProgress(() => {
      this.#draw();
    });
  }

  #draw(): void {
    const met = metChecks();
    const { lesson = '', checks } = this.dataset;
    const ids = checks?.split(' ');
    const count = [...met].filter((key) => key.startsWith(`${lesson}#`)).length;
    const dots = [...this.querySelectorAll('i')];
    const filled = dots.filter((dot, index) =>
      dot.toggleAttribute(
        'data-met',
        ids ? met.has(`${lesson}#${ids[index] ?? ''}`) : index < count,
      ),
    );
    this.role = 'img';
    this.ariaLabel = t('progress.met', { met: filled.length, count: dots.length });
    const start = this.querySelector('b');
    if (start?.toggleAttribute('data-met', met.has(start.dataset['check'] ?? '')))
      this.ariaLabel += `. ✓ ${start.title}`;
  }
}
customElements.define('flight-line', FlightLine);
