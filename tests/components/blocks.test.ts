import { expect, test } from 'vitest';
import Aside from '#components/lesson/Aside.astro';
import Details from '#components/lesson/Details.astro';
import FileTree from '#components/lesson/FileTree.astro';
import FromSource from '#components/lesson/FromSource.astro';
import LessonFoot from '#components/page/LessonFoot.astro';
import LessonSide from '#components/page/LessonSide.astro';
import ProgressLine from '#components/page/ProgressLine.astro';
import StartsFrom from '#components/page/StartsFrom.astro';
import StaleUnit from '#components/lesson/StaleUnit.astro';
import Tab from '#components/lesson/Tab.astro';
import { page } from './lesson.ts';
import { render } from './render.ts';

test.each([
  ['note', 'Observação'],
  ['tip', 'Dica'],
  ['caution', 'Cuidado'],
  ['recap', 'Em resumo'],
] as const)('an aside of type %s is titled in the reader’s language', async (type, title) => {
  expect(await render(Aside, { locale: 'pt-BR', props: { type } })).toContain(
    `aria-label="${title}"`,
  );
});

test('an aside may have a title of its own', async () => {
  expect(await render(Aside, { props: { title: 'Older guides' } })).toContain('Older guides');
});

test('details say what is inside', async () => {
  const html = await render(Details, { props: { summary: 'Why?' }, slot: '<p>Because.</p>' });
  expect(html).toBe(
    '<details class="block details"><summary>Why?</summary><div class="details-body"><p>Because.</p></div></details>',
  );
});

test('details may be open at first, without a script', async () => {
  const html = await render(Details, { props: { summary: 'Why?', open: true }, slot: 'Because.' });
  expect(html).toContain('<details class="block details" open><summary>Why?</summary>');
});

test('a tab carries its label in the markup, for pages without scripts and for print', async () => {
  const html = await render(Tab, { props: { value: 'kind', label: 'kind' }, slot: '<p>x</p>' });
  expect(html).toBe(
    '<section class="tab" data-value="kind" data-label="kind"><p class="tab-title">kind</p><p>x</p></section>',
  );
});

test('a file tree is labelled', async () => {
  expect(await render(FileTree, { locale: 'zh-CN', slot: '<ul><li>a</li></ul>' })).toContain(
    'aria-label="文件"',
  );
});

test('a part that is not translated keeps its language and says so in the reader’s', async () => {
  const html = await render(FromSource, {
    locale: 'zh-CN',
    props: { unit: 'x', lang: 'en' },
    slot: '<p>Text</p>',
  });
  expect(html).toContain('这一部分尚未翻译，显示的是 English 原文。');
  expect(html).toContain('<div lang="en"><p>Text</p></div>');
});

test('a part whose original has changed links to it', async () => {
  const html = await render(StaleUnit, {
    locale: 'pt-BR',
    lesson: page,
    props: { unit: 'rollout' },
  });
  expect(html).toContain('href="/en/demo/first/#rollout"');
});

test('a flight line has a dot for each check, and none for a lesson without checks', async () => {
  const lineOf = async (checksInText: readonly string[]) =>
    render(LessonSide, { lesson: { ...page, lesson: { ...page.lesson, checksInText } } });
  expect((await lineOf(['a', 'b'])).match(/<i>/g)).toHaveLength(2);
  expect(await lineOf([])).not.toContain('<flight-line');
});

test('the state that a lesson starts from has a mark of its own', async () => {
  const startsFrom = { check: 'nodes', bring: [] };
  const lesson = { ...page.lesson, checksInText: ['nodes'], startsFrom };
  const html = await render(LessonSide, { lesson: { ...page, lesson } });
  expect(html).toContain('<b data-check="nodes" title="Where this lesson starts"></b>');
  expect(html.match(/<i>/g)).toHaveLength(1);
});

test('a lesson that starts from a check it does not have shows what else there is', async () => {
  const bring = Object.keys(page.lesson.commands).slice(0, 1);
  const of = (check: string) => ({
    lesson: { ...page, lesson: { ...page.lesson, startsFrom: { check, bring } } },
  });
  expect(await render(StartsFrom, of('nodes'))).toContain('<check-paste');
  const html = await render(StartsFrom, of('nope'));
  expect(html).not.toContain('<check-paste');
  expect(html).toContain('<copy-command');
});

test('there is a line of progress where there are lessons', async () => {
  const html = await render(ProgressLine, { props: { of: 'demo', lessons: [page.lesson] } });
  expect(html).toContain('<progress value="0" aria-hidden="true"></progress>');
  expect(await render(ProgressLine, { props: { of: 'demo', lessons: [] } })).not.toContain('<');
});

test('only a lesson without checks is marked as done by hand', async () => {
  expect(await render(LessonFoot, { lesson: page })).not.toContain('<lesson-done');
  const lesson = { ...page.lesson, checksInText: [] };
  expect(await render(LessonFoot, { lesson: { ...page, lesson } })).toContain(
    '<lesson-done class="needs-js" data-lesson="demo/first">',
  );
});
