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

test('rows in a fence stay as they are', () => {
  expect(table('```', '| a | b |', '```')).toContain('\n| a | b |\n');
});

test('a link whose address is parted by a line break is on the list', () => {
  const { notes } = imported('# A\n\nSee [boats](https://example.org/a\nb.html).', 'jekyll');
  expect(notes).toMatchObject([{ code: 'unknown-syntax', line: 3 }]);
});
