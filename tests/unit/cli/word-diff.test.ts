import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDiff } from '#cli/translations/report.ts';

const shown = (before: string, after: string, locale = 'en'): string =>
  wordDiff(before, after, locale)
    .map(({ change, text }) =>
      change === 'same' ? text : change === 'added' ? `+${text}+` : `-${text}-`,
    )
    .join('');

test.each([
  ['the same', 'the same', 'the same'],
  ['one two three', 'one 2 three', 'one -two -+2 +three'],
  ['one two', 'one  two', 'one  two'],
  ['', 'new words', '+new words+'],
  ['old', '', '-old-'],
])('from %j to %j', (before, after, diff) => {
  expect(shown(before, after)).toBe(diff);
});

test('Chinese is compared by its words, which no space separates', () => {
  expect(shown('检查所有节点。', '检查全部节点。', 'zh-CN')).toBe('检查-所有-+全部+节点。');
});

const words = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', '节点', '。'), { maxLength: 60 });

test('what is the same and what was added is the text as it is now; the rest was there before', () => {
  fc.assert(
    fc.property(words, words, (a, b) => {
      const [before, after] = [a.join(''), b.join('')];
      const pieces = wordDiff(before, after, 'en');
      const without = (change: string): string =>
        pieces
          .filter((piece) => piece.change !== change)
          .map(({ text }) => text)
          .join('');
      const folded = (text: string): string => text.replaceAll(/\s+/g, '');
      expect(without('removed')).toBe(after);
      expect(folded(without('added'))).toBe(folded(before));
    }),
  );
});

test('texts of many thousand words are not compared for minutes', () => {
  const [a, b] = ['x '.repeat(20_000), 'y '.repeat(20_000)];
  expect(wordDiff(a, b, 'en').map(({ change }) => change)).toEqual(['removed', 'added']);
});
