import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { build, type Built } from './build.ts';

// Readyroom in a copy, with a language more that nobody has translated yet: Welsh, which is unlikely to be here already.
const copy = resolve('.cache/site/new-language-of');
const inCopy = (...args: readonly string[]) =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });

const lesson = `---
title: Cam cyntaf
description: Edrychwn.
---

## Edrych {/* #look */}

<Command id="show" />

<Check id="shown">Ydy'r Pod yn barod?</Check>
`;

let site: Built;

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const path of ['src', 'build', 'package.json', '.prettierrc.json'])
    cpSync(path, `${copy}/${path}`, { recursive: true });
  inCopy('build/add-locale.ts', 'cy');
  site = await build('new-language', {
    readyroom: copy,
    content: {
      'one/workshop.yaml': `title: { cy: Un }
description: { cy: Gweithdy }
source: cy
locales: [cy]
lessons: [first]
`,
      'one/first/lesson.yaml': `minutes: 5
environments: [kind]
commands: { show: { run: [kubectl get pods] } }
checks: { shown: { command: show, expect: [{ kind: Pod, name: web, ready: true }], accepts: [{ text: "NAME READY STATUS RESTARTS AGE\\nweb 1/1 Running 0 5m" }] } }
`,
      'one/first/cy.mdx': lesson,
    },
  });
});

test('a language that is begun has pages at once, English where it is not translated', () => {
  expect(site.printed).not.toContain('problem');
  expect(site.code).toBe(0);
  const html = site.read('cy/one/first/index.html');
  expect(html).toContain('<html lang="cy"');
  expect(html).toContain('Cam cyntaf');
  expect(html).toContain('Paste what this command printed');
  expect(html).toContain('Pod web is ready');
  expect(site.read('index.html')).toContain('Cymraeg');
});

test('and an engine of its own, like every language', () => {
  const engines = site.files.flatMap((file) => /engine-([\w-]+)\.worker/.exec(file)?.[1] ?? []);
  expect(engines.toSorted()).toEqual([...localeCodes, 'cy'].toSorted());
});

test('and a table of its messages to be read', () => {
  expect(inCopy('build/words-table.ts', 'cy', 'report.more')).toContain(
    'report.more\n  0 more rows\n  1 more row\n  2 more rows\n',
  );
});
