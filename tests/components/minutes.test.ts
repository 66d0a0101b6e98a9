import { expect, test } from 'vitest';
import LessonHead from '#components/page/LessonHead.astro';
import WorkshopFacts from '#components/page/WorkshopFacts.astro';
import type { Locale } from '#i18n/locales.ts';
import type { Lesson } from '#model/resolve/content.ts';
import { page } from './lesson.ts';
import { render } from './render.ts';

const head = (locale: Locale, own: Partial<Lesson>): Promise<string> =>
  render(LessonHead, { locale, lesson: { ...page, locale, lesson: { ...page.lesson, ...own } } });

const sum = ([one, two]: readonly Lesson['timed'][]): Promise<string> => {
  const lessons = [
    { ...page.lesson, minutes: { from: 15, to: 25 }, timed: one },
    { ...page.lesson, minutes: { from: 20, to: 20 }, timed: two },
  ];
  return render(WorkshopFacts, { props: { workshop: { ...page.workshop, lessons } } });
};

test.each([
  ['en', '20 minutes (not measured)', '15 to 25 minutes (taken by learners)'],
  ['pt-BR', '20 minutos (tempo não medido)', '15 a 25 minutos (tempo medido com participantes)'],
  ['zh-CN', '20 分钟（未实测）', '15 至 25 分钟（学员实测）'],
] as const)(
  'a lesson says how long it takes, and how that was found (%s)',
  async (locale, one, range) => {
    expect(await head(locale, { minutes: { from: 20, to: 20 }, timed: undefined })).toContain(one);
    expect(await head(locale, { minutes: { from: 15, to: 25 }, timed: 'learners' })).toContain(
      range,
    );
  },
);

test('minutes that follow from runs say so', async () => {
  const html = await head('en', { minutes: { from: 15, to: 25 }, timed: 'run' });
  expect(html).toContain('15 to 25 minutes (from runs of the commands)');
});

test('a workshop takes the sum of its lessons', async () => {
  expect(await sum(['learners', 'learners'])).toContain('35 to 45 minutes (taken by learners)');
});

test('the sum is as good as the lesson of which least is known', async () => {
  expect(await sum(['learners', 'run'])).toContain('35 to 45 minutes (from runs of the commands)');
  expect(await sum(['run', undefined])).toContain('35 to 45 minutes (not measured)');
});
