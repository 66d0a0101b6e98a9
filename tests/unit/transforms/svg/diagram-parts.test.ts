import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diagramParts } from '#transforms/svg/diagram-parts.ts';
import { parseSvg } from '#transforms/svg/parse-svg.ts';
import type { SvgElement } from '#transforms/svg/parse-svg.ts';

const partsOf = (inner: string) => {
  const parsed = parseSvg(`<svg>${inner}</svg>`);
  return parsed.ok ? diagramParts(parsed.root, 'own-') : undefined;
};

test('markup is kept without comments and white space, words of labels are left open', () => {
  expect(partsOf('\n <g><!-- x -->\n <text x="1" data-label="pod" data-max="9" /> </g>\n')).toEqual(
    ['<g><text x="1">', { label: 'pod' }, '</text></g>'],
  );
});

test('ids and what leads to them become the page’s own', () => {
  expect(partsOf('<marker id="to" /><path marker-end="url(#to)" />')).toEqual([
    '<marker id="own-to"/><path marker-end="url(#own-to)"/>',
  ]);
});

test('what is written is read again as the same elements', () => {
  const element = (children: fc.Arbitrary<SvgElement[]>): fc.Arbitrary<SvgElement> =>
    fc.record({
      name: fc.constantFrom('g', 'path', 'text'),
      attributes: fc.constant([]),
      children,
      text: fc.constantFrom('', 'word', '&amp;'),
      offset: fc.constant(0),
    });
  const tree = element(fc.array(element(fc.array(element(fc.constant([]))))));
  fc.assert(
    fc.property(tree, (root) => {
      const once = diagramParts(root, '').join('');
      const again = parseSvg(`<svg>${once}</svg>`);
      expect(again.ok && diagramParts(again.root, '').join('')).toBe(once);
    }),
  );
});
