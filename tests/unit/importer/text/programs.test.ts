import { describe, expect, test } from 'vitest';
import { programsIn } from '#importer/text/programs.ts';

const fence = (...lines: string[]): string => ['```console', ...lines, '```'].join('\n');

describe('A program that root types', () => {
  test('is known from a block', () => {
    const text = `Words.\n\n${fence('# boatctl --all')}\n\nWords.\n`;
    expect(programsIn([text])).toEqual(new Set(['#boatctl']));
  });

  test.each([
    ['a heading', '# boatctl --all\n\nWords.'],
    [
      'a heading between blocks',
      `${fence('$ ls')}\n\n# boatctl --all\n\nWords.\n\n${fence('$ ls')}`,
    ],
    [
      'a heading below a block in an item',
      `- ${fence('$ ls').replaceAll('\n', '\n  ')}\n\n# boatctl --all\n\n${fence('$ ls')}`,
    ],
  ])('is not one that %s names', (_, text) => {
    expect(programsIn([text])).not.toContain('#boatctl');
  });
});

test('A block that is said to be shell begins with a program, also in an item of a list', () => {
  expect(programsIn(['- ```sh\n  boatctl moor\n  ```\n'])).toEqual(new Set(['boatctl']));
});
