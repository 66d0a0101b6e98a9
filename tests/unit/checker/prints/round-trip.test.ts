import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read } from '#checker/prints/read.ts';
import { harmless, lines, lossy } from './damage.ts';
import { printTable, printWatched } from './print-table.ts';
import type { PrintedTable } from './print-table.ts';
import { randomTable } from './random-table.ts';
import { readBack, saysUnreadable } from './read-back.ts';

const command = ({ kind, columns, wide }: PrintedTable) =>
  `kubectl get ${kind.toLowerCase()}${columns.includes('NAMESPACE') ? ' -A' : ''}${wide ? ' -o wide' : ''}`;

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

  test('without its header, below the command that asked for it so', () => {
    const kinds = ['Pod', 'Node', 'DaemonSet', 'Deployment', 'ReplicaSet', 'StatefulSet'];
    fc.assert(
      fc.property(randomTable(kinds), (table) => {
        const [, ...rows] = lines(printTable(table));
        const text = [`$ ${command(table)} --no-headers`, ...rows].join('\n');
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

describe('a row that somebody damaged', () => {
  const edits: Readonly<Record<string, (line: string, at: number) => string>> = {
    'lost a character': (line, at) => line.slice(0, at) + line.slice(at + 1),
    'got a character': (line, at) => `${line.slice(0, at)}x${line.slice(at)}`,
    'got a gap': (line, at) => `${line.slice(0, at)}   ${line.slice(at)}`,
    'lost a gap': (line, at) => line.slice(0, at).trimEnd() + line.slice(at).trimStart(),
    'got a word': (line, at) => `${line.slice(0, at)} hello ${line.slice(at)}`,
    'was broken': (line, at) => `${line.slice(0, at)}\n${line.slice(at)}`,
  };
  test.each(Object.entries(edits))('never vanishes without a word: it %s', (_, edit) => {
    const tables = randomTable(['Pod', 'Node', 'DaemonSet', 'Deployment', 'StatefulSet', 'Job']);
    fc.assert(
      fc.property(tables, fc.nat(), fc.nat(), (table, row, place) => {
        const all = lines(printTable(table));
        const index = 1 + (row % table.rows.length);
        const line = all[index] ?? '';
        all[index] = edit(line, place % line.length);
        const reading = read(`$ ${command(table)}\n${all.join('\n')}`);
        const count = reading.tables.reduce((sum, { rows }) => sum + rows.length, 0);
        expect(count >= table.rows.length || saysUnreadable(reading)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
