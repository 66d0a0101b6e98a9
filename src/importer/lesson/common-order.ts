/** Beyond this many comparisons nothing is matched. */
const MAX_CELLS = 4_000_000;

/**
 * The pairs of two lists, in the order of both, that are worth most together: indexes of `ones`, each with the index of its match
 * in `others`. `worth` is 0 for what is no pair.
 */
export function inCommonOrder<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  worth: (one: One, other: Other) => number,
): Map<number, number> {
  const width = others.length + 1;
  if ((ones.length + 1) * width > MAX_CELLS) return new Map();
  const sums = new Float64Array((ones.length + 1) * width);
  const at = (i: number, j: number): number => sums[i * width + j] ?? 0;
  const paired = (i: number, j: number): number => {
    const own = worth(ones[i] as One, others[j] as Other);
    return own === 0 ? 0 : at(i + 1, j + 1) + own;
  };
  for (let i = ones.length - 1; i >= 0; i -= 1) {
    for (let j = others.length - 1; j >= 0; j -= 1)
      sums[i * width + j] = Math.max(paired(i, j), at(i + 1, j), at(i, j + 1));
  }
  const pairs = new Map<number, number>();
  for (let i = 0, j = 0; i < ones.length && j < others.length;) {
    const sum = paired(i, j);
    if (sum > 0 && sum === at(i, j)) {
      pairs.set(i, j);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
