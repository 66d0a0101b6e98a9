import { nearest } from '#model/diagnostics/nearest.ts';

/** " Did you mean …?" where a name is near a known one, to go after a sentence; else ''. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

/** The most names of a list that is printed: whoever made a typing error needs only the nearest. */
const MOST = 30;

/** Names as a list in a sentence; a long one is cut. */
export const listed = (names: readonly string[]): string =>
  (names.length > MOST ? [...names.slice(0, MOST), '…'] : names).join(', ');
