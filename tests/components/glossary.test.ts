import { expect, test } from 'vitest';
import Glossary from '#components/page/Glossary.astro';
import { page } from './lesson.ts';
import { render } from './render.ts';

const glossary = (locale: 'en' | 'pt-BR' | 'zh-CN') =>
  render(Glossary, { locale, props: { workshop: page.workshop } });

test('terms stand in the order of the alphabet, each at its own address', async () => {
  const html = await glossary('en');
  expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'term-add-on',
    'term-taint',
  ]);
  expect(html).toContain('<dt>taint</dt><dd>A mark on a node.</dd>');
});

test('the form in another language is in that language, and leads there', async () => {
  expect(await glossary('en')).toMatch(
    /<span lang="zh-CN">简体中文:\s*<a href="\/zh-cn\/demo\/glossary\/#term-taint" hreflang="zh-CN">污点<\/a>/,
  );
});

test('what is not translated is in the source language, and says so', async () => {
  const html = await glossary('zh-CN');
  expect(html).toContain('<dt lang="en">add-on</dt><dd lang="en">An extension.</dd>');
  expect(html).toContain('这一部分尚未翻译，显示的是 English 原文。');
});

test('what changed in the source since leads to the source', async () => {
  const html = await glossary('zh-CN');
  expect(html).toContain('这一部分翻译之后，原文有改动。');
  expect(html).toContain('href="/en/demo/glossary/#term-taint" hreflang="en">阅读 English 原文');
});
