import styles from '#styles/learner.css?inline';
import { showCheckStates, tellTimeSinceCopy } from './check-state.ts';
import { ContinueLink } from './continue-link.ts';
import { isWhole, loadLearnerData, outline, t, taskKeys } from './learner-data.ts';
import { ProgressPage } from './progress-page.ts';
import { tellWhatIsLeftOut } from './left-out.ts';
import { leadToNextRow } from './next-row.ts';
import { renewed } from './former-names.ts';
import { changeMarks, markNow, onProgress, readProgress, write } from './progress.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** How much of a workshop or of a lesson is done: a thin line and a figure. */
class ProgressLine extends HTMLElement {
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
    Object.assign(line as HTMLProgressElement, { max: steps.length, value: met });
    if (figure) figure.textContent = t('progress.done', { met, count: steps.length });
    this.toggleAttribute('data-shown', true);
  }
}

/** A box to tick at the end of a lesson that has no check. */
class LessonDone extends HTMLElement {
  connectedCallback(): void {
    const { lesson = '' } = this.dataset;
    const box = this.querySelector('input') as HTMLInputElement;
    const show = (): void => {
      box.checked = lesson in readProgress().marks;
    };
    const change = (): void => {
      changeMarks({ [lesson]: box.checked ? markNow('done') : undefined });
    };
    // It may have been ticked while this was loaded.
    if (box.checked) change();
    show();
    onProgress(show);
    box.addEventListener('change', change);
  }
}

/** Marks the lessons of which nothing is open, in the list of lessons beside a text. */
function markLessons(): void {
  const progress = readProgress();
  for (const lesson of outline().flatMap(({ lessons }) => lessons))
    for (const link of document.querySelectorAll(`.rail a[href="${CSS.escape(lesson.path)}"]`))
      link.toggleAttribute('data-whole', isWhole(lesson, progress));
}

/** Shows progress, wherever a page has a place for it. None of it is loaded before there is some: see `load-later.ts`. */
async function start(): Promise<void> {
  await loadLearnerData();
  const progress = renewed(
    readProgress(),
    outline().flatMap(({ lessons }) => lessons),
  );
  if (progress) write(progress);
  customElements.define('progress-line', ProgressLine);
  customElements.define('continue-link', ContinueLink);
  customElements.define('progress-page', ProgressPage);
  customElements.define('lesson-done', LessonDone);
  tellTimeSinceCopy();
  leadToNextRow();
  tellWhatIsLeftOut();
  for (const show of [markLessons, showCheckStates]) {
    show();
    onProgress(show);
  }
}
// Without network the page stays as it is: what the learner does is kept all the same.
start().catch(() => undefined);
