import fc from 'fast-check';
import { expect, test } from 'vitest';
import { globMatches } from '#checker/verdict/glob.ts';

test.each([
  ['a', 'a', true],
  ['a', 'ab', false],
  ['a*', 'ab', true],
  ['*', '', true],
  ['a*a', 'a', false],
  ['a*a', 'aa', true],
  ['a*b*c', 'a-b-b-c', true],
  ['a*b*c', 'a-c-b', false],
  ['*aa*aa*', 'aaa', false],
  ['*aa*aa*', 'aaaa', true],
  ['', '', true],
  ['', 'a', false],
  ['calico-node-*', 'calico-node-7msc7', true],
  ['*.yaml created', 'x.yaml created', true],
  ['[a-z]', 'b', false],
  ['a.c', 'abc', false],
])('%j on %j is %s', (pattern, text, expected) => {
  expect(globMatches(pattern, text)).toBe(expected);
});

test('any text put in for the stars matches', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string(), (parts, filling) => {
      const fixed = parts.map((part) => part.replaceAll('*', ''));
      expect(globMatches(fixed.join('*'), fixed.join(filling))).toBe(true);
    }),
  );
});

test('many stars on a long text come to an end', () => {
  expect(globMatches('a*'.repeat(2000) + 'b', `${'a'.repeat(200_000)}cb`)).toBe(true);
  expect(globMatches(`${'a*'.repeat(2000)}cd*b`, `${'a'.repeat(200_000)}cb`)).toBe(false);
});
