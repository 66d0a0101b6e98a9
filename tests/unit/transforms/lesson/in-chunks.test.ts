import { expect, test } from 'vitest';
import { parseInChunks } from '#transforms/lesson/in-chunks.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';

const PARTS = 300;
/** Long by its words, not by its lists, of which the parser's time grows with the square. */
const words = 'Words, *more*. '.repeat(50);
const part = (number: number): string =>
  `## Part ${number} {/* #part-${number} */}\n\n${words}\n\n\`\`\`sh\n## no heading\n\`\`\`\n\n- item\n`;
const long = Array.from({ length: PARTS }, (_, index) => part(index)).join('\n');

test('a long text read in chunks has the nodes and places of the whole', () => {
  let chunks = 0;
  const root = parseInChunks(long, (chunk) => {
    chunks += 1;
    const parsed = parseLesson(chunk);
    return parsed.ok ? parsed.root : undefined;
  });
  expect(chunks).toBeGreaterThan(2);
  const headings = (root?.children ?? []).filter(({ type }) => type === 'heading');
  expect(headings).toHaveLength(PARTS);
  const lines = long.split('\n');
  for (const { position } of headings.slice(-50)) {
    expect(lines[(position?.start.line ?? 0) - 1]).toMatch(/^## Part/);
    expect(long.slice(position?.start.offset).startsWith('## Part')).toBe(true);
  }
});

test.each([
  ['a short text', '# A'],
  ['a text with definitions', `${long}\n\n[a]: https://example.org`],
])('%s is read as a whole', (_, text) => {
  expect(parseInChunks(text, () => ({ type: 'root' }))).toBeUndefined();
});

test('an element that reaches over headings is found', () => {
  const parsed = parseLesson(`<Details summary="a">\n\n${long}\n\n</Details>`);
  expect(parsed.ok && parsed.root.children?.map(({ name }) => name)).toEqual(['Details']);
});
