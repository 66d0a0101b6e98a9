import type { Include } from './include.ts';

/** What mdBook fills in, also between fences: `{{#include boats.rs:2:5}}`, `{{#include boats.rs:hull}}` for a part that the file marks. */
export const filledByBook = /\{\{ ?#(?:include|rustdoc_include|playground) [^{}\n]{1,200}\}\}/;

/** The file that such a line shows. */
export function mdBookInclude(line: string): Include | undefined {
  if (filledByBook.exec(line)?.[0] !== line) return undefined;
  const [, named = ''] = line.split(/[ {}]/).filter((word) => word !== '');
  const [address = '', from = '', to = from] = named.split(':', 3);
  const made = { address, folders: [], as: 'text', values: {} } as const;
  if (address === named) return made;
  return /^\d*$/.test(from)
    ? { ...made, part: { ranges: [{ from: Number(from) || 1, to: Number(to) || Infinity }] } }
    : { ...made, part: { name: from } };
}
