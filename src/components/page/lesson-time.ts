import { minutesText } from '#i18n/minutes.ts';
import { sumOfMinutes } from '#model/schema/minutes.ts';
import type { Lesson } from '#model/resolve/content.ts';

/** How long lessons take together, and how that was found: no better than for the one of which least is known. */
export function lessonTime(t: App.Locals['t'], lessons: readonly Lesson[]): string {
  const ways = lessons.map(({ timed }) => timed ?? 'not');
  const timed = (['not', 'run', 'learners'] as const).find((way) => ways.includes(way)) ?? 'not';
  const minutes = minutesText(t, sumOfMinutes(lessons.map((lesson) => lesson.minutes)));
  return t('lesson.minutes', { minutes, timed: t(`lesson.timed.${timed}`) });
}
