import { taskKeys, outline, t } from './learner-data.ts';
import { onProgress, readProgress } from './progress.ts';

/** How much of a workshop or of a lesson is done: a thin line and a figure. */
export class ProgressLine extends HTMLElement {
  connectedCallback(): void {
    this.#draw();
    onProgress(() => {
      this.#draw();
    });
  }

  #draw(): void {
    const { of } = this.dataset;
    const { marks } = readProgress();
    const steps = outline()
      .flatMap(({ name, lessons }) => lessons.filter(({ key }) => of === name || of === key))
      .flatMap(taskKeys);
    const met = steps.filter((step) => /^(?:met|done)$/.test(marks[step]?.as ?? '')).length;
    const [line, figure] = this.children;
    (line as HTMLProgressElement).value = met;
    if (figure) figure.textContent = t('progress.done', { met, count: steps.length });
    this.toggleAttribute('data-shown', true);
  }
}
