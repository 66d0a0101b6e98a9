import { expect, test } from 'vitest';
import { imported, prose } from '../imported.ts';

const table = (...rows: string[]): string => prose(['Words', '', ...rows].join('\n'), 'jekyll');

test('a table of kramdown needs no head', () => {
  expect(table('| boat | `a|b` |', '| ship | c |')).toBe(
    'Words\n\n|      |        |\n| ---- | ------ |\n| boat | `a\\|b` |\n| ship | c      |',
  );
});

test('its rows may have more cells than its head, and lines part them', () => {
  expect(table('| name |', '|---|', '| boat | 1 |', '|---', '| ship | 2 |')).toBe(
    'Words\n\n| name |   |\n| ---- | - |\n| boat | 1 |\n| ship | 2 |',
  );
});

test.each([
  ['a fence', ['```', '', '| a | b |', '| c | d |', '```']],
  ['code of HTML', ['<pre>', 'x', '', '| a | b |', '| c | d |', '</pre>']],
  ['code of Liquid', ['{% highlight text %}', '', '| a | b |', '| c | d |', '{% endhighlight %}']],
])('rows in %s stay as they are', (_, lines) => {
  expect(table(...lines)).toContain('\n\n| a | b |\n| c | d |\n');
});

test('a table in an item of a list stays in it', () => {
  expect(table('1. item', '', '   | a | b |', '   | c | d |', '', '2. other')).toBe(
    'Words\n\n1. item\n\n   |   |   |\n   | - | - |\n   | a | b |\n   | c | d |\n\n2. other',
  );
});

test('a table may begin behind the sign of an item, and stand in one that is set in by four', () => {
  expect(
    table('- | a | b |', '  | c | d |', '    - item', '', '      | e | f |', '      | g |'),
  ).toBe(
    [
      ...['Words', '', '- |   |   |', '  | - | - |', '  | a | b |', '  | c | d |'],
      ...['  - item', '', '    |   |   |', '    | - | - |', '    | e | f |', '    | g |'],
    ].join('\n'),
  );
});

test('the line that parts its head from its body may be one of several', () => {
  expect(table('|---', '| a | b', '|-|:-', '| 1 | 2', '|---', '| 3 | 4')).toBe(
    'Words\n\n| a | b |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |',
  );
});

test('of a line that is a table of one cell, the bar goes; any other stays text, and is on the list', () => {
  const { notes } = imported('# A\n\n- boats | ships\n', 'jekyll');
  expect(notes).toMatchObject([
    { line: 3, unsure: 'Jekyll makes a table of "boats | ships", for it has a bar.' },
  ]);
  expect(table('- boats | ships', '- [sails](https://example.org) |')).toBe(
    'Words\n\n- boats | ships\n- [sails](https://example.org)',
  );
});

test('only some of its rows may begin with a bar', () => {
  expect(table('| a | b |', '---|---|', '| 1 | 2 |', '3 | 4')).toBe(
    'Words\n\n| a | b |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |',
  );
});

test('a line between blocks is no row', () => {
  expect(table('- boat', '', '---', '', 'More')).toBe('Words\n\n- boat\n\n---\n\nMore');
});

test('code of a row ends with it', () => {
  const { notes } = imported('# A\n\na | b\n--|--\n`c` | `d\n`e` | f\n', 'jekyll');
  expect(notes).toEqual([]);
});

test('lines that each have a bar are rows, however many cells they have', () => {
  expect(table('> boat|1', '> ship|2|3')).toBe(
    'Words\n\n> |      |   |   |\n> | ---- | - | - |\n> | boat | 1 |\n> | ship | 2 | 3 |',
  );
});

test('a backslash before a bar in code of a table is on the list with both texts', () => {
  const { notes } = imported('# A\n\n| `ls \\| wc` | b |\n| -- | -- |\n| c | d |\n', 'jekyll');
  expect(notes).toMatchObject([
    { code: 'structure', line: 3, changes: [{ before: 'ls \\| wc', after: 'ls | wc' }] },
  ]);
});

test('a table right below a text is one, and is on the list', () => {
  const { notes } = imported('# A\n\nWords\n| a | b |\n| - | - |\n| c | d |\n', 'jekyll');
  expect(notes).toMatchObject([{ code: 'structure', line: 4, did: 'I made a table of it.' }]);
});

test('the line above the last row of a table is none of its rows', () => {
  expect(table('| a |', '|---|', '| 1 |', '|===|', '| 2 |')).toBe(
    'Words\n\n| a |\n| - |\n| 1 |\n| 2 |',
  );
});

test('a link whose address is parted by a line break is on the list', () => {
  const { notes } = imported('# A\n\nSee [boats](https://example.org/a\nb.html).', 'jekyll');
  expect(notes).toMatchObject([{ code: 'unknown-syntax', line: 3 }]);
});

test('rows below a quotation are part of it, and get no head', () => {
  expect(table('> boats', '| a | b |', '| c | d |')).toBe(
    'Words\n\n> boats\n> \\| a | b |\n> \\| c | d |',
  );
});

test('in an element of HTML no line is told to be a table', () => {
  const { notes } = imported('# A\n\n<div>\n| a | b |\n|---|---|\n</div>\n', 'jekyll');
  expect(notes.map(({ unsure }) => unsure).join()).not.toContain('table');
});
