import { readFileSync } from 'node:fs';

const file = new URL('./tokens.css', import.meta.url);

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
