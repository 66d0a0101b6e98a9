import { expect, test } from 'vitest';
import Output from '#components/lesson/Output.astro';
import { page } from './lesson.ts';
import { render } from './render.ts';

test('an output has no button, and its text is escaped', async () => {
  const html = await render(Output, { lesson: page, props: { id: 'nodes' } });
  expect(html).not.toContain('<button');
  expect(html).toContain('a&lt;b    <span class="vary">3s</span>');
});

test('cells that differ are marked and explained in the reader’s language', async () => {
  const html = await render(Output, { lesson: page, props: { id: 'nodes' }, locale: 'zh-CN' });
  expect(html).toContain('带点状下划线的内容在你的机器上会有所不同：创建至今的时间');
});

test.each([
  ['en', 'my reason'],
  ['zh-CN', '我的原因'],
  ['pt-BR', 'my reason'],
] as const)(
  'a reason of the workshop is said in %s, or in the source language',
  async (locale, words) => {
    expect(await render(Output, { lesson: page, props: { id: 'own' }, locale })).toContain(words);
  },
);
