import { isWhole, outline } from './learner-data.ts';
import { readProgress } from './progress.ts';

/** Marks the lessons of which nothing is open, in the list of lessons beside a text. */
export function markLessons(): void {
  const progress = readProgress();
  for (const lesson of outline().flatMap(({ lessons }) => lessons))
    for (const link of document.querySelectorAll(`.rail a[href="${CSS.escape(lesson.path)}"]`))
      link.toggleAttribute('data-whole', isWhole(lesson, progress));
}
