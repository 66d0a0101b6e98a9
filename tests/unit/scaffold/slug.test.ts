import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slug } from '#model/schema/words.ts';
import { slugOf } from '#scaffold/slug.ts';

test.each([
  ['My Workshop', 'my-workshop'],
  ['Oficina de ação!', 'oficina-de-acao'],
  ['k8s_2026', 'k8s-2026'],
  ['工作坊', 'workshop'],
  ['check', 'workshop'],
  ['', 'workshop'],
])('%j is called %s', (text, name) => {
  expect(slugOf(text, 'workshop')).toBe(name);
});

test('whatever the text, it is a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(slug.safeParse(slugOf(text, 'workshop')).success).toBe(true);
    }),
  );
});
