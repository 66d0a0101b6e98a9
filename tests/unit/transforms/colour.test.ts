import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, hexOf, nearestReadable } from '#transforms/colour.ts';

test.each([
  ['#000', '#fff', 21],
  ['#ffffff', '#ffffff', 1],
  // https://webaim.org/resources/contrastchecker/
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
])('%s on %s is %d to 1', (ink, ground, ratio) => {
  expect(contrast(ink, ground)).toBeCloseTo(ratio, 2);
  expect(contrast(ground, ink)).toBeCloseTo(ratio, 2);
});

test('what is no colour has no contrast', () => {
  expect(contrast('navy', '#fff')).toBeNaN();
});

test('a colour of OKLCH is the same as hex', () => {
  // https://www.w3.org/TR/css-color-4/#ok-lab: the red of sRGB.
  expect(hexOf('oklch(62.7955% 0.257683 29.2339)')).toBe('#ff0000');
  expect(hexOf('oklch(100% 0 0)')).toBe('#ffffff');
});

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('the nearest colour can be read on all grounds, and what can be read is its own nearest', () => {
  const grounds = ['#fbf9f5', '#ffffff', '#f3f0ea'];
  fc.assert(
    fc.property(hex, (colour) => {
      const found = nearestReadable(colour, grounds, 4.5) ?? '';
      for (const ground of grounds) expect(contrast(found, ground)).toBeGreaterThanOrEqual(4.5);
      if (grounds.every((ground) => contrast(colour, ground) >= 4.5)) expect(found).toBe(colour);
    }),
  );
});

test('where nothing can be read there is none', () => {
  expect(nearestReadable('#808080', ['#000000', '#ffffff'], 7)).toBeUndefined();
});
