import { AstroError } from 'astro/errors';
import { contrast, hexOf, nearestReadable } from '#transforms/colour.ts';
import { tokenIn } from '#styles/tokens.ts';

/** The colour of links, focus and what a pointer is on, in both schemes. */
export interface Accent {
  light: string;
  dark: string;
}

/** WCAG 2.2 AA for text: https://www.w3.org/TR/WCAG22/#contrast-minimum. */
const AA = 4.5;

/** What the accent stands on, by the names of `styles/tokens.css`, in words; buttons have the paper's colour on it, which is the same pair. */
const grounds = {
  paper: 'the page',
  raised: 'a raised block',
  sunken: 'a sunken block',
  'waiting-ground': 'a notice',
} as const;

/**
 * Holds an accent against every ground that it stands on.
 * @throws AstroError that names the pair, its ratio, and the nearest colour that can be read.
 */
export function checkAccent(accent: Accent): void {
  const problems = (['light', 'dark'] as const).flatMap((scheme) => {
    const colour = accent[scheme];
    const own = Object.entries(groundsIn(scheme));
    const [worst] = own
      .map(([name, ground]) => ({ name, ground, ratio: contrast(colour, ground) }))
      .toSorted((a, b) => a.ratio - b.ratio);
    if (worst === undefined || worst.ratio >= AA) return [];
    const words = grounds[worst.name as keyof typeof grounds];
    const all = own.map(([, ground]) => ground);
    return [
      `accent.${scheme} ${colour} on ${words} (--${worst.name}, ${hexOf(worst.ground)}) has a contrast of ${shown(worst.ratio)} to 1; text needs ${AA} to 1 (WCAG AA). The nearest colour that has it: ${nearestReadable(colour, all, AA) ?? 'none'}.`,
    ];
  });
  if (problems.length === 0) return;
  throw new AstroError(
    'The accent passed to readyroom() in astro.config cannot be read everywhere.',
    problems.join('\n'),
  );
}

/** A colour that text has, on what it stands on in one scheme. */
export interface PaletteEntry {
  scheme: keyof Accent;
  colour: string;
  /** The name of the ground in `styles/tokens.css`, and in words. */
  ground: string;
  words: string;
  /** From 1 to 21, with two decimals. */
  ratio: string;
}

/** The accent of a site, or ours where it has none, on every ground in both schemes. */
export const paletteOf = (accent: Accent | undefined): readonly PaletteEntry[] =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const colour = accent?.[scheme] ?? hexOf(tokenIn(scheme, 'accent'));
    return Object.entries(grounds).map(([ground, words]) => {
      const ratio = shown(contrast(colour, tokenIn(scheme, ground)));
      return { scheme, colour, ground, words, ratio };
    });
  });

/** Rounded down: what is short of a ratio never looks as if it had it. */
const shown = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The grounds of a scheme. */
const groundsIn = (scheme: keyof Accent): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(grounds).map((name) => [name, tokenIn(scheme, name)]));
