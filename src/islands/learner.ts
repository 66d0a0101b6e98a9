import styles from '#styles/learner.css?inline';
import { showCheckStates, tellTimeSinceCopy } from './check-state.ts';
import { ContinueLink } from './continue-link.ts';
import { isWhole, loadLearnerData, outline } from './learner-data.ts';
import { LessonDone } from './lesson-done.ts';
import { ProgressLine } from './progress-line.ts';
import { ProgressPage } from './progress-page.ts';
import { tellWhatIsLeftOut } from './left-out.ts';
import { leadToNextRow } from './next-row.ts';
import { renewed } from './former-names.ts';
import { onProgress, readProgress, write } from './progress.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** Marks the lessons of which nothing is open, in the list of lessons beside a text. */
function markLessons(): void {
  const progress = readProgress();
  for (const lesson of outline().flatMap(({ lessons }) => lessons))
    for (const link of document.querySelectorAll(`.rail a[href="${CSS.escape(lesson.path)}"]`))
      link.toggleAttribute('data-whole', isWhole(lesson, progress));
}

/** Shows progress, wherever a page has a place for it. None of it is loaded before there is some: see `load-learner.ts`. */
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
