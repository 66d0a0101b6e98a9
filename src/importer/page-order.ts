/** The order of pages that no menu names: by the weights that they and their folders have, then by names. */

export function weightOf(data: Readonly<Record<string, unknown>>): number {
  const weight = numberIn(data['weight']);
  // Hugo takes a weight of 0 for none.
  const values = [weight === 0 ? undefined : weight].concat(
    [data['sidebar_position'], data['nav_order'], data['order']].map(numberIn),
  );
  return values.find((each) => each !== undefined) ?? Number.POSITIVE_INFINITY;
}

function numberIn(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === ''))
    return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** The page of a chapter comes before the pages in it. Then weights decide, then names: 2 comes before 10. */
export function compareStems(a: string, b: string, weights: ReadonlyMap<string, number>): number {
  const [one, other] = [a, b].map((stem) => (stem === '' ? [] : stem.split('/'))) as [
    string[],
    string[],
  ];
  for (let depth = 0; depth < Math.max(one.length, other.length); depth += 1) {
    const [x, y] = [one[depth], other[depth]];
    if (x === undefined || y === undefined) return x === undefined ? -1 : 1;
    if (x === y) continue;
    const weight = (parts: readonly string[]): number =>
      weights.get(parts.slice(0, depth + 1).join('/')) ?? Number.POSITIVE_INFINITY;
    const [left, right] = [weight(one), weight(other)];
    if (left !== right) return left < right ? -1 : 1;
    // The pages of this module stand at the top of a site of Antora.
    if (x === 'ROOT' || y === 'ROOT') return x === 'ROOT' ? -1 : 1;
    return compare(x, y);
  }
  return 0;
}

export const compare = (a: string, b: string): number =>
  a.localeCompare(b, 'en', { numeric: true }) || (a < b ? -1 : 1);
