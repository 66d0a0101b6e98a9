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

test('the line above the last row of a table is none of its rows', () => {
  expect(table('| a |', '|---|', '| 1 |', '|===|', '| 2 |')).toBe(
    'Words\n\n| a |\n| - |\n| 1 |\n| 2 |',
  );
});

test('a link whose address is parted by a line break is on the list', () => {
  const { notes } = imported('# A\n\nSee [boats](https://example.org/a\nb.html).', 'jekyll');
  expect(notes).toMatchObject([{ code: 'unknown-syntax', line: 3 }]);
});
