import { beforeAll, expect, test } from 'vitest';
import { build, type Built } from './build.ts';

// A lesson with text and a command for two environments, and one without.
const content = {
  'one/workshop.yaml': `title: { en: One, pt-BR: Um }
source: en
locales: [en, pt-BR]
lessons: [both, none]
environments:
  kind: { en: kind here, pt-BR: kind aqui }
  eks: { en: Amazon EKS }
`,
  'one/both/lesson.yaml': `minutes: 5
environments: [kind, eks]
commands:
  all: { run: [kubectl get pods] }
  cloud: { when: { environment: eks }, run: [aws eks list-clusters] }
`,
  'one/both/en.mdx': `---
title: Both
description: About both.
---

<When environment="kind">

On your machine.

</When>

<Command id="all" />

<Command id="cloud" />
`,
  'one/none/lesson.yaml': 'minutes: 5\nenvironments: [reading]\n',
  'one/none/en.mdx': '---\ntitle: None\ndescription: About none.\n---\n\nText.\n',
};
let site: Built;
beforeAll(async () => {
  site = await build('environments', { content, base: '/c/' });
  expect(site.code, site.printed).toBe(0);
});

/** The parts for one environment: which, and what they begin with. */
const partsOf = (html: string) =>
  [
    ...html.matchAll(
      /<section class="block tab" data-environment="(\w+)">\s*<p class="tab-title">(.*?)<\/p>/g,
    ),
  ].map(([, name, title]) => [name, title]);

test('all parts are in the page, each below the name of its environment, in the language there is', () => {
  const own = [
    ['kind', 'kind here'],
    ['eks', 'Amazon EKS'],
  ];
  expect(partsOf(site.read('en/one/both/index.html'))).toEqual(own);
  expect(partsOf(site.read('en/one/print/index.html'))).toEqual(own);
  expect(partsOf(site.read('pt-br/one/both/index.html'))).toEqual([
    ['kind', 'kind aqui'],
    ['eks', 'Amazon EKS'],
  ]);
});

test('a learner can choose one, or all, where something differs', () => {
  const html = site.read('pt-br/one/both/index.html');
  const choice = /<environment-choice.*?<\/environment-choice>/s.exec(html)?.[0] ?? '';
  expect([...choice.matchAll(/ value(?:="(\w*)")?/g)].map(([, value]) => value ?? '')).toEqual([
    'kind',
    'eks',
    '',
  ]);
  expect(choice).toContain('kind aqui');
  expect(choice).toContain('needs-js');
});

test('a lesson in which nothing differs has nothing of it', () => {
  const html = site.read('en/one/none/index.html');
  expect(html).not.toMatch(/environment-choice|environment\.[\w-]+\.css|EnvironmentChoice/);
});

test('as Markdown, a part begins with its environment', () => {
  expect(site.read('en/one/both/index.md')).toContain('**kind**\n\nOn your machine.');
});
