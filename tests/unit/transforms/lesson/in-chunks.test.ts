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

/** What begins every paragraph, so that chunks begin with them. */
const paragraphs = Array.from({ length: 400 }, (_, index) => `Pier ${index} ${words}\n`).join('\n');

const chunksOf = (text: string): string[] => {
  const chunks: string[] = [];
  parseInChunks(text, (chunk) => {
    chunks.push(chunk);
    return { type: 'root', children: [] };
  });
  return chunks;
};

test('a long text without headings is read in chunks that begin with a paragraph', () => {
  const chunks = chunksOf(paragraphs);
  expect(chunks.length).toBeGreaterThan(5);
  expect(chunks.join('')).toBe(paragraphs);
  for (const chunk of chunks) expect(chunk).toMatch(/^Pier \d/);
});

test.each([
  ['code', '```text', '```'],
  ['text as it is written', '<pre>', '</pre>'],
  ['a comment', '<!--', '-->'],
])('%s of many paragraphs is in one chunk', (_, open, close) => {
  const chunks = chunksOf(`${open}\n\n${paragraphs}\n${close}\n\n${paragraphs}`);
  expect(chunks[0]).toContain(close);
  expect(chunks.length).toBeGreaterThan(5);
});

test.each([
  ['a short text', '# A'],
  ['a text with definitions', `${long}\n\n[a]: https://example.org`],
  ['one with a definition in a quotation', `> [a]: https://example.org\n\n${long}`],
  ['one with a definition in a list', `1. one\n   - [a]: https://example.org\n\n${long}`],
  ['one with a footnote in an item', `- one\n\n      [^a]: note\n\n${long}`],
  ['one with a label over two lines', `[a\n\\]b]: https://example.org\n\n${long}`],
])('%s is read as a whole', (_, text) => {
  expect(parseInChunks(text, () => ({ type: 'root' }))).toBeUndefined();
});

test('an element that reaches over chunks is read with them, and all others alone', () => {
  const text = `${long}\n<Details summary="a">\n\n${long}\n\n</Details>\n\n${long}`;
  const read: string[] = [];
  parseInChunks(text, (chunk) => {
    if (chunk.includes('<Details') !== chunk.includes('</Details')) return undefined;
    read.push(chunk);
    return { type: 'root', children: [] };
  });
  expect(read.join('')).toBe(text);
  expect(read.filter((chunk) => chunk.length > 10_000)).toHaveLength(1);
});

test('what cannot be read at all is no chunks, and is not tried for each of them', () => {
  let tried = 0;
  const root = parseInChunks(`<Details>\n\n${long}`, (chunk) => {
    tried += chunk.length;
    return undefined;
  });
  expect(root).toBeUndefined();
  expect(tried).toBeLessThan(2.1 * long.length);
});

test('an element that reaches over headings is found', () => {
  const parsed = parseLesson(`<Details summary="a">\n\n${long}\n\n</Details>`);
  expect(parsed.ok && parsed.root.children?.map(({ name }) => name)).toEqual(['Details']);
});
