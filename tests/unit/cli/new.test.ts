import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { problemsText } from '#model/diagnostics/print.ts';
import { readContent } from '#model/read-content.ts';
import { run } from './fake-io.ts';

let cwd: string;
beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'readyroom-new-'));
  await run(['init', '.', '--name', 'demo', '--locales', 'en,pt-BR'], { cwd });
});
afterEach(() => {
  rmSync(cwd, { recursive: true });
});
const add = (...args: string[]) => run(['new', ...args], { cwd });
const read = (path: string) => readFileSync(join(cwd, 'content', path), 'utf8');
const lessons = () => (parse(read('demo/workshop.yaml')) as { lessons: string[] }).lessons;
const problems = () => problemsText(readContent('content', cwd).problems);

test('a lesson is added at the end, in the source language, and is valid at once', async () => {
  const { code, out, err } = await add('lesson', 'demo/next-lesson');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Made content/demo/next-lesson:');
  expect(lessons()).toEqual(['first-lesson', 'next-lesson']);
  expect(read('demo/workshop.yaml')).toContain('# The workshop: its name');
  expect(readdirSync(join(cwd, 'content/demo/next-lesson')).toSorted()).toEqual([
    'en.mdx',
    'lesson.yaml',
  ]);
  expect(out).toContain('en.mdx  its prose; pt-BR when it is translated');
  expect(problems()).toBe('');
});

test('a lesson stands where it is wanted, with its title and its minutes', async () => {
  await add('lesson', 'demo/last');
  const title = 'It\'s: "done" — 第一课';
  await add(
    'lesson',
    'demo/second',
    '--after',
    'first-lesson',
    '--title',
    title,
    '--minutes',
    '40',
  );
  expect(lessons()).toEqual(['first-lesson', 'second', 'last']);
  const [workshop] = readContent('content', cwd).workshops;
  const second = workshop?.lessons.find(({ name }) => name === 'second');
  expect(second).toMatchObject({
    minutes: { from: 40, to: 40 },
    translations: { en: { title } },
  });
  expect(problems()).toBe('');
});

test.each([
  ['kubernetes', ['en.mdx', 'lesson.yaml', 'manifests']],
  ['minimal', ['en.mdx', 'lesson.yaml']],
  ['empty', ['en.mdx', 'lesson.yaml']],
])('a lesson begins with the template %s', async (template, files) => {
  const { code, err } = await add('lesson', 'demo/next', '--template', template, '--minutes', '7');
  expect([code, err]).toEqual([0, '']);
  expect(readdirSync(join(cwd, 'content/demo/next')).toSorted()).toEqual(files);
  expect(read('demo/next/lesson.yaml')).toContain('minutes: 7\n');
  expect(read('demo/next/en.mdx')).toContain('title: Next\n');
  expect(problems()).toBe('');
});

test('a lesson begins as a copy of another one, in the source language, under its own name', async () => {
  await add('lesson', 'demo/model', '--template', 'kubernetes', '--minutes', '33');
  writeFileSync(
    join(cwd, 'content/demo/model/lesson.yaml'),
    `aliases:\n  - demo/old\ntimed: learners\n${read('demo/model/lesson.yaml')}`,
  );
  writeFileSync(join(cwd, 'content/demo/model/pt-BR.mdx'), read('demo/model/en.mdx'));
  writeFileSync(join(cwd, 'content/demo/model/photo.png'), new Uint8Array([0, 255]));
  const { code, err } = await add('lesson', 'demo/next', '--from', 'demo/model');
  expect([code, err]).toEqual([0, '']);
  expect(readdirSync(join(cwd, 'content/demo/next')).toSorted()).toEqual([
    ...['en.mdx', 'lesson.yaml', 'manifests', 'photo.png'],
  ]);
  const structure = read('demo/next/lesson.yaml');
  expect(structure).toContain('minutes: 33\n');
  expect(structure).not.toContain('aliases');
  expect(read('demo/next/en.mdx')).toContain('title: Next\n');
  expect(problems()).toBe('');
});

test('what is to be typed is said as it works here', async () => {
  const { err } = await run(['new', 'lesson', 'x/y'], { cwd, program: 'npx readyroom' });
  expect(err).toContain('npx readyroom new workshop x makes one.');
  const usage = await run(['new', 'lesson'], { cwd, program: 'npx readyroom' });
  expect(usage.err).toContain('npx readyroom new --help tells how to use it.');
});

test('a workshop is added in the languages of the project', async () => {
  const { code, out } = await add('workshop', 'second', '--template', 'kubernetes');
  expect(code).toBe(0);
  expect(out).toContain('Made content/second: a workshop in en, pt-BR');
  expect(readdirSync(join(cwd, 'content/second/first-deployment'))).not.toContain('zh-CN.mdx');
  expect(problems()).toBe('');
});

test.each([
  ['a lesson that is there', ['lesson', 'demo/first-lesson'], 'demo/first-lesson is there already'],
  ['a workshop that is there', ['workshop', 'demo'], 'content/demo is there already'],
  ['a workshop that is not', ['lesson', 'dmeo/x'], 'There is no workshop "dmeo" in content'],
  ['a copy of what is not', ['lesson', 'demo/x', '--from', '../demo'], 'no lesson "../demo"'],
  ['a lesson that is not', ['lesson', 'demo/x', '--after', 'first'], 'has no lesson "first"'],
])('%s is refused, and nothing changes', async (_, args, said) => {
  const before = read('demo/workshop.yaml');
  const { code, err } = await add(...args);
  expect(code).toBe(1);
  expect(err).toContain(said);
  expect(read('demo/workshop.yaml')).toBe(before);
  expect(readdirSync(join(cwd, 'content/demo')).toSorted()).toEqual([
    'first-lesson',
    'translations.lock.json',
    'workshop.yaml',
  ]);
});

test('a workshop.yaml that is broken is told with file and line', async () => {
  writeFileSync(
    join(cwd, 'content/demo/workshop.yaml'),
    'title: { en: x }\nsource: en\nlesons: []\n',
  );
  const { code, err } = await add('lesson', 'demo/x');
  expect(code).toBe(1);
  expect(err).toContain('content/demo/workshop.yaml:3:1');
  expect(err).toContain('Did you mean "lessons"?');
});

test('a lesson that is written while workshop.yaml cannot be edited is not left behind', async () => {
  writeFileSync(
    join(cwd, 'content/demo/workshop.yaml'),
    'title: { en: &name first-lesson }\nsource: en\nlocales: [en, pt-BR]\nlessons: [*name]\n',
  );
  const { code, err } = await add('lesson', 'demo/x');
  expect(code).toBe(1);
  expect(err).toContain('Write it as a list of names, one a line.');
  expect(readdirSync(join(cwd, 'content/demo'))).not.toContain('x');
});

test.each([
  [[], 'Say what to add'],
  [['lessons', 'demo/x'], 'Say what to add'],
  [['lesson'], 'Name it: new lesson WORKSHOP/NAME'],
  [['workshop'], 'Name it: new workshop NAME'],
  [['lesson', 'x'], 'Write it as WORKSHOP/NAME, not "x".'],
  [['lesson', 'demo/a/b'], 'Write it as WORKSHOP/NAME'],
  [['lesson', 'demo/../x'], 'Write it as WORKSHOP/NAME'],
  [['lesson', '../x'], 'is not the name of a workshop'],
  [['lesson', 'demo/A b'], '"A b" cannot be the name of a lesson'],
  [['lesson', 'demo/print'], '"print" cannot be the name of a lesson: it is the address of'],
  [['lesson', 'demo/shared'], 'it is the folder of what lessons share'],
  [['lesson', 'demo/glossary'], 'it is the address of the glossary'],
  [['lesson', 'demo/x', 'y'], '"y" is too much.'],
  [['lesson', 'demo/x', '--minutes', '1.5'], '--minutes is a whole number such as 15, not "1.5".'],
  [['lesson', 'demo/x', '--title', ' '], 'The title is empty.'],
  [['lesson', 'demo/x', '--locales', 'en'], '--locales is not an option of a lesson.'],
  [
    ['lesson', 'demo/x', '--from', 'demo/first-lesson', '--template', 'empty'],
    'Say --from or --template, not both.',
  ],
  [['workshop', 'x', '--template', 'empty'], '--template empty is for a lesson.'],
  [['workshop', 'x', '--after', 'y'], '--after is not an option of a workshop.'],
  [['workshop', 'check'], 'is the address of the page that checks any output'],
  [['workshop', 'x', '--locales', 'tlh'], 'Readyroom does not speak "tlh".'],
])('new %j is wrong use', async (args, said) => {
  const { code, err } = await add(...args);
  expect(code).toBe(2);
  expect(err).toContain(said);
  expect(err).toContain('readyroom new --help tells how to use it.');
});

test('help is an answer', async () => {
  expect((await add('--help')).out).toContain('Usage: readyroom new lesson WORKSHOP/NAME');
});
