import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlightYaml } from '#transforms/highlight-yaml.ts';

test('YAML keys, strings, numbers and comments are told apart by class', async () => {
  const [number, text] = await highlightYaml("replicas: 3 # how 'many'\nname: calico");
  expect(number?.map(({ kind }) => kind)).toEqual(['keyword', 'constant', 'comment']);
  expect(text?.map(({ kind }) => kind)).toEqual(['keyword', 'string']);
});

test('highlighting neither adds nor loses a character', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (raw) => {
      // CR is normalized when content is read, so it never comes here.
      const code = raw.replaceAll(/\r\n?/g, '\n');
      const lines = await highlightYaml(code);
      expect(lines.map((tokens) => tokens.map(({ text }) => text).join('')).join('\n')).toBe(code);
    }),
    { numRuns: 60 },
  );
});

test('the same text is highlighted once', () => {
  expect(highlightYaml('a: 1')).toBe(highlightYaml('a: 1'));
});
