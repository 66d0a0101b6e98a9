import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { harmless, lines, lossy } from './damage.ts';
import { printTable, printWatched } from './print-table.ts';
import type { PrintedTable } from './print-table.ts';
import { randomTable } from './random-table.ts';
import { readBack } from './read-back.ts';

const command = ({ kind, columns }: PrintedTable) =>
  `kubectl get ${kind.toLowerCase()}${columns.includes('NAMESPACE') ? ' -A' : ''}`;

describe('a table that kubectl printed reads back to the same objects', () => {
  test.each(Object.entries(harmless))('%s', (_, damage) => {
    fc.assert(
      fc.property(randomTable(), fc.constantFrom(6, 10), (table, minimum) => {
        expect(readBack(damage(printTable(table, minimum)), table)).toBe('same');
      }),
      { numRuns: 60 },
    );
  });

  test('separated by tabs', () => {
    fc.assert(
      fc.property(randomTable(), (table) => {
        const text = [table.columns, ...table.rows].map((cells) => cells.join('\t')).join('\n');
        expect(readBack(text, table)).toBe('same');
      }),
    );
  });

  test('as a pipe table', () => {
    fc.assert(
      fc.property(randomTable(), (table) => {
        const [header, ...rows] = [table.columns, ...table.rows].map(
          (cells) => `| ${cells.join(' | ')} |`,
        );
        const rule = `|${table.columns.map(() => '---|').join('')}`;
        expect(readBack([header, rule, ...rows].join('\n'), table)).toBe('same');
      }),
    );
  });
});

describe('a table that lost something reads back to the same objects, or says that it cannot be read', () => {
  test.each(Object.entries(lossy))('%s', (name, damage) => {
    fc.assert(
      fc.property(randomTable(), (table) => {
        expect(
          readBack(damage(printTable(table)), table, command(table), name === 'cut at the end'),
        ).toMatch(/^(?:same|said)$/);
      }),
      { numRuns: 150 },
    );
  });

  test('rows squeezed to single spaces under a whole header', () => {
    fc.assert(
      fc.property(randomTable(undefined, false), (table) => {
        const [header = '', ...rows] = lines(printTable(table));
        const text = [header, ...rows.map((row) => row.replace(/ +/g, ' '))].join('\n');
        expect(readBack(text, table)).toMatch(/^(?:same|said)$/);
      }),
    );
  });

  test('a watch whose columns grew', () => {
    fc.assert(
      fc.property(randomTable(), (table) => {
        expect(readBack(printWatched(table), table)).toMatch(/^(?:same|said)$/);
      }),
    );
  });
});
