import { localeCodes } from '#i18n/locales.ts';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { writeChanged } from '../model/written-content.ts';
import { run } from './fake-io.ts';
import type { Outcome } from './fake-io.ts';

let root = '';
beforeEach(() => {
  root = writeChanged({});
  const made = root;
  onTestFinished(() => {
    rmSync(made, { recursive: true });
  });
});

/** `readyroom translations ARGS` in the sound workshop; what it writes is written. */
async function translations(...args: readonly string[]): Promise<Outcome> {
  const outcome = await run(['translations', ...args], { cwd: root });
  for (const [path, text] of Object.entries(outcome.written)) writeFileSync(path, text);
  return outcome;
}

function edit(file: string, from: string, to: string): void {
  const path = join(root, 'content/w', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

const lock = (file: string): unknown =>
  JSON.parse(readFileSync(join(root, 'content/w', file), 'utf8'));

test('at first nobody has said what a translation was made from', async () => {
  const { code, out } = await translations();
  expect(code).toBe(0);
  expect(out).toBe(`WORKSHOP   LESSON   LOCALE   CURRENT   STALE   MISSING   UNRECORDED
w          words    pt-BR    0         0       2         1
w          one      pt-BR    0         0       4         7

content/w/workshop.yaml:1  pt-BR  unrecorded  title
content/w/workshop.yaml:7 (the source)  pt-BR  missing  variables.NODE_NAME
content/w/workshop.yaml:8 (the source)  pt-BR  missing  reasons.nodeCount
content/w/one/pt-BR.mdx:2  pt-BR  unrecorded  front-matter
content/w/one/pt-BR.mdx:6  pt-BR  unrecorded  intro
content/w/one/pt-BR.mdx:8  pt-BR  unrecorded  read
content/w/one/en.mdx:10 (the source)  pt-BR  missing  walk-tour
content/w/one/en.mdx:11 (the source)  pt-BR  missing  walk-tour-labels
content/w/one/en.mdx:12 (the source)  pt-BR  missing  walk-tour-image
content/w/one/pt-BR.mdx:10  pt-BR  unrecorded  run
content/w/one/pt-BR.mdx:12  pt-BR  unrecorded  command-apply
content/w/one/pt-BR.mdx:14  pt-BR  unrecorded  command-get
content/w/one/en.mdx:21 (the source)  pt-BR  missing  output-ready
content/w/one/pt-BR.mdx:16  pt-BR  unrecorded  check-web-ready
`);
});

describe('edit the source, see what is stale, see what changed, accept', () => {
  beforeEach(async () => {
    await translations('accept', 'pt-BR', 'w/one');
    edit('one/en.mdx', 'Words before.', 'Some words that stand before.');
    edit('one/en.mdx', '## Run {/* #run */}', '##  Run   {/* #run */}');
  });

  test('only what says something else is stale; white space makes no difference', async () => {
    const { out } = await translations('w/one');
    expect(out).toContain('w          one      pt-BR    6         1       4         0\n');
    expect(out).toContain('content/w/one/pt-BR.mdx:6  pt-BR  stale  intro\n');
  });

  test('what changed is shown beside the translation, with what to do', async () => {
    const { out } = await translations('w/one', '--diff');
    expect(out).toContain(`w/one intro
What changed in the source, content/w/one/en.mdx:6:

[-Words-] {+Some words that stand+} before.

The translation, content/w/one/pt-BR.mdx:6:

Palavras antes.

When it says the same: readyroom translations accept pt-BR w/one intro
`);
  });

  test('accepting one part ends it, and the others stay as they were', async () => {
    edit('one/en.mdx', 'Is it there?', 'Is it really there?');
    const { out, code } = await translations('accept', 'pt-BR', 'w/one', 'intro');
    expect(code).toBe(0);
    expect(out).toBe(
      'Recorded: 1 part of pt-BR now stands for the source as it is.\nCommit content/w/one/translations.lock.json with the translation.\n',
    );
    const after = await translations('w/one');
    expect(after.out).toContain('w          one      pt-BR    6         1       4         0\n');
    expect(after.out).toContain('stale  check-web-ready');
    expect(
      Object.values((lock('one/translations.lock.json') as { sources: object }).sources),
    ).toContain('Some words that stand before.');
  });

  test('a lock without texts is still a lock: what the source was is said to be unknown', async () => {
    const path = join(root, 'content/w/one/translations.lock.json');
    const { sources, ...hashes } = lock('one/translations.lock.json') as Record<string, object>;
    expect(Object.values(sources ?? {})).toContain('Words before.');
    writeFileSync(path, JSON.stringify(hashes));
    const { out } = await translations('w/one', '--diff');
    expect(out).toContain('what it was is not recorded:\n\nSome words that stand before.');
  });

  test('programs get all texts, in one line of a stable form', async () => {
    const { out } = await translations('w/one', '--format', 'json');
    const { version, translations: all } = JSON.parse(out) as {
      version: number;
      translations: { counts: object; units: { unit: string }[] }[];
    };
    expect([version, all[0]?.counts]).toEqual([
      1,
      { current: 6, stale: 1, missing: 4, unrecorded: 0 },
    ]);
    expect(all[0]?.units.find(({ unit }) => unit === 'intro')).toEqual({
      unit: 'intro',
      state: 'stale',
      source: { file: 'content/w/one/en.mdx', line: 6, text: 'Some words that stand before.' },
      own: { file: 'content/w/one/pt-BR.mdx', line: 6, text: 'Palavras antes.' },
      before: 'Words before.',
    });
  });

  test('Markdown is a table and a list to tick off', async () => {
    const { out } = await translations('w/one', '--format', 'markdown', '--diff');
    expect(out).toContain('| w | one | pt-BR | 6 | 1 | 4 | 0 |\n');
    expect(out).toContain('- [ ] **stale** pt-BR `w/one#intro` in content/w/one/pt-BR.mdx:6\n');
    expect(out).toContain('### pt-BR w/one intro\n');
  });
});

test('the words of a workshop are accepted by its name', async () => {
  await translations('accept', 'pt-BR', 'w');
  edit('workshop.yaml', 'en: A workshop', 'en: The workshop');
  const { out } = await translations('w', '--locale', 'pt-BR', '--diff');
  expect(out).toContain(
    'w title\nWhat changed in the source, content/w/workshop.yaml:1:\n\n[-A-] {+The+} workshop',
  );
  const again = await translations('accept', 'pt-BR', 'w', 'title');
  expect(again.out).toContain('Recorded: 1 part');
  expect((await translations('accept', 'pt-BR', 'w')).out).toContain(
    'All of this was recorded for pt-BR already.',
  );
});

test('a workshop is accepted with its lessons by --all, and lessons by their names', async () => {
  await translations('accept', 'pt-BR', 'w', '--all');
  expect((await translations()).out).toMatch(
    /w +words +pt-BR +1 +0 +2 +0\nw +one +pt-BR +7 +0 +4 +0\n/,
  );
  edit('one/en.mdx', 'Words before.', 'Other words.');
  edit('workshop.yaml', 'en: A workshop', 'en: The workshop');
  await translations('accept', 'pt-BR', 'w', 'w/one');
  expect((await translations()).out).not.toContain('stale ');
});

test.each([
  [['v'], 'There is no workshop "v". There are: w.'],
  [['w/two'], 'There is no lesson "two".'],
  [['w/one', 'w/one'], 'Name one workshop or lesson: w/one, w/one.'],
  [['--locale', 'zh-CN'], 'There is no translation into "zh-CN".'],
  [['--locale', 'pt'], `--locale cannot be "pt". It is one of: ${localeCodes.join(', ')}.`],
  [['accept', 'en', 'w/one'], 'There is no translation into "en".'],
  [['accept', 'pt-BR'], 'accept LOCALE --all WORKSHOP for all lessons.'],
  [['accept', 'pt-BR', '--all'], 'Say of which workshop: accept LOCALE --all WORKSHOP.'],
  [['accept', 'pt-BR', 'w/one', 'intor'], 'There is no part "intor". Did you mean intro?'],
  [['accept', 'pt-BR', 'w/one', 'walk-tour'], 'The part "walk-tour" is not translated into pt-BR.'],
  [['accept', 'pt-BR', 'w', 'w/one', 'intro'], 'Parts can be named of one lesson only: intro.'],
  [['accept', 'pt-BR', 'w', 'w/two'], 'There is no lesson "two".'],
  [['w', '--all'], '--all is of use with accept only.'],
  [['accept', 'pt-BR', 'w/one', '--diff'], '--diff is of no use with accept.'],
  [['--format', 'yaml'], '--format cannot be "yaml".'],
  [['--content', 'nowhere'], 'There is no nowhere here.'],
])('%j is wrong use, and nothing is written', async (args, said) => {
  const outcome = await translations(...args);
  expect(outcome).toMatchObject({ code: 2, out: '', written: {} });
  expect(outcome.err).toContain(said);
});

test('broken content is told, and nothing is judged by it', async () => {
  edit('one/pt-BR.mdx', '## Leia', '<Nothing>');
  const { code, err } = await translations();
  expect(code).toBe(2);
  expect(err).toContain('readyroom: Mend this first.');
});

test('a draft that cannot be read is told too, not judged', async () => {
  edit('one/lesson.yaml', 'minutes:', 'draft: true\nminutes:');
  edit('one/pt-BR.mdx', '## Leia', '<Nothing>');
  const { code, out, err } = await translations();
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('one/pt-BR.mdx:8:1  <Nothing> begins here and is never closed');
  expect(err).toContain('readyroom: Mend this first.');
});

test('advice on sound content is left to lint', async () => {
  mkdirSync(join(root, 'components'));
  writeFileSync(join(root, 'components/Line.astro'), '<hr />');
  expect(await translations()).toMatchObject({ code: 0, err: '' });
});
