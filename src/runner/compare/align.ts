/** A step from one list to another: an item of both, of the first alone, or of the second alone. */
export type AlignStep<One, Other> =
  | { is: 'same'; one: One; other: Other }
  | { is: 'missing'; one: One }
  | { is: 'extra'; other: Other };

/** Longer lists than these are held against each other item by item, since the table would be too large. */
const MOST = 4_000_000;

/** The shortest way from one list to another, in their order; what is taken away stands before what comes in its place. */
export function aligned<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  isSame: (one: One, other: Other) => boolean,
): AlignStep<One, Other>[] {
  const [rows, columns] = [ones.length, others.length];
  if (rows * columns > MOST) return pairwise(ones, others, isSame);
  const width = columns + 1;
  const same = new Uint8Array(rows * columns);
  /** How many items the rests of both lists have in common. */
  const common = new Uint32Array((rows + 1) * width);
  for (let at = rows - 1; at >= 0; at -= 1)
    for (let to = columns - 1; to >= 0; to -= 1) {
      const fits = isSame(ones[at] as One, others[to] as Other);
      same[at * columns + to] = Number(fits);
      common[at * width + to] = fits
        ? (common[(at + 1) * width + to + 1] ?? 0) + 1
        : Math.max(common[(at + 1) * width + to] ?? 0, common[at * width + to + 1] ?? 0);
    }
  const steps: AlignStep<One, Other>[] = [];
  let [at, to] = [0, 0];
  while (at < rows || to < columns) {
    const isBoth = at < rows && to < columns && same[at * columns + to] === 1;
    const without = common[(at + 1) * width + to] ?? 0;
    if (isBoth) steps.push({ is: 'same', one: ones[at++] as One, other: others[to++] as Other });
    else if (at < rows && (to === columns || without >= (common[at * width + to + 1] ?? 0)))
      steps.push({ is: 'missing', one: ones[at++] as One });
    else steps.push({ is: 'extra', other: others[to++] as Other });
  }
  return steps;
}

function pairwise<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  isSame: (one: One, other: Other) => boolean,
): AlignStep<One, Other>[] {
  return Array.from({ length: Math.max(ones.length, others.length) }, (_, index) => index).flatMap(
    (index): AlignStep<One, Other>[] => {
      const [one, other] = [ones[index], others[index]];
      if (one !== undefined && other !== undefined && isSame(one, other))
        return [{ is: 'same', one, other }];
      return [
        ...(one === undefined ? [] : [{ is: 'missing' as const, one }]),
        ...(other === undefined ? [] : [{ is: 'extra' as const, other }]),
      ];
    },
  );
}

/**
 * `others` in the order of the items of `ones` that they fit: as many as can have a partner get one (Kuhn's algorithm).
 * Those without a partner come last, in their order.
 */
export function inOrderOf<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  isSame: (one: One, other: Other) => boolean,
): Other[] {
  const partner = new Map<number, number>();
  const fitting = ones.map((one) =>
    others.flatMap((other, index) => (isSame(one, other) ? [index] : [])),
  );
  const place = (one: number, tried: Set<number>): boolean =>
    (fitting[one] ?? []).some((other) => {
      if (tried.has(other)) return false;
      tried.add(other);
      const holder = partner.get(other);
      if (holder !== undefined && !place(holder, tried)) return false;
      partner.set(other, one);
      return true;
    });
  for (const one of ones.keys()) place(one, new Set());
  const at = (index: number): number => partner.get(index) ?? ones.length;
  return [...others.keys()]
    .toSorted((a, b) => at(a) - at(b) || a - b)
    .map((index) => others[index] as Other);
}
