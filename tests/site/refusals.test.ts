import { expect, test } from 'vitest';
import { build } from './build.ts';

const workshop = `title: { en: One, pt-BR: Um }
description: { en: One workshop, pt-BR: Um workshop }
source: en
locales: [en, pt-BR]
lessons: [first]
`;
const lesson = `minutes: 5
environments: [reading]
commands:
  show: { run: [kubectl get nodes] }
`;
const prose = `---
title: First
description: The first lesson
---

## Look {/* #look */}

<Command id="show" />
`;

test('a lesson that is not translated shows the original, says so, and is no alternate of itself', async () => {
  const site = await build('untranslated', {
    content: {
      'one/workshop.yaml': workshop,
      'one/first/lesson.yaml': lesson,
      'one/first/en.mdx': prose,
    },
  });
  expect(site.printed).not.toContain('problem');
  expect(site.code).toBe(0);
  const html = site.read('pt-br/one/first/index.html');
  expect(html).toContain('<html lang="pt-BR"');
  expect(html).toContain(
    'Esta lição ainda não foi traduzida. Você está lendo o original (English).',
  );
  expect(html).toMatch(/<div lang="en">\s*<header class="lesson-head">/);
  expect(html).toContain('<link rel="canonical" href="https://example.org/en/one/first/">');
  expect(html).not.toContain('rel="alternate"');
  expect(site.read('en/one/first/index.html')).not.toContain('hreflang="pt-BR" href="https:');
});

test('a draft is on no page of the build, and what is wrong in it stops nothing', async () => {
  const site = await build('draft', {
    content: {
      'one/workshop.yaml': workshop.replace('[first]', '[begun, first, last]'),
      'one/first/lesson.yaml': lesson,
      'one/first/en.mdx': prose,
      'one/begun/lesson.yaml': `${lesson}draft: true\n`,
      'one/begun/en.mdx': prose.replace('title: First', 'title: Begun').replace('"show"', '"shwo"'),
      'one/last/lesson.yaml': lesson,
      'one/last/en.mdx': prose.replace('title: First', 'title: Last'),
    },
  });
  expect(site.code, site.printed).toBe(0);
  expect(site.files.filter((path) => path.includes('begun'))).toEqual([]);
  const texts = site.files
    .filter((path) => /\.(?:html|json|md|txt|xml)$/.test(path))
    .map(site.read);
  expect(texts.filter((text) => text.includes('Begun'))).toEqual([]);
  expect(site.read('en/one/first/index.html')).toContain('Lesson 1 of 2');
});

test('a build tells every problem of every file at once, with place and remedy, and no stack', async () => {
  const { code, printed } = await build('broken', {
    content: {
      'one/workshop.yaml': `${workshop}lesons: []\n`,
      'one/first/lesson.yaml': lesson.replace('minutes: 5', 'minutes: five'),
      'one/first/en.mdx': prose.replace('id="show"', 'id="shwo"'),
    },
  });
  expect(code).not.toBe(0);
  for (const file of ['workshop.yaml:6:1', 'lesson.yaml:1:10', 'en.mdx:8:'])
    expect(printed).toContain(`content/one/${file.startsWith('work') ? '' : 'first/'}${file}`);
  expect(printed).toContain('  → ');
  expect(printed).toContain('in 3 files');
  expect(printed).not.toContain('Stack trace');
  expect(printed).not.toContain('.ts:');
});

test('wrong options are named', async () => {
  const { code, printed } = await build('options', { config: `{ contents: './lessons' }` });
  expect(code).not.toBe(0);
  expect(printed).toContain('The options passed to readyroom() in astro.config are not valid.');
  expect(printed).toContain('Unrecognized key: "contents"');
});

test('a project without content is told what is missing', async () => {
  const { code, printed } = await build('empty', {});
  expect(code).not.toBe(0);
  expect(printed).toMatch(/content.*→/s);
});
