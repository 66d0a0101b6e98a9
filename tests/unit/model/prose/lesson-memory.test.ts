import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lessonMemory } from '#model/prose/lesson-memory.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';

const lesson = '# One {/* #one */}\n\n<Command id="a" />\n';

/** What a run leaves that parsed these texts, knowing what an earlier one left. */
function leftBy(texts: readonly string[], before = '', parser = 'p'): string | undefined {
  const memory = lessonMemory(before, parser);
  for (const text of texts) memory.parse(text);
  return memory.left();
}

/** The same with another tree in place of the one that was parsed: whoever gets it did not parse. */
const marked = (left = ''): string => left.replace(/\{.*/, '{"ok":true,"root":{"type":"marked"}}');

test.each(['content', 'tests/fixtures/content-design'])(
  'every lesson of %s is the same when it is known again',
  (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const texts = files
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(texts.length).toBeGreaterThan(2);
    const memory = lessonMemory(leftBy(texts) ?? '', 'p');
    for (const text of texts) expect(memory.parse(text)).toEqual(parseLesson(text));
    expect(memory.left()).toBeUndefined();
  },
);

test('a text that is known is not parsed again, and one that changed is', () => {
  const memory = lessonMemory(marked(leftBy([lesson])), 'p');
  expect(memory.parse(lesson)).toEqual({ ok: true, root: { type: 'marked' } });
  expect(memory.parse(`${lesson}\nMore.`)).toEqual(parseLesson(`${lesson}\nMore.`));
});

test('what MDX refuses is refused again, at the same place', () => {
  const refused = 'One\n\n<Tabs>\n';
  expect(lessonMemory(leftBy([refused]) ?? '', 'p').parse(refused)).toEqual(parseLesson(refused));
});

test('what another parser left is not taken', () => {
  const memory = lessonMemory(marked(leftBy([lesson])), 'q');
  expect(memory.parse(lesson)).toEqual(parseLesson(lesson));
});

test('what nobody asked for any more is not kept', () => {
  const before = leftBy(['One.', 'Two.']);
  expect(leftBy(['Two.', 'One.'], before)).toBeUndefined();
  expect(leftBy(['Two.'], before)).toBe(leftBy(['Two.']));
});

test('a tree is kept as it was parsed, whatever became of it', () => {
  const memory = lessonMemory('', 'p');
  const first = memory.parse(lesson);
  if (first.ok) first.root.children = [];
  expect(memory.parse(lesson)).toEqual(parseLesson(lesson));
});

test.each(['', '\n', 'x', '{"a"', marked(leftBy([lesson])).slice(0, -4)])(
  'what cannot be read is as good as nothing: %j',
  (before) => {
    expect(lessonMemory(before, 'p').parse(lesson)).toEqual(parseLesson(lesson));
  },
);

test('what JSON has no form for is parsed each time', () => {
  const text = '<Tabs value={[12n]} />\n';
  expect(leftBy([text])).toBeUndefined();
  expect(lessonMemory('', 'p').parse(text)).toEqual(parseLesson(text));
});
