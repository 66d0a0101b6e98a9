import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportBlock } from '#islands/export-block.ts';

test('each value is exported on a line of its own', () => {
  expect(
    exportBlock([
      ['NODE_NAME', 'worker-1'],
      ['X', "it's"],
    ]),
  ).toBe(String.raw`export NODE_NAME='worker-1'` + '\n' + String.raw`export X='it'\''s'`);
});

test('whatever the value, the shell gets exactly that value', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0')),
      (value) => {
        const script = `${exportBlock([['X', value]])}\nprintf %s "$X"`;
        expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe(value);
      },
    ),
    { numRuns: 25 },
  );
});
