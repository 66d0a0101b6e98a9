import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { load } from '#model/load/load.ts';
import { sectionsOf } from '#model/resolve/sections.ts';

const workshop = `title: { en: One, pt-BR: Um, zh-CN: 一 }
description: { en: One, pt-BR: Um, zh-CN: 一 }
source: en
locales: [en, pt-BR, zh-CN]
constants: { release: v3 }
lessons: [first]
`;
const lesson = `minutes: 5
environments: [kind]
commands:
  show: { run: [kubectl get pods] }
manifests:
  web: { file: web.yaml }
walkthroughs:
  web: { manifest: web, steps: [{ id: kind, at: kind }] }
outputs:
  shown: { text: "NAME   READY\\nweb    1/1\\n" }
checks:
  ready: { command: show, output: shown, expect: [{ kind: Pod, ready: true, name: web }] }
`;
const english = `---
title: First step
description: We look at {{release}}.
objectives: [Look]
---

Before it all.

## Look at \`web\` {/* #look */}

It is {{release}}{/* a comment */}, **ready**.

<Command id="show" />
<Output id="shown" />

<Check id="ready">
Is it ready?

<Criterion>The Pod is ready.</Criterion>
</Check>

### Read it {/* #read */}

<Walkthrough id="web">
<Step id="kind">A Pod.</Step>
</Walkthrough>

<Details summary="Why">Because.</Details>
`;
const portuguese = `---
title: Primeiro passo
description: Vamos olhar.
---

## Olhe {/* #look */}

Só isto.
`;

function sections(text = english) {
  const root = mkdtempSync(join(tmpdir(), 'sections-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const files = {
    'workshop.yaml': workshop,
    'first/lesson.yaml': lesson,
    'first/web.yaml': 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\n',
    'first/en.mdx': text,
    'first/pt-BR.mdx': portuguese,
  };
  mkdirSync(join(root, 'content/one/first'), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    writeFileSync(join(root, 'content/one', path), text);
  }
  const first = load('content', root).workshops[0]?.lessons[0];
  if (first === undefined) throw new Error('No lesson was loaded.');
  return sectionsOf(first);
}

test('a section has its prose, its commands, its code and the kinds of its manifests', () => {
  expect(sections()['en']).toEqual([
    {
      id: '',
      title: 'First step',
      text: 'We look at v3.\nLook\nBefore it all.\n',
      commands: '',
      code: '',
      kinds: [],
    },
    {
      id: 'look',
      title: 'Look at web',
      text: 'It is v3, ready.\nIs it ready?\nThe Pod is ready.\n',
      commands: 'kubectl get pods\n',
      code: 'NAME   READY\nweb    1/1\n',
      kinds: [],
    },
    {
      id: 'read',
      title: 'Read it',
      text: 'A Pod.\nWhy\nBecause.\n',
      commands: '',
      code: 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\n',
      kinds: ['Pod'],
    },
  ]);
});

test('a language has what is written in it: no missing unit, and no lesson of the source', () => {
  const { 'pt-BR': own, 'zh-CN': none } = sections();
  expect(own?.map(({ id, text }) => [id, text])).toEqual([
    ['', 'Vamos olhar.\n'],
    ['look', 'Só isto.\n'],
  ]);
  expect(none).toBeUndefined();
});

test('a description that ends within the first word of the text is said', () => {
  const text = english
    .replace('We look at {{release}}.', 'We look')
    .replace('Before it all.', 'We looked.');
  expect(sections(text)['en']?.[0]?.text).toBe('We look\nLook\nWe looked.\n');
});

test('a description with which the text begins is not said twice', () => {
  const text = english.replace('Before it all.', 'We look\nat **{{release}}**. Before it all.');
  expect(sections(text)['en']?.[0]?.text).toBe('Look\nWe look\nat v3. Before it all.\n');
});

test.each([
  ['We sail.', 'We sail:', true],
  ['We sail…', 'We sail home.', true],
  ['We sail.', 'We sailed.', false],
  ['We sail.', 'We sail home.', false],
])('%j is how %j begins: %j', (description, first, isSame) => {
  const text = english
    .replace(/description: .*/, `description: ${description}`)
    .replace('Before it all.', first);
  const above = isSame ? '' : `${description}\n`;
  expect(sections(text)['en']?.[0]?.text).toBe(`${above}Look\n${first}\n`);
});
