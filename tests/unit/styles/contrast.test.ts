import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from './oklch.ts';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const pattern =
  /^ {2}--([\w-]+): (?:light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)|(oklch\([^)]*\)));$/gm;
const tokens = new Map(
  [...css.matchAll(pattern)].map(([, name = '', light = '', dark = '', both = '']) => [
    name,
    { light: light || both, dark: dark || both },
  ]),
);
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

test.each(['light', 'dark'] as const)(
  'every text can be read on its ground at 4.5:1 (%s)',
  (scheme) => {
    const low = pairs
      .map(([ink, ground]) => {
        const ratio = contrast(tokens.get(ink)?.[scheme] ?? '', tokens.get(ground)?.[scheme] ?? '');
        return { pair: `${ink} on ${ground}`, ratio: Number(ratio.toFixed(2)) };
      })
      .filter(({ ratio }) => !(ratio >= 4.5));
    expect(low).toEqual([]);
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
