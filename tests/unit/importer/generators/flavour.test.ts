import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guessFlavour } from '#importer/generators/flavour.ts';

test.each([
  ['hugo', '{{< x >}}'],
  ['jekyll', '{% raw %}'],
  ['docusaurus', ':::note\n:::'],
  ['docusaurus', '---\nweight: 3\n---\n\n:::caution\n\nWords\n\n:::'],
  ['mkdocs', '!!! Question\n\n    What is it?'],
  ['mkdocs', '!!! NOTE\n\n    Words.'],
  ['markdown', '!!! Everybody must see this'],
  ['markdown', '# Title'],
] as const)('%s is guessed from %j', (flavour, text) => {
  expect(guessFlavour('page.md', text)).toBe(flavour);
});

test.each([
  ['a box', '---\nlayout: doc\n---\n\n::: info\nWords\n:::\n'],
  ['a group of code', '---\nlayout: doc\n---\n\n::: code-group\n'],
  ['a file that it shows', '---\nlayout: doc\n---\n\n<<< @/boat.js\n'],
  ['a script of Vue', '---\nlayout: home\n---\n\n<script setup>\n</script>\n'],
])('a page of VitePress is known by %s, whatever its layout', (_, text) => {
  expect(guessFlavour('page.md', text)).toBe('docusaurus');
});

test.each([
  ['a box', '{% hint style="info" %}\nWords\n{% endhint %}\n'],
  ['a tab', '{% tabs %}\n{% tab title="A" %}\nWords\n{% endtab %}\n{% endtabs %}\n'],
  ['the layout of its parts', '---\nlayout:\n  title:\n    visible: true\n---\n\n# Boats\n'],
])('a page of GitBook is known by %s, and Jekyll runs nothing in it', (_, text) => {
  expect(guessFlavour('page.md', text)).toBe('markdown');
});

test.each([
  ['metadata', 'summary: Boats\nid: boats\ncategories: wood\n\n# Boats\n'],
  ['a comment above metadata', '<!--\nBoats\n-->\nid: boats\nfeedback link: https://x.example\n'],
  ['the time of a step', '## Row\nDuration: 5\n\nRow.\n'],
  ['a box', 'Row.\n\nPositive\n: Rowing is fun.\n'],
  ['a quoted box', '> aside negative\n> Mind the wind.\n'],
] as const)('a codelab is known by %s', (_, text) => {
  expect(guessFlavour('page.md', text)).toBe('codelabs');
});

test.each([
  ['where to write', 'Feedback link: https://x.example\n\n# Boats\n'],
  ['a time in a list of facts', '# A film\n\nTitle: Boats\nDuration: 90\n'],
  ['an id and a summary', 'id: 7\nsummary: Boats\n\n# Boats\n'],
])('%s alone makes no codelab', (_, text) => {
  expect(guessFlavour('page.md', text)).toBe('markdown');
});

test('a text without a single mark is plain text', () => {
  const text = readFileSync(
    'tests/fixtures/importer/text/blocks-are-known-by-their-shape.md',
    'utf8',
  );
  expect(guessFlavour('a.txt', text)).toBe('text');
});
