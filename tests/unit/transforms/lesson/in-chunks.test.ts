import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInChunks } from '#transforms/lesson/in-chunks.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { possibleParser } from '#transforms/lesson/possible-gfm.ts';

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

test('a short text is read as a whole', () => {
  expect(parseInChunks('# A', () => ({ type: 'root' }))).toBeUndefined();
});

const asRead = (chunk: string): LessonNode | undefined => {
  const parsed = parseLesson(chunk);
  return parsed.ok ? parsed.root : undefined;
};

/** The links and footnotes of a text that is read in chunks, by what they refer to. */
const referred = (text: string): (string | undefined)[] =>
  [...walk(parseInChunks(text, asRead) ?? { type: 'root' })]
    .filter(({ node }) => /^(?:link|image|footnote)Reference$/.test(node.type))
    .map(({ node }) => node.identifier);

test.each([
  ['behind all others', `See [the boats][A b].\n\n${long}\n\n[a  B]: https://example.org`],
  ['before all others', `[a b]: https://example.org\n\n${long}\n\nSee [a\nb] and [c].`],
  ['in a quotation', `> [a b]: https://example.org\n\n${long}\n\n- ![a b]`],
  ['in a list', `1. one\n   - [a b]: https://example.org\n\n${long}\n\n| [a b] |\n| --- |`],
  ['over two lines', `[a\nb]: https://example.org\n\n${long}\n\n### [a b][]`],
  ['twice', `[a b]: /1\n\n${long}\n\n[A B]: /2\n\n${long}\n\n> [a b]`],
])('a link leads to what is defined %s', (_, text) => {
  expect(referred(text)).toEqual(['a b']);
});

test('a footnote is known in all chunks, and what only looks like one in code is none', () => {
  const text = `- one[^a]\n\n${long}\n\n- item\n\n      [^a]: note\n\n\`\`\`md\n[^b]: note\n\`\`\`\n\n${long}\n\n[^b]`;
  expect(referred(text)).toEqual(['a']);
});

test('what is defined elsewhere leaves no node', () => {
  const text = `See [a] and [b].\n\n${long}\n\n[a]: /1\n\n[b]: /2`;
  const types = (parseInChunks(text, asRead)?.children ?? []).map(({ type }) => type);
  expect(types.filter((type) => type === 'definition')).toHaveLength(2);
});

test('a chunk that takes in what is put behind it is not read alone', () => {
  const chunk = (text: string): LessonNode => {
    const position = {
      start: { line: 1, column: 1, offset: 0 },
      end: { line: 1, column: 1, offset: text.length },
    };
    return {
      type: 'root',
      children: [{ type: text.startsWith('[a]:') ? 'definition' : 'html', position }],
    };
  };
  expect(parseInChunks(`[a]: /1\n\n${long}\n\n[a]`, chunk)).toBeUndefined();
});

const code = (length: number): string => `\`\`\`\n${'boats '.repeat(length / 6)}\n\`\`\``;

test('links and footnotes of a long text are those of the whole, wherever they are defined', () => {
  const label = fc.constantFrom('a', 'A b', 'a\\]', '^note', '^Note 2', '[a', '`a`');
  const line = fc.oneof(
    label.map((each) => `[${each}]: https://example.org/a`),
    label.map((each) => `See [${each}] and [*one*][${each}], ![x][${each}].`),
    label.map((each) => `> - [${each}]: /b\n\n- one [${each}][]`),
    label.map((each) => `\`\`\`\n[${each}]: /c\n\`\`\``),
    fc.constantFrom(`## Part\n\n${code(4500)}`, code(9000)),
  );
  const page = fc
    .array(line, { minLength: 1, maxLength: 12 })
    .map((lines) => [code(200_000), ...lines].join('\n\n'));
  const parse = possibleParser([], { hasHtml: true });
  fc.assert(
    fc.property(page, (text) => {
      expect(parseInChunks(text, parse)?.children).toEqual(parse(text).children);
    }),
    { numRuns: 25 },
  );
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
