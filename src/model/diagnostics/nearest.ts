/** The known word a wrong one was probably meant to be: at most two typing slips away, a third of a long word. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const ranked = known
    .map((each) => ({ each, slips: slips(lower, each.toLowerCase()) }))
    .sort((a, b) => a.slips - b.slips);
  const [best] = ranked;
  return best !== undefined &&
    best.slips <= Math.max(2, word.length / 3) &&
    best.slips < word.length
    ? best.each
    : undefined;
}

/** Edit distance, two neighbouring characters swapped counting as one slip (optimal string alignment). */
function slips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > Math.max(2, a.length / 3)) return Infinity;
  let twoBack: number[] = [];
  let back = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (back[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (back[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? (twoBack[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    twoBack = back;
    back = row;
  }
  return back[b.length] ?? Infinity;
}
