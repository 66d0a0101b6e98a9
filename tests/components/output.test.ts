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

test('of versions that print something else there is a tab each, the first one shown', async () => {
  const html = await render(Output, { lesson: page, props: { id: 'versioned' } });
  expect(html).toContain('<tab-set data-sync="version">');
  const [, usual = '', other = ''] = html.split('<section');
  expect(usual).toMatch(/data-value="1\.36" data-label="Kubernetes 1\.36">/);
  expect(usual).toContain('v1.36.1');
  // On paper and without scripts all of them are shown, so each says which it is.
  expect(usual).toContain('<p class="tab-title">Kubernetes 1.36</p>');
  expect(other).toMatch(/data-value="1\.35" data-label="Kubernetes 1\.35" data-off/);
  expect(other).toContain('v1.35.4');
  expect(other).toContain('<p class="tab-title">Kubernetes 1.35</p>');
  expect(other).toContain('aria-describedby="output-versioned-1.35-legend"');
  expect(other).toContain('id="output-versioned-1.35-legend"');
});

test.each([
  ['en', 'what you fill in under “Your values”'],
  ['pt-BR', 'o que você preenche em “Seus valores”'],
  ['zh-CN', '你在“你的变量”中填写的值'],
] as const)(
  'the example of a variable is marked, and in %s it is said where it is filled in',
  async (locale, words) => {
    const html = await render(Output, { lesson: page, props: { id: 'versioned' }, locale });
    expect(html).toContain('<span class="vary">worker-1</span>   Ready');
    expect(html).toContain(words);
  },
);

test('what holds the example in a longer word is not marked', async () => {
  const html = await render(Output, { lesson: page, props: { id: 'nodes' } });
  expect(html).not.toContain('Your values');
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
