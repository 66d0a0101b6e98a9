import { changeMarks, markNow, onProgress, readProgress } from './progress.ts';

/** A box to tick at the end of a lesson that has no check. */
export class LessonDone extends HTMLElement {
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
