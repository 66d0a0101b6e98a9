import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '#transforms/colour.ts';

const pattern =
  /^ +--([\w-]+): (?:light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)|(oklch\([^)]*\)));$/gm;

/** The colours that files set, by name. */
const tokensOf = (...files: readonly string[]) =>
  new Map(
    [
      ...files
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n')
        .matchAll(pattern),
    ].map(([, name = '', light = '', dark = '', both = '']) => [
      name,
      { light: light || both, dark: dark || both },
    ]),
  );
const tokens = tokensOf('src/styles/tokens.css');
const highContrast = new Map([...tokens, ...tokensOf('src/styles/settings.css')]);
const code = [...tokens.keys()].filter((name) => name.startsWith('tk-'));

/** Text tokens and the grounds they stand on. */
const pairs: readonly (readonly [ink: string, ground: string])[] = [
  ...['paper', 'raised', 'sunken', 'lit'].flatMap((ground) =>
    ['ink', 'ink-soft', ...code].map((ink) => [ink, ground] as const),
  ),
  ...['paper', 'raised', 'sunken', 'waiting-ground'].map((ground) => ['accent', ground] as const),
  ...['ready', 'waiting', 'failed'].flatMap((status) =>
    ['paper', 'raised', 'sunken', `${status}-ground`].map((ground) => [status, ground] as const),
  ),
  ...['ready', 'waiting', 'failed'].map((status) => ['ink', `${status}-ground`] as const),
  ['terminal-ink', 'terminal'],
  ['terminal-soft', 'terminal'],
  ['terminal-ink', 'terminal-rule'],
  ['paper', 'ink'],
  ['paper', 'accent'],
];

/** Lines, edges, and what lies before a page: nothing is read on them, nor in them. */
const lines = ['rule', 'rule-strong', 'veil'];

test('every colour is held against what it stands on, so that a new one cannot be left out', () => {
  const held = new Set([...pairs.flat(), ...lines]);
  expect([...tokens.keys()].filter((name) => !held.has(name))).toEqual([]);
});

test('no rule has a colour of its own: all take theirs from the tokens', () => {
  const colour =
    /^ *[a-z][\w-]*: .*(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\().*/gim;
  const own = readdirSync('src/styles')
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) =>
      [...readFileSync(`src/styles/${name}`, 'utf8').matchAll(colour)].map(
        ([declaration]) => `${name}: ${declaration.trim()}`,
      ),
    );
  expect(own).toEqual([]);
});

/** The pairs that cannot be read at a ratio. */
const below = (least: number, colours: typeof tokens, scheme: 'light' | 'dark') =>
  pairs
    .map(([ink, ground]) => {
      const ratio = contrast(colours.get(ink)?.[scheme] ?? '', colours.get(ground)?.[scheme] ?? '');
      return { pair: `${ink} on ${ground}`, ratio: Number(ratio.toFixed(2)) };
    })
    .filter(({ ratio }) => !(ratio >= least));

test.each(['light', 'dark'] as const)(
  'every text can be read on its ground at 4.5:1 (%s)',
  (scheme) => {
    expect(below(4.5, tokens, scheme)).toEqual([]);
  },
);

test.each(['light', 'dark'] as const)(
  'with high contrast every text can be read at 7:1 (%s)',
  (scheme) => {
    expect(below(7, highContrast, scheme)).toEqual([]);
  },
);

test('code in a terminal, which is dark in both schemes, is readable there', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const low = code.filter(
      (ink) =>
        !(contrast(tokens.get(ink)?.dark ?? '', tokens.get('terminal')?.[scheme] ?? '') >= 4.5),
    );
    expect(low).toEqual([]);
  }
});

test('what is not text but must be seen stands out at 3:1', () => {
  for (const scheme of ['light', 'dark'] as const) {
    for (const mark of ['rule-strong', 'ready', 'accent', 'failed', 'waiting']) {
      for (const ground of ['raised', 'sunken']) {
        const ratio = contrast(
          tokens.get(mark)?.[scheme] ?? '',
          tokens.get(ground)?.[scheme] ?? '',
        );
        expect(ratio, `${mark} on ${ground} ${scheme}`).toBeGreaterThanOrEqual(3);
      }
    }
  }
});
