import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { load } from '../../../src/model/load/load.ts';
import { parseAhead, parsedAhead } from '../../../src/model/load/parse-ahead.ts';
import { inlineReferences } from '../../../src/transforms/lesson/references.ts';
import { parseLesson } from '../../../src/transforms/lesson/parse.ts';
import { writeManyLessons } from '../../bench/many-lessons.ts';

const root = writeManyLessons(68);
const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mdx'))
  .map((path) => join(root, 'content', path));
const missing = join(root, 'content/many/lesson-0/none.mdx');

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** What loading does between two texts. Milliseconds. */
const busy = (time: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);
};

test('a second thread parses files from the end of the list, as this one would, once some were asked for', () => {
  parseAhead([...files, missing]);
  const [middle, last = ''] = [files.slice(0, -1), files.at(-1)];
  const found = middle.find((file) => {
    const text = readFileSync(file, 'utf8');
    const parsed = parsedAhead(file, text);
    if (parsed === undefined) busy(150);
    else expect(parsed).toEqual(parseLesson(text));
    return parsed !== undefined;
  });
  expect(found).toBeDefined();
  // It has come to all that follow, of which one cannot be read. What was changed meanwhile is not what it parsed.
  const changed = `${readFileSync(last, 'utf8')}\nMore.\n`;
  expect(parsedAhead(last, changed)).toBeUndefined();
  expect(parsedAhead(missing, changed)).toBeUndefined();
});

test('what is asked for again has to be parsed: it was given away, or the text is another one', () => {
  parseAhead(files);
  const found = files.find((file) => {
    busy(50);
    return parsedAhead(file, readFileSync(file, 'utf8')) !== undefined;
  });
  expect(found).toBeDefined();
  expect(parsedAhead(found ?? '', readFileSync(found ?? '', 'utf8'))).toBeUndefined();
});

test('for a page, which asks for a few, and for few files there is none', () => {
  for (const some of [files, files.slice(0, 20)]) {
    parseAhead(some);
    const [asked, last = ''] = [some.slice(0, 6), some.at(-1)];
    for (const file of asked) parsedAhead(file, readFileSync(file, 'utf8'));
    busy(500);
    expect(parsedAhead(last, readFileSync(last, 'utf8'))).toBeUndefined();
  }
});

test('for a workshop that is loaded alone there is none: an import has no memory left for it', () => {
  const { workshops } = load('content', root, undefined, 'many');
  const proses = workshops.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.proses));
  for (const prose of proses.slice(0, 20)) expect(prose.root).toBeDefined();
  busy(500);
  const [last = ''] = files.slice(-1);
  expect(parsedAhead(last, readFileSync(last, 'utf8'))).toBeUndefined();
});

test('few files that are loaded meanwhile, such as those of the page of styles, leave it alone', () => {
  parseAhead(files);
  const found = files.find((file, at) => {
    busy(50);
    const parsed = parsedAhead(file, readFileSync(file, 'utf8'));
    if (at === 14) parseAhead([missing]);
    return at > 14 && parsed !== undefined;
  });
  expect(found).toBeDefined();
});

test('all that is loaded is as if one thread had done it', () => {
  const { workshops } = load('content', root);
  const proses = workshops.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.proses));
  expect(proses).toHaveLength(files.length);
  // Some of each thread: of the beginning, of the middle and of the end.
  for (const prose of proses.filter((_, at) => at % 7 === 0)) {
    const parsed = parseLesson(prose.text);
    if (!parsed.ok) throw new Error(parsed.message);
    inlineReferences(parsed.root);
    expect(JSON.stringify(prose.root), prose.file).toBe(JSON.stringify(parsed.root));
  }
});
