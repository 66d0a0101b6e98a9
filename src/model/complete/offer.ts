/** A name, and what bears it, in a line or some. */
export interface Name {
  name: string;
  about?: string;
}

/** What may stand in a place of a text, in place of what stands from `from` to `to` (UTF-16 offsets, end exclusive). */
export interface Offers {
  from: number;
  to: number;
  offers: readonly Offer[];
}

export interface Offer extends Name {
  kind: 'id' | 'value' | 'component' | 'attribute';
  /** What is written, where it is not the name. */
  written?: string;
}

export const ids = (names: readonly Name[]): Offer[] =>
  names.map((each) => ({ ...each, kind: 'id' }));

/** The word at a place: what ids are made of. */
export function wordAt(text: string, offset: number): { from: number; to: number } {
  const signs = /[\w-]/;
  let [from, to] = [offset, offset];
  while (from > 0 && signs.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && signs.test(text.charAt(to))) to += 1;
  return { from, to };
}
