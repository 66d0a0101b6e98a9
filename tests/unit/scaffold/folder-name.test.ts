import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slug } from '#model/schema/primitives.ts';
import { folderNameOf } from '#scaffold/folder-name.ts';

test.each([
  ['My Workshop', 'my-workshop'],
  ['Oficina de ação!', 'oficina-de-acao'],
  ['k8s_2026', 'k8s-2026'],
  ['工作坊', 'workshop'],
  ['check', 'workshop'],
  ['', 'workshop'],
])('%j is called %s', (text, name) => {
  expect(folderNameOf(text, 'workshop')).toBe(name);
});

test('whatever the text, it is a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(slug.safeParse(folderNameOf(text, 'workshop')).success).toBe(true);
    }),
  );
});
