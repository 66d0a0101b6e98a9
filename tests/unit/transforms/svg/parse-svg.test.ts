import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elementsOf, parseSvg, attributeOf } from '#transforms/svg/parse-svg.ts';

test('elements, attributes and words are read, with where they stand', () => {
  const text =
    '<svg viewBox="0 0 8 8">\n  <!-- <g> -->\n  <text x="1">a &lt; b</text><path d="M0 0" />\n</svg>\n';
  const parsed = parseSvg(text);
  expect(parsed.ok).toBe(true);
  if (!parsed.ok) return;
  const [svg, words, path] = [...elementsOf(parsed.root)];
  expect(svg?.name).toBe('svg');
  expect(words?.text).toBe('a &lt; b');
  expect(words?.offset).toBe(text.indexOf('<text'));
  expect(path && attributeOf(path, 'd')).toBe('M0 0');
  expect(path && attributeOf(path, 'x')).toBeUndefined();
});

test.each([
  ['', 'no <svg>'],
  ['words', 'no <svg>'],
  ['<svg/>words', 'words outside of <svg>'],
  ['<svg><g></svg>', '<g>, which is not closed before </svg>'],
  ['<svg', 'something in <svg> that is no attribute'],
  ['<svg>', '<svg>, which is not closed'],
  ['<!DOCTYPE svg><svg/>', 'a "<" that begins no tag'],
  ['<svg><![CDATA[x]]></svg>', 'a "<" that begins no tag'],
  ['<svg a="<script>"/>', 'a "<" in the value of a'],
  ['<svg a="x/>', 'a value of a that does not end'],
  ['<svg>&nbsp;</svg>', 'an "&" that is not written &amp;'],
  ['<svg>&#38;</svg>', 'an "&" that is not written &amp;'],
  ['<?xml version="1.0"?><svg/>', 'a "<" that begins no tag'],
  ['<svg><?php x ?></svg>', 'a "<" that begins no tag'],
  ['<svg><!-- a -- b --></svg>', 'a comment with "--" in it'],
  ['<svg><!--></svg>', 'a comment that does not end'],
  ["<svg x='1'/>", 'x on <svg> without a value in double quotes'],
  ['</svg>', '</svg>, which closes nothing that is open'],
  ['<svg><g><g></g></svg>', '<g>, which is not closed before </svg>'],
  [`<svg>${'<g>'.repeat(100_000)}`, 'too deep a nesting'],
])('%j is refused: %s', (text, wrong) => {
  expect(parseSvg(text)).toMatchObject({ ok: false, wrong });
});

test.each([
  ['an attribute', '<svg>\n<g x="1" x="2"/></svg>', 'x="2"'],
  [
    'the tag that is open, not one of its name that is closed',
    '<svg><g x="1"><g></g></svg>',
    '<g x',
  ],
  ['what stands behind an emoji', '<svg>😀 & </svg>', '& '],
  ['a comment', '<svg>\n<!-- x </svg>', '<!--'],
])('a refusal points to %s', (_, text, piece) => {
  expect(parseSvg(text)).toMatchObject({ ok: false, offset: text.indexOf(piece) });
});

const pieces = [
  '<svg ',
  '<g>',
  '</g>',
  '/>',
  '>',
  '<',
  '"',
  ' a="',
  '&',
  '&amp;',
  '<!--',
  '-->',
  'x',
  '\n',
];

test('it never throws, and what it points to is in the text', () => {
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...pieces)).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (any) => {
      const parsed = parseSvg(any);
      if (parsed.ok) expect(any).toContain(`<${parsed.root.name}`);
      else expect(parsed.offset).toBeLessThanOrEqual(any.length);
    }),
  );
});
