import { readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import * as parsing from '#transforms/lesson/parse.ts';
import { liveContent } from '../../../src/integration/live-content.ts';
import { withSource } from '../../../src/integration/published.ts';
import { writeManyLessons } from '../../bench/many-lessons.ts';

// Modules are shared with the test files before and after: these are loaded anew, and gone in the end.
vi.hoisted(() => vi.resetModules());
vi.mock('#transforms/lesson/parse.ts', { spy: true });
afterAll(() => {
  vi.doUnmock('#transforms/lesson/parse.ts');
  vi.resetModules();
});

const LESSONS = 3;

/** A project whose content was read, and what an edit of it changes. */
function read() {
  const root = writeManyLessons(LESSONS);
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const content = liveContent('content', root);
  expect(content.current().problems).toEqual([]);
  const parse = vi.mocked(parsing.parseLesson).mockClear();
  const path = (file: string) => join(root, 'content/many', file);
  return {
    content,
    parse,
    edit: (file: string, from: string, to: string) => {
      const text = readFileSync(path(file), 'utf8');
      expect(text).toContain(from);
      writeFileSync(path(file), text.replace(from, to));
      return content.refresh().map(({ lesson }) => lesson);
    },
    remove: (file: string) => {
      unlinkSync(path(file));
      return content.refresh().map(({ lesson }) => lesson);
    },
  };
}

/** A project of which nothing was looked at, and what is parsed of it. */
function begun() {
  const root = writeManyLessons(LESSONS);
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const parse = vi.mocked(parsing.parseLesson).mockClear();
  return { content: liveContent('content', root), parse, path: join(root, 'content/many') };
}

test('a list of lessons, with their titles in each language, is known before any prose is parsed', () => {
  const { content, parse } = begun();
  const [workshop] = withSource(content.current());
  expect(workshop?.lessons).toHaveLength(LESSONS);
  for (const { optional, draft, translations } of workshop?.lessons ?? []) {
    expect([optional, draft]).toEqual([false, false]);
    expect(Object.values(translations).map(({ title }) => title)).toHaveLength(3);
  }
  expect(parse).not.toHaveBeenCalled();
});

test('the page of a lesson has its own prose parsed, to say what is wrong with it, and that of no other', () => {
  const { content, parse, path } = begun();
  const broken = join(path, 'lesson-0/en.mdx');
  writeFileSync(broken, `${readFileSync(broken, 'utf8')}\n<Aside>\n`);
  expect(content.withProblemsOf('many', 'lesson-1').problems).toEqual([]);
  const lesson = lessonsOf(content).find(({ name }) => name === 'lesson-1');
  expect(lesson?.translations['en']?.headings).not.toEqual([]);
  expect(lesson?.commands).toHaveProperty('apply');
  expect(content.current().workshops[0]?.claims['lesson-1']).toBeUndefined();
  expect(parse).toHaveBeenCalledTimes(3);
  const { problems } = content.withProblemsOf('many', 'lesson-0');
  expect(problems.map(({ code }) => code)).toEqual(['mdx-syntax']);
});

test('all problems are found lesson by lesson, and other things are done meanwhile', async () => {
  const { content, parse } = begun();
  const found = content.findProblems();
  expect(parse.mock.calls.length).toBeLessThan(LESSONS * 3);
  let turns = 0;
  const turn = setInterval(() => (turns += 1), 0);
  await found;
  clearInterval(turn);
  expect(turns).toBeGreaterThan(0);
  expect(parse).toHaveBeenCalledTimes(LESSONS * 3);
});

test('while pages are asked for, one lesson after the other has to wait', async () => {
  const { content, parse } = begun();
  content.withProblemsOf('many', 'lesson-1');
  const found = content.findProblems();
  await sleep(50);
  expect(parse).toHaveBeenCalledTimes(3);
  await found;
  expect(parse).toHaveBeenCalledTimes(LESSONS * 3);
});

test('what is edited while problems are found is looked at as it is then, and not as it was', async () => {
  const { content, parse, path } = begun();
  const found = content.findProblems();
  const last = join(path, `lesson-${LESSONS - 1}/en.mdx`);
  writeFileSync(last, `${readFileSync(last, 'utf8')}\n<Aside>\n`);
  content.refresh();
  await found;
  expect(parse).toHaveBeenCalledTimes(LESSONS * 3);
  expect(content.current().problems.map(({ code }) => code)).toEqual(['mdx-syntax']);
});

const lessonsOf = (content: ReturnType<typeof liveContent>) =>
  content.current().workshops[0]?.lessons ?? [];

test('an edit of prose parses that file alone, and leaves the other lessons as they are', () => {
  const { content, parse, edit } = read();
  const [first, second, third] = lessonsOf(content);
  expect(edit('lesson-1/en.mdx', 'on every node', 'on each node')).toEqual(['lesson-1']);
  const now = lessonsOf(content);
  expect(content.current().problems).toEqual([]);
  expect(parse).toHaveBeenCalledTimes(1);
  expect(now[0]).toBe(first);
  expect(now[1]).not.toBe(second);
  expect(now[2]).toBe(third);
  expect(now[1]?.translations['en']?.title).toContain('on each node');
});

test.each([
  ['lesson.yaml', 'lesson-2/lesson.yaml', 'minutes: 20', 'minutes: 21'],
  ['a manifest', 'lesson-2/manifests/web.yaml', 'kind: DaemonSet', 'kind: DaemonSet # kept'],
])('an edit of %s parses no prose, and changes its lesson alone', (_, file, from, to) => {
  const { content, parse, edit } = read();
  const before = lessonsOf(content);
  expect(edit(file, from, to)).toEqual(['lesson-2']);
  const now = lessonsOf(content);
  expect(content.current().problems).toEqual([]);
  expect(parse).not.toHaveBeenCalled();
  expect(now.slice(0, 2).every((lesson, index) => lesson === before[index])).toBe(true);
  expect(now[2]).not.toEqual(before[2]);
});

test('words of the workshop change no lesson; a constant changes all', () => {
  const { content, edit } = read();
  const before = lessonsOf(content);
  expect(edit('workshop.yaml', 'en: A Pod on every node', 'en: A Pod on each node')).toEqual([]);
  expect(content.current().workshops[0]?.title['en']).toBe('A Pod on each node');
  expect(lessonsOf(content).every((lesson, index) => lesson === before[index])).toBe(true);
  expect(edit('workshop.yaml', 'v1.2.3', 'v1.2.4')).toHaveLength(LESSONS);
  expect(lessonsOf(content)[0]?.commands['apply']?.run[0]).toContain('v1.2.4');
});

test('a mistake comes and goes with the file that has it', () => {
  const { content, edit } = read();
  expect(edit('lesson-0/lesson.yaml', 'minutes:', 'minuets:')).toEqual(['lesson-0']);
  expect(content.current().problems.map(({ code }) => code)).toEqual(['unknown-key']);
  edit('lesson-0/lesson.yaml', 'minuets:', 'minutes:');
  expect(content.current().problems).toEqual([]);
});

test('a translation that is taken away is gone', () => {
  const { content, remove } = read();
  expect(remove('lesson-1/zh-CN.mdx')).toEqual(['lesson-1']);
  expect(Object.keys(lessonsOf(content)[1]?.translations ?? {})).toEqual(['en', 'pt-BR']);
});

test('where nothing changed nothing is new', () => {
  const { content } = read();
  const before = lessonsOf(content);
  expect(content.refresh()).toEqual([]);
  expect(lessonsOf(content).every((lesson, index) => lesson === before[index])).toBe(true);
});

test('a page finds the problems of its own lesson; those of the others are found when it is time', async () => {
  const { content, edit } = read();
  edit('lesson-2/lesson.yaml', 'minutes:', 'minuets:');
  const of = (lesson: string) =>
    content.withProblemsOf('many', lesson).problems.map(({ place }) => place.file);
  const wrong = ['content/many/lesson-2/lesson.yaml'];
  expect(of('lesson-0')).toEqual([]);
  expect(of('lesson-2')).toEqual(wrong);
  expect(content.current().problems).toHaveLength(1);
  await content.findProblems();
  expect(of('lesson-0')).toEqual(wrong);
});
