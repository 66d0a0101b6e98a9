import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { possibleParser } from '#transforms/lesson/possible-gfm.ts';
import { unravel } from '#transforms/lesson/parse.ts';

/** The syntax the site is built with, nothing left out. */
const whole = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .freeze();

function wholeTree(text: string): string {
  try {
    const root = whole.parse(text) as LessonNode;
    unravel(root);
    return written(root);
  } catch (error) {
    return (error as Error).message;
  }
}

/** What pages of other tools are read with: no MDX, so HTML and code that is set in. */
const plain = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).freeze();
const parsePlain = possibleParser([], { hasHtml: true });

function tree(text: string): string {
  const parsed = parseLesson(text);
  return parsed.ok ? written(parsed.root) : parsed.message;
}

/** As lines: compared node by node, the trees of all our content take ten times as long. */
const written = (root: LessonNode): string => JSON.stringify(root, null, 1);

test.each([
  ['a table', 'a\n\n| x | y |\n| - | - |\n| 1 | 2 |\nmore\n\nb | c\nd'],
  ['a table without outer bars', 'x | y\n--|--\n1 | 2'],
  ['a table of one column', 'x\n:-\n1'],
  ['a table with wide blanks', '| x |\t\n| - |\t\n| 1 |'],
  ['a table with Windows line ends', '| x |\r\n| - |\r\n| 1 |\r\n\r\n| no |\r\nhere'],
  ['a table with old line ends', '| x |\r| - |\r| 1 |'],
  ['a table in a quote', '> | x |\n> | - |\n> | 1 |\n>\n> after'],
  ['a table in a quote in a quote', '> > | x |\n> > | - |\n> > | 1 |'],
  ['a table in a list', '- | x |\n  | - |\n  | 1 |\n\n  after'],
  ['a table in a numbered list', '1. | x |\n   | :-: |\n   | 1 |'],
  ['a table in a footnote', 'a[^1]\n\n[^1]: | x |\n    | - |\n    | 1 |'],
  ['a table in an element', '<Aside>\n  | x |\n  | - |\n  | 1 |\n</Aside>'],
  ['a table that ends a paragraph', 'words\n| x |\n| - |'],
  ['a note, and a word in brackets that is none', 'a[^1] b[2] ![^1] [^3]\n\n[^1]: c[d](e) ![^1]'],
  ['brackets without a note', '[a](b) c](d) ![e](f) [g] [h][] ]: x\n\n[g]: i\n[h]: j\n[k\n^l]: m'],
  ['a sign of notes apart from its bracket', 'a[\n^1] b[ ^1] ![\n^1] [\\^1]\n\n[ ^1]: c'],
  ['a heading with a line below', 'x\n---\n\ny\n==='],
  ['an address of the web', 'see https://a.example/b_c?d=e and www.example.org, or not'],
  ['an address with capitals', 'see HTTPS://A.EXAMPLE and WWW.example.org'],
  ['an address of mail', 'mail me@example.org or mailto:me@example.org'],
  ['an address of mail in parts', 'a&#64;example.org b\\@example.org **c@example.org**'],
  ['an address in a link', '[https://a.example](https://b.example) <b>https://c.example</b>'],
  [
    'HTML that ends or does not',
    'a <!-- b\n<!A c\n<?d\n<![CDATA[ e\n\n-->> a <?b\n?> <!-- c --> <!D>',
  ],
  ['an address of mail that begins as HTML', 'a <!--b@c.example> <!a@b.example> <?a@b.example>'],
  ['HTML in a quote', '> a <!-- b\n> c <?d\n>\n> --> ?>\nA <!B'],
  ['an address in a list in a quote', '> - https://a.example\n> - [x] done ~~gone~~'],
])('%s is read as with all of remark-gfm', (_, text) => {
  expect(tree(text)).toBe(wholeTree(text));
  expect(written(parsePlain(text))).toBe(written(plain.parse(text) as LessonNode));
});

test('whatever is written, the tree is that of remark-gfm', () => {
  const pieces = [
    '| a |',
    '| - |',
    '|',
    '-',
    ':',
    ' ',
    '\n',
    '\n\n',
    '> ',
    '- ',
    '1. ',
    'words',
    '\t',
  ];
  const addresses = [
    'a@b.example',
    '@',
    'https://',
    'x.example',
    'www.',
    'w',
    '&#64;',
    '\\',
    '~~',
    '*',
    '中文',
  ];
  const syntax = [
    '`',
    '{/* #a */}',
    '<Step id="a">',
    '</Step>',
    '[^1]',
    '[^1]: ',
    '[',
    '![',
    '](x)',
    '^1]',
    '\r\n',
    '# ',
    '---\n',
  ];
  const html = ['<!--', '-->', '<?', '?>', '<!A', '<![CDATA[', ']]>', '<!a', '>', '<b>'];
  const text = fc
    .array(fc.constantFrom(...pieces, ...addresses, ...syntax, ...html), { maxLength: 25 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (any) => {
      expect(tree(any)).toBe(wholeTree(any));
      expect(written(parsePlain(any))).toBe(written(plain.parse(any) as LessonNode));
    }),
    { numRuns: 1000 },
  );
});

test('every text of our own content is read as with all of remark-gfm', () => {
  const content = join(import.meta.dirname, '../../../content');
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.mdx'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = readFileSync(join(content, file), 'utf8');
    expect(tree(text), file).toBe(wholeTree(text));
  }
});
