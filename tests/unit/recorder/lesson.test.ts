import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { workshopYamlWith } from '#importer/write/yaml-files.ts';
import { problemsText } from '#model/diagnostics/print.ts';
import { readContent } from '#model/read-content.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import { itemsToKeep } from '#recorder/items.ts';
import type { RecordedItem } from '#recorder/items.ts';
import { recordedLesson } from '#recorder/lesson.ts';
import type { RecordedLesson } from '#recorder/lesson.ts';
import { section, sent, stepsIn } from './session.ts';

const around = {
  ...{ declared: new Set<string>(), assigned: new Set<string>() },
  complain: () => undefined,
};
const asLesson = (items: readonly RecordedItem[]): RecordedLesson =>
  recordedLesson(items, { name: 'own', title: 'Own', minutes: undefined, source: 'en' }, around);
const recorded = async (...texts: readonly string[]) => {
  const made = asLesson(itemsToKeep(await stepsIn(texts.join(''))));
  const data = parse(made.files['lesson.yaml'] ?? '') as LessonYaml;
  return { made, data, prose: made.files['en.mdx'] ?? '' };
};

const pods =
  'NAME                   READY   STATUS    RESTARTS   AGE\nweb-7c5ddbdf54-x2x4z   1/1     Running   0          10s\n';

test('commands, outputs and sections stand in the order in which they were done', async () => {
  const { data, prose } = await recorded(
    sent('kubectl apply -f web.yaml', 'deployment.apps/web created\n'),
    section('看一看'),
    sent('kubectl get pods', pods),
    sent('vim web.yaml', '\u001B[?1049h'),
    sent('true'),
  );
  expect(prose).toBe(`---
title: Own
description: Own
---

<Command id="apply-web" />

<Output id="apply-web" />

## 看一看 {/* #section-1 */}

<Command id="get-pod" />

<Output id="get-pod" />

<Check id="web-ready" />

{/* Left out: vim web.yaml */}

<Command id="command" />
`);
  expect(data.commands?.['apply-web']).toEqual({ run: ['kubectl apply -f web.yaml'] });
  expect(data.outputs?.['get-pod']?.text).toBe(pods);
});

test('a check is proposed where what is printed is ready, and where it is not, a reason', async () => {
  const { data, made } = await recorded(
    sent('kubectl get pods', pods.replace('1/1     Running', '0/1     Pending')),
    sent('kubectl get pods -n web', pods),
  );
  expect(Object.values(data.checks ?? {})).toMatchObject([
    { command: 'get-pod-2', expect: [{ kind: 'Pod', match: 'web-*', ready: true }] },
  ]);
  expect(made.notes.map(({ code, line }) => [code, line])).toEqual([
    ['check-left', 1],
    ['check-proposed', 2],
  ]);
});

test('ages, made names, addresses, times and ids are marked as what differs', async () => {
  const { data } = await recorded(
    sent('kubectl get pods', pods),
    sent('date', '2026-11-23T03:04:05Z\n'),
    sent('hostname -I', '10.1.2.3 \n'),
    sent('uuidgen', '4d9f8e6a-3b1c-4f5d-9e2a-7c6b5a4d3e2f\n'),
  );
  const why = Object.values(data.outputs ?? {}).map(({ differs = [] }) =>
    differs.map((each) => each.why),
  );
  expect(why).toEqual([['hash', 'age'], ['clock'], ['address'], ['hash']]);
});

test('what only a person can do is left to one', async () => {
  const { data } = await recorded(sent('kubectl get pods -w', pods, 130));
  expect(data.commands?.['get-pod']).toMatchObject({ manual: 'Ctrl-C ends it.' });
});

test('that is so, too, where a comment or a placeholder was in it, and where it was run before', async () => {
  const { data } = await recorded(
    sent('kubectl get nodes', 'NAME\n'),
    sent('kubectl get pods --watch # until Running', pods, 130),
    sent('kubectl logs <POD> -f', 'ok\n', 130),
    sent('kubectl get nodes', 'NAME\n', 130),
  );
  expect(Object.values(data.commands ?? {})).toEqual([
    { run: ['kubectl get nodes'], manual: 'Ctrl-C ends it.' },
    { run: ['kubectl get pods --watch'], manual: 'Ctrl-C ends it.' },
    { run: [expect.stringMatching(/^kubectl logs ".*" -f$/)], manual: 'Ctrl-C ends it.' },
  ]);
});

test('an output of blanks alone is none', () => {
  const blank = { is: 'command', command: 'true', output: ' ', code: 0 } as const;
  const made = asLesson([{ ...blank, manual: undefined, isLarge: false }]);
  expect(made.counts.outputs).toBe(0);
});

test('whatever was typed and printed makes a lesson without problems', () => {
  const root = mkdtempSync(join(tmpdir(), 'readyroom-recorded-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  mkdirSync(join(root, 'content/w/own'), { recursive: true });
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'kubectl get pods',
      'cat <<EOF\n<h1>{{x}}</h1>\nEOF',
      '# no',
      '{{kind}}',
      '*/}',
      "echo 'a",
      '$ x',
    ),
  );
  const item: fc.Arbitrary<RecordedItem> = fc.oneof(
    fc.record({ is: fc.constant('section' as const), title: text }),
    fc.record({
      ...{ is: fc.constant('left-out' as const), command: text },
      why: fc.constantFrom('wish' as const, 'screen' as const, 'unknown' as const),
    }),
    fc.record({
      ...{ is: fc.constant('command' as const), command: text, isLarge: fc.boolean() },
      ...{
        output: fc.oneof(text, fc.constant(pods)),
        code: fc.option(fc.nat(255), { nil: undefined }),
      },
      manual: fc.constantFrom(undefined, 'ctrl-c' as const, 'typing' as const),
    }),
  );
  fc.assert(
    fc.property(fc.array(item, { maxLength: 6 }), (items) => {
      const clean = items.filter((each) =>
        each.is === 'section' ? each.title.trim() !== '' : each.command.trim() !== '',
      );
      const { files, variables, preset } = asLesson(clean);
      const workshop = { title: { en: 'W' }, source: 'en', locales: ['en'], lessons: ['own'] };
      const yaml = workshopYamlWith(JSON.stringify(workshop), {
        ...{ lessons: [], locales: ['en'], titles: {} },
        ...{ variables, preset: [...preset] },
      });
      writeFileSync(join(root, 'content/w/workshop.yaml'), yaml);
      for (const [path, written] of Object.entries(files))
        writeFileSync(join(root, 'content/w/own', path), written);
      expect(problemsText(readContent('content', root).problems)).toBe('');
    }),
    { numRuns: 60 },
  );
});
