/** Longer texts are looked for by so many of their characters. */
const LENGTH = 6;

/** So many are looked for one by one, which is faster. */
const FEW = 20;

/** A text that is looked for, by a few of its characters. */
interface Sought {
  text: string;
  /** Where in it those characters begin. */
  at: number;
}

/** In how many of `texts` each of `sought` stands, those left out that stand in none. */
export function findTexts(sought: Iterable<string>, texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  const all = [...sought];
  if (all.length === 0) return counts;
  const textsWithin = textFinder(all);
  for (const text of texts)
    for (const each of textsWithin(text)) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/**
 * Finds which of `sought` stand in a text. Many are looked for at once, by the characters of each that fewest others have: the time grows
 * with the texts, not with the texts for each that is sought.
 */
export function textFinder(sought: Iterable<string>): (text: string) => ReadonlySet<string> {
  const all = [...new Set(sought)].filter((each) => each !== '');
  if (all.length <= FEW) return (text) => new Set(all.filter((each) => text.includes(each)));
  const byKey = textsByKey(all);
  const lengths = [...new Set([...byKey.keys()].map(({ length }) => length))];
  return (text) => {
    const found = new Set<string>();
    for (let at = 0; at < text.length; at += 1)
      for (const length of lengths)
        for (const each of byKey.get(text.slice(at, at + length)) ?? [])
          if (text.startsWith(each.text, at - each.at)) found.add(each.text);
    return found;
  };
}

function textsByKey(texts: readonly string[]): Map<string, Sought[]> {
  const having = new Map<string, number>();
  for (const text of texts)
    for (const key of keysIn(text)) having.set(key, (having.get(key) ?? 0) + 1);
  const found = new Map<string, Sought[]>();
  for (const text of texts) {
    let rarest = { key: '', at: 0, count: Infinity };
    for (const [at, key] of keysIn(text).entries()) {
      const count = having.get(key) ?? 0;
      if (count < rarest.count) rarest = { key, at, count };
    }
    const same = found.get(rarest.key) ?? [];
    same.push({ text, at: rarest.at });
    found.set(rarest.key, same);
  }
  return found;
}

/** What of a text it may be found by. */
const keysIn = (text: string): string[] =>
  Array.from({ length: Math.max(1, text.length - LENGTH + 1) }, (_, at) =>
    text.slice(at, at + LENGTH),
  );
