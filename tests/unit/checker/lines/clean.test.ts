import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine } from '#checker/lines/line.ts';
import { placeOf } from '#checker/lines/line.ts';

/** Where every character of the cleaned text, and its end, stands in the source. */
function originsOf(source: string, html = false) {
  const line = cleanLine(source, 1, html);
  const { text } = line;
  return {
    text,
    origins: Array.from({ length: text.length + 1 }, (_, at) => placeOf(line, at).start),
  };
}

test.each([
  ['colours', '\u001B[32mok\u001B[0m x', 'ok x', [5, 6, 11, 12, 13]],
  [
    'a tab, which all of its spaces come from',
    'a\tb',
    'a\t      b',
    [0, 1, 1, 1, 1, 1, 1, 1, 2, 3],
  ],
  [
    'a tab with a colour behind it',
    '\t\u001B[1;31ma',
    '\t       a',
    [0, 0, 0, 0, 0, 0, 0, 0, 8, 9],
  ],
  ['a tab just before its stop', '1234567\t8', '1234567\t8', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['blanks at the end', 'ab  ', 'ab', [0, 1, 2]],
  ['a colour behind the last word', 'ab\u001B[0m', 'ab', [0, 1, 6]],
  ['invisible characters', 'a\u200Bb', 'ab', [0, 2, 3]],
  ['wide blanks and boxes', '│\u3000a', '| a', [0, 1, 2, 3]],
  ['a colour that lost its escape', '[31mno[0m', 'no', [4, 5, 9]],
  ['nothing but an escape', '\u001B[0m', '', [4]],
])('the way back from %s', (_, source, text, origins) => {
  expect(originsOf(source)).toEqual({ text, origins });
});

test('an entity came from where it begins', () => {
  expect(originsOf('a&lt;b', true)).toEqual({ text: 'a<b', origins: [0, 1, 5, 6] });
});

const segment = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom('\t', 'abc', '  ', '\u001B[1;31m', '\u001B]0;t\u0007', '[0m', '\u200B', '│', '&'),
);

test('every character is where it came from, in order', () => {
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 12 }), (segments) => {
      const source = segments.join('');
      const { text, origins } = originsOf(source);
      origins.forEach((from, at) => {
        expect(from).toBeGreaterThanOrEqual(origins[at - 1] ?? 0);
        expect(from).toBeLessThanOrEqual(source.length);
        if (/[a-z]/.test(text.charAt(at))) expect(source[from ?? -1]).toBe(text[at]);
      });
    }),
  );
});
