import { expect, test } from 'vitest';
import { constantUses, fillConstants } from '#transforms/constants.ts';

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
])('%s becomes %s', (text, filled) => {
  expect(fillConstants(text, constants)).toBe(filled);
});

test('words of Go templates are no constants', () => {
  expect(constantUses('{{if .x}}{{a}}{{else}}{{b}}{{end}}').map(({ name }) => name)).toEqual([
    'a',
    'b',
  ]);
});
