import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight } from '#transforms/highlight.ts';

test('YAML keys, strings, numbers and comments are told apart by class', async () => {
  const [number, text] = await highlight("replicas: 3 # how 'many'\nname: calico", 'yaml');
  expect(number?.map(({ kind }) => kind)).toEqual(['keyword', 'constant', 'comment']);
  expect(text?.map(({ kind }) => kind)).toEqual(['keyword', 'string']);
});

test.each(['yaml', 'bash'] as const)(
  'highlighting %s neither adds nor loses a character',
  async (lang) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (raw) => {
        // CR is normalized when content is read, so it never comes here.
        const code = raw.replaceAll(/\r\n?/g, '\n');
        const lines = await highlight(code, lang);
        expect(lines.map((tokens) => tokens.map(({ text }) => text).join('')).join('\n')).toBe(
          code,
        );
      }),
      { numRuns: 60 },
    );
  },
);

test('the same text is highlighted once', () => {
  expect(highlight('a: 1', 'yaml')).toBe(highlight('a: 1', 'yaml'));
});
