import { expect, test } from 'vitest';
import LessonHead from '#components/page/LessonHead.astro';
import WorkshopFacts from '#components/page/WorkshopFacts.astro';
import type { Locale } from '#i18n/locales.ts';
import type { Lesson } from '#model/resolve/content.ts';
import { page } from './lesson.ts';
import { render } from './render.ts';

const head = (locale: Locale, own: Partial<Lesson>): Promise<string> =>
  render(LessonHead, { locale, lesson: { ...page, locale, lesson: { ...page.lesson, ...own } } });

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
  const lessons = [
    { ...page.lesson, minutes: { from: 15, to: 25 } },
    { ...page.lesson, minutes: { from: 20, to: 20 } },
  ];
  const html = await render(WorkshopFacts, {
    props: { workshop: { ...page.workshop, lessons } },
  });
  expect(html).toContain('<span>35 to 45 minutes</span>');
});
