import { readFileSync } from 'node:fs';

/** A colour of light or of dark pages, as `styles/tokens.css` has it. */
export function tokenIn(scheme: 'light' | 'dark', name: string): string {
  const css = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');
  const pattern = RegExp(`--${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`);
  const [, light = '', dark = ''] = pattern.exec(css) ?? [];
  return scheme === 'light' ? light : dark;
}
