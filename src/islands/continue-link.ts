import { isWhole, outline, t, type OutlineLesson } from './learner-data.ts';
import { onProgress, readProgress } from './progress.ts';
import type { Progress } from './progress-format.ts';

/**
 * The link to where the learner left off, in one workshop or in any: the lesson last read, or what comes after it once nothing
 * of it is open. It stays as it is where there is nothing to go on with.
 */
export class ContinueLink extends HTMLElement {
  connectedCallback(): void {
    this.#draw();
    onProgress(() => {
      this.#draw();
    });
  }

  #draw(): void {
    const lesson = nextLesson(readProgress(), this.dataset['workshop']);
    const link = this.querySelector('a');
    if (!lesson || !link) return;
    link.href = lesson.path;
    link.textContent = t('progress.continue', { title: lesson.title });
    this.toggleAttribute('data-shown', true);
  }
}

/** The lesson to go on with. */
function nextLesson(progress: Progress, workshop = ''): OutlineLesson | undefined {
  const last = lastLesson(progress, workshop);
  const lessons = outline().find(({ name }) => last?.startsWith(`${name}/`))?.lessons ?? [];
  const at = lessons.findIndex(({ key }) => key === last);
  if (at === -1) return undefined;
  return [...lessons.slice(at), ...lessons.slice(0, at)].find(
    (lesson) => !isWhole(lesson, progress),
  );
}

/** The lesson last read; where none was, that of the latest mark. */
function lastLesson({ read, marks }: Progress, workshop: string): string | undefined {
  const isIn = (lesson: string): boolean =>
    outline().some(({ lessons }) => lessons.some(({ key }) => key === lesson)) &&
    (workshop === '' || lesson.startsWith(`${workshop}/`));
  const [latest] = Object.entries(marks)
    .map(([key, { at }]) => ({ lesson: key.replace(/[#^].*/, ''), at }))
    .filter(({ lesson }) => isIn(lesson))
    .toSorted((a, b) => b.at - a.at);
  return read.findLast(isIn) ?? latest?.lesson;
}
