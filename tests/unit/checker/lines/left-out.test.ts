import { describe, expect, test } from 'vitest';
import { isLeftOut } from '#checker/lines/left-out.ts';

describe('a line that stands for rows that were left out', () => {
  test.each([
    '...',
    '[…]',
    '... 3 more',
    '5 more rows',
    'and 3 others',
    '+2 mais',
    '还有3个',
    '<snip>',
    '(the rest is the same)',
    '--More--',
    '✂ ✂',
    '✂',
    'Click to expand',
    'View full output',
    '3 more items, use --limit',
    'plus three more',
    'a few more',
    'and a dozen more',
  ])('%s', (line) => {
    expect(isLeftOut(line)).toBe(true);
  });
});

describe('the rest of a cell that a terminal broke is no such line', () => {
  test.each(['5a', '8d', '<none>', '<unset>', '>   <none>', '["web"]', '{"app":"web"}', 'T'])(
    '%s',
    (line) => {
      expect(isLeftOut(line)).toBe(false);
    },
  );
});

describe('a sentence of a program that goes on is no such line', () => {
  test.each([
    'For more information, see https://helm.sh/docs',
    'Read more about it',
    'One more thing',
    'volume to expand',
    'to view full',
  ])('%s', (line) => {
    expect(isLeftOut(line)).toBe(false);
  });
});

test.each(['pod/hidden-1', 'deployment.apps/trimmer'])(
  'the name of an object is none, whatever word stands in it: %s',
  (line) => {
    expect(isLeftOut(line)).toBe(false);
  },
);
