/** Beyond this many comparisons only equal beginnings and ends are matched. */
const MAX_CELLS = 4_000_000;

/**
 * The longest selection of pairs that keeps the order of both lists (longest common subsequence): indexes of `ones` with
 * those of `others` they match.
 */
export function inCommonOrder<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  isMatch: (one: One, other: Other) => boolean,
): Map<number, number> {
  const width = others.length + 1;
  if ((ones.length + 1) * width > MAX_CELLS) return new Map();
  const lengths = new Uint32Array((ones.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = ones.length - 1; i >= 0; i -= 1) {
    for (let j = others.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = isMatch(ones[i] as One, others[j] as Other)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs = new Map<number, number>();
  for (let i = 0, j = 0; i < ones.length && j < others.length;) {
    if (isMatch(ones[i] as One, others[j] as Other)) {
      pairs.set(i, j);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
