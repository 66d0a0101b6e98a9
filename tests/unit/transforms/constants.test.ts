import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asLiteral, constantUses, fillConstants } from '#transforms/constants.ts';

const constants = { base: 'https://example.org', 'a-b_2': '{{base}}' };

test.each([
  ['{{base}}/x', 'https://example.org/x'],
  ['{{base}}{{base}}', 'https://example.orghttps://example.org'],
  ['{{a-b_2}}', '{{base}}'],
  ['{{other}}', '{{other}}'],
  ['{{toString}}', '{{toString}}'],
  [
    '{{ .Values.x }} {{range .items}}{{end}} {{{base}}}',
    '{{ .Values.x }} {{range .items}}{{end}} {https://example.org}',
  ],
  [String.raw`\{{base}} \\{{base}}`, String.raw`{{base}} \{{base}}`],
  [String.raw`\{{other}} \{{end}} \{base}`, String.raw`{{other}} \{{end}} \{base}`],
])('%s becomes %s', (text, filled) => {
  expect(fillConstants(text, constants)).toBe(filled);
});

test('words of Go templates are no constants', () => {
  expect(constantUses('{{if .x}}{{a}}{{else}}{{b}}{{end}}').map(({ name }) => name)).toEqual([
    'a',
    'b',
  ]);
});

test('behind a backslash stands no constant', () => {
  expect(constantUses(String.raw`\{{a}} \\{{b}} {{c}}`).map(({ name }) => name)).toEqual(['c']);
});

test('any text can be written so that no constant is filled in', () => {
  const part = fc.constantFrom('{{base}}', '{{x-y}}', '{{end}}', '\\', '{', '}', 'base', ' ');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      expect(constantUses(asLiteral(text))).toEqual([]);
      expect(fillConstants(asLiteral(text), constants)).toBe(text);
    }),
  );
});
