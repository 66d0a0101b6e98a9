/** Signs that the library of AsciiDoc would read, or has made of others. */

/** Signs of AsciiDoc in a line that stays as it is written, each as a character that means nothing. */
const signs = ['*', '_', '#', '^', '~', '`', '+'];

const first = 0xe010;

export const hidden = (text: string): string =>
  signs.reduce((made, sign, at) => made.replaceAll(sign, String.fromCodePoint(first + at)), text);

export const shown = (text: string): string =>
  signs.reduce((made, sign, at) => made.replaceAll(String.fromCodePoint(first + at), sign), text);

/** What its library makes of signs that are typed, also in code, where nobody could copy it. */
const typography = [
  ['\u2009\u2014\u2009', ' -- '],
  ['\u2014\u200B', '--'],
  ['\u2026\u200B', '...'],
  ['\u2019', "'"],
  ['\u2192', '->'],
  ['\u21D2', '=>'],
  ['\u2190', '<-'],
  ['\u21D0', '<='],
  ['\u00A9', '(C)'],
  ['\u00AE', '(R)'],
  ['\u2122', '(TM)'],
] as const;

/** Code in a line with the signs that the page, or what it includes, has in it. */
export function asTyped(code: string, source: string): string {
  const typed = typography.reduce((text, [made, written]) => text.replaceAll(made, written), code);
  return typed !== code && !source.includes(code) && source.includes(typed) ? typed : code;
}
