import { describe, expect, test } from 'vitest';
import { hasTooManySigns } from '#importer/many-signs.ts';
import { refusedOf } from './imported.ts';

const MOST = 5000;
const isOver = (text: string): boolean => hasTooManySigns('a.md', text);

describe('A page with a paragraph of thousands of signs becomes no lesson, and says why; in code it is one', () => {
  test.each([
    ['stars', 'a*'],
    ['stars of several lengths', '*a** '],
    ['low lines', '_a '],
    ['stars, in lines', 'a* b\n'],
    ['waves, in lines of a quotation', 'a~ b\n> '],
    ['links that do not end, in lines', '[a](b\n'],
    ['shortcodes that do not end, in lines', '{{</*\n'],
    ['stars below numbers that begin no item', '7. a*\n'],
  ])('%s', (_, signs) => {
    const text = signs.repeat(MOST + 1);
    expect(refusedOf('a.md', `a ${text}`)).toEqual([
      'one of its paragraphs has more than 5000 signs of emphasis or links (`*`, `_`, `~`, `](`), or several nearly as many',
    ]);
    expect(isOver(`\`\`\`text\n${text}\n\`\`\`\n`)).toBe(false);
  });
});

test('A page of data in code becomes a lesson', () => {
  expect(refusedOf('a.md', `\`\`\`text\n${'*a** '.repeat(MOST)}\n\`\`\`\n`)).toEqual(['made']);
});

test('So many signs, and no more, may stand in a paragraph', () => {
  expect(isOver('a* '.repeat(MOST))).toBe(false);
  expect(isOver('a* '.repeat(MOST + 1))).toBe(true);
});

test('Several paragraphs with nearly as many take as long together as a longer one', () => {
  const paragraph = `${'a* '.repeat(MOST - 1)}\n\n`;
  expect(isOver(paragraph.repeat(4))).toBe(false);
  expect(isOver(paragraph.repeat(5))).toBe(true);
});

test.each([
  ['of paragraphs', '*a* b\n\n'],
  ['of items', '- **a** b\n'],
  ['of numbered items', '1. *a*\n2. *b*\n'],
  ['of rows', '| *a* | b |\n'],
  ['of headings', '# *a*\n'],
  ['of names in a paragraph', 'a_long_name and b\n'],
  ['of links in a paragraph', '[a](b) and [c](d "e")\n'],
])('A long page %s has no paragraph of too many signs', (_, text) => {
  expect(isOver(text.repeat(20_000))).toBe(false);
});

test('Rows of a table that begin without a bar are no paragraph', () => {
  const rows = '*a* | b\n'.repeat(20_000);
  expect(isOver(`a | b\n--|--\n${rows}`)).toBe(false);
  expect(isOver(rows)).toBe(true);
});

test('AsciiDoc has signs of its own, which its library reads', () => {
  expect(hasTooManySigns('a.adoc', 'a* '.repeat(2 * MOST))).toBe(false);
});

test.each(['*', '#', '`'])(
  'AsciiDoc has too many %s side by side in a text, but not in a line of its own',
  (sign) => {
    const many = sign.repeat(MOST + 1);
    expect(hasTooManySigns('a.adoc', `= Boats\n\n${many}\nA boat.\n${many}`)).toBe(false);
    expect(hasTooManySigns('a.adoc', `= Boats\n\na ${many}\n`)).toBe(true);
    expect(hasTooManySigns('a.adoc', `= Boats\n\n${many} a\n`)).toBe(true);
  },
);
