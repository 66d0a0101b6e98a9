import { describe, expect, test } from 'vitest';
import { isTooDeep, nestsTooDeep } from '#importer/nesting.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { refusedOf } from './imported.ts';

/** More levels than a stack has room for. */
const MANY = 4000;
const many = (text: string): string => text.repeat(MANY);

describe('A page becomes no lesson, and says why, if its blocks stand in each other without end', () => {
  test.each([
    ['quotations', 'a.md', `${many('> ')}x`],
    ['items', 'a.md', `${many('- ')}x`],
    ['lists', 'a.md', Array.from({ length: 400 }, (_, at) => `${' '.repeat(at)}- x`).join('\n')],
    ['elements', 'a.md', `${many('<div>\n')}x\n${many('</div>\n')}`],
    ['elements of a line', 'a.md', `a ${many('<b>')}x${many('</b>')}`],
    ['elements of a page of HTML', 'a.html', `${many('<ul><li>')}x`],
    ['parts to unfold', 'a.md', `${many('<details>\n\n')}x\n\n${many('</details>\n\n')}`],
    ['brackets', 'a.md', `a ${many('[')}x${many('](a)')}`],
    ['brackets of pictures', 'a.md', `a ${many('![')}x${many('](a)')}`],
    ['stars of AsciiDoc', 'a.adoc', `= A\n\n${'*'.repeat(MANY)} x`],
  ])('%s', (_, path, text) => {
    expect(refusedOf(path, text)).toEqual(['more than 200 of its blocks stand in each other']);
  });
});

test('Blocks of AsciiDoc that stand in each other are told from code with the same signs', () => {
  const signs = Array.from({ length: 300 }, (_, at) => '='.repeat(4 + at));
  expect(nestsTooDeep('a.adoc', signs.join('\n'))).toBe(true);
  expect(nestsTooDeep('a.adoc', ['----', ...signs, '----'].join('\n'))).toBe(false);
  expect(nestsTooDeep('a.adoc', signs.flatMap((sign) => [sign, 'x', sign]).join('\n'))).toBe(false);
});

test('Elements that nobody ends are told before a parser has to find out, and not in code', () => {
  expect(nestsTooDeep('a.md', many('<div>\n\n'))).toBe(true);
  expect(nestsTooDeep('a.md', `a ${many('<b>')}`)).toBe(true);
  expect(nestsTooDeep('a.md', many('<b>a\n\n'))).toBe(false);
  expect(nestsTooDeep('a.md', many('<div>a</div>\n'))).toBe(false);
  expect(nestsTooDeep('a.md', many('Write `<div>`.\n'))).toBe(false);
  expect(nestsTooDeep('a.md', many('Your <name> and <b\n'))).toBe(false);
  expect(nestsTooDeep('a.md', `\`\`\`html\n${many('<div>\n')}\`\`\`\n`)).toBe(false);
});

test('Lines side by side, and lines of code, are not in each other', () => {
  expect(nestsTooDeep('a.md', many('> - x\n'))).toBe(false);
  expect(nestsTooDeep('a.md', `\`\`\`text\n${many('> ')}\n\`\`\`\n`)).toBe(false);
});

test('Brackets of many lines are not in each other', () => {
  expect(nestsTooDeep('a.md', many('| [0, 1) |\n'))).toBe(false);
});

test('Code goes on to the end of its fence, which may stand in a quotation', () => {
  expect(nestsTooDeep('a.md', `\`\`\`text\n\`\`\`sh\n${many('> ')}\n\`\`\`\n`)).toBe(false);
  expect(nestsTooDeep('a.md', `> \`\`\`\n> x\n> \`\`\`\n\n${many('> ')}x`)).toBe(true);
  expect(nestsTooDeep('a.adoc', `----\n${many('.')} x\n----\n`)).toBe(false);
});

test('A tree of any depth is measured', () => {
  const deep = (levels: number): LessonNode => {
    let node: LessonNode = { type: 'text', value: 'x' };
    for (let at = 0; at < levels; at += 1) node = { type: 'blockquote', children: [node] };
    return node;
  };
  expect([200, 201, 1_000_000].map((levels) => isTooDeep(deep(levels)))).toEqual([
    false,
    true,
    true,
  ]);
});
