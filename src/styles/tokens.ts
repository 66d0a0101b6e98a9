import { readFileSync } from 'node:fs';

/** From src/ and from lib/, where Node loads it in other projects. */
const file = new URL('../../src/styles/tokens.css', import.meta.url);

/**
 * A colour of light or of dark pages, as `tokens.css` has it. What Vite compiles brings the text of that file along: it does not stand
 * where it was written.
 */
export function tokenIn(
  scheme: 'light' | 'dark',
  name: string,
  css: string = readFileSync(file, 'utf8'),
): string {
  const pattern = RegExp(`--${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`);
  const [, light = '', dark = ''] = pattern.exec(css) ?? [];
  return scheme === 'light' ? light : dark;
}
