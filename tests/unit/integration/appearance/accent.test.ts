import { AstroError } from 'astro/errors';
import { expect, test } from 'vitest';
import { checkAccent, paletteOf } from '../../../../src/integration/appearance/accent.ts';

const good = { light: '#8a1c5a', dark: '#f0a3cf' };

test('an accent that can be read everywhere is taken', () => {
  expect(() => {
    checkAccent(good);
  }).not.toThrow();
});

test('one that cannot is told with the pair, its ratio, and a colour that can', () => {
  let hint = '';
  try {
    checkAccent({ light: '#ff8800', dark: '#333' });
  } catch (error) {
    if (error instanceof AstroError) hint = error.hint ?? '';
  }
  const [light, dark] = hint.split('\n');
  expect(light).toBe(
    'accent.light #ff8800 on a notice (--waiting-ground, #fdefcf) has a contrast of 2.10 to 1; text needs 4.5 to 1 (WCAG AA). The nearest colour that has it: #a75806.',
  );
  expect(dark).toMatch(
    /^accent\.dark #333 on .* has a contrast of 1\.\d\d to 1; .*: #[\da-f]{6}\.$/,
  );
  const nearest = (line = ''): string => /#[\da-f]{6}(?=\.$)/.exec(line)?.[0] ?? '';
  expect(() => {
    checkAccent({ light: nearest(light), dark: nearest(dark) });
  }).not.toThrow();
});

test.each([
  ['an accent of its own', good, ['#8a1c5a', '#f0a3cf']],
  [
    'ours',
    undefined,
    [expect.stringMatching(/^#[\da-f]{6}$/), expect.stringMatching(/^#[\da-f]{6}$/)],
  ],
])(
  'the palette of a site with %s has each ground with a contrast that can be read',
  (_, accent, colours) => {
    const palette = paletteOf(accent);
    expect(palette.map(({ scheme, ground }) => `${scheme} ${ground}`)).toEqual([
      ...['light paper', 'light raised', 'light sunken', 'light waiting-ground'],
      ...['dark paper', 'dark raised', 'dark sunken', 'dark waiting-ground'],
    ]);
    expect([...new Set(palette.map(({ colour }) => colour))]).toEqual(colours);
    for (const { ratio } of palette) expect(Number(ratio)).toBeGreaterThanOrEqual(4.5);
  },
);
