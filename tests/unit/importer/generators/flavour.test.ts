import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guessFlavour } from '#importer/generators/flavour.ts';

test.each([
  ['hugo', '{{< x >}}'],
  ['jekyll', '{% raw %}'],
  ['docusaurus', ':::note\n:::'],
  ['markdown', '# Title'],
] as const)('%s is guessed from %j', (flavour, text) => {
  expect(guessFlavour('page.md', text)).toBe(flavour);
});

test('a text without a single mark is plain text', () => {
  const text = readFileSync(
    'tests/fixtures/importer/text/blocks-are-known-by-their-shape.md',
    'utf8',
  );
  expect(guessFlavour('a.txt', text)).toBe('text');
});
