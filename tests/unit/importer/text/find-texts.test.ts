import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTexts } from '#importer/text/find-texts.ts';
import { growthOf } from '../work.ts';

test.each([
  ['Few', { maxLength: 20 }],
  ['Many', { minLength: 50, maxLength: 70 }],
])('%s texts are found in as many as include them', (_, size) => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '港'), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(text, size), fc.array(text), (sought, texts) => {
      const expected = new Map<string, number>();
      for (const each of sought.filter((one) => one !== '')) {
        const count = texts.filter((one) => one.includes(each)).length;
        if (count > 0) expected.set(each, count);
      }
      expect(findTexts(sought, texts)).toEqual(expected);
    }),
  );
});

test('To look for twice as many in twice as long a text is twice the work', () => {
  const boats = (size: number): string[] =>
    Array.from({ length: size }, (_, number) => `{{ boat-${number} }} waits`);
  const findAll = (size: number) => () => findTexts(boats(size), [boats(size).join('\n')]);
  expect(growthOf(findAll, 1000)).toBeLessThan(2.5);
});
