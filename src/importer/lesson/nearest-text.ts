/** A line that stands more often tells of no text. */
const MANY = 100;

/** A text that is so many times as long is shown as the part of it that is like what was sought. */
const MUCH_LONGER = 4;

/** The lines of all texts, one after the other. */
interface Lines {
  lines: readonly string[];
  /** Which of the texts has each. */
  textOf: readonly number[];
  /** Where a line stands, without the blanks around it. */
  placesOf: ReadonlyMap<string, readonly number[]>;
}

/** Finds the text that shares most lines with another, or the part of it that does; '' where none shares any. */
export function nearestIn(texts: readonly string[]): (sought: string) => string {
  let all: Lines | undefined;
  return (sought) => {
    all ??= linesOf(texts);
    const places = sharedPlaces(sought, all);
    const [best] = [...places].toSorted(
      ([one, here], [other, there]) => there.length - here.length || one - other,
    );
    if (best === undefined) return '';
    const [number, shared] = best;
    const text = texts[number] ?? '';
    return text.length > MUCH_LONGER * sought.length ? partLike(sought, shared, all) : text;
  };
}

/** Where the lines of a text stand in others, by the number of the other. */
function sharedPlaces(
  sought: string,
  { textOf, placesOf }: Lines,
): ReadonlyMap<number, readonly number[]> {
  const shared = new Map<number, number[]>();
  for (const line of new Set(sought.split('\n').map((each) => each.trim()))) {
    const places = placesOf.get(line) ?? [];
    for (const place of places.length > MANY ? places.slice(0, 1) : places) {
      const number = textOf[place] ?? 0;
      const having = shared.get(number);
      if (having === undefined) shared.set(number, [place]);
      else having.push(place);
    }
  }
  return shared;
}

/** Of a text that is much longer, as many lines as `sought` has, from the shared one behind which most of the others stand. */
function partLike(sought: string, shared: readonly number[], { lines, textOf }: Lines): string {
  const count = sought.split('\n').length;
  const places = shared.toSorted((one, other) => one - other);
  let best = { from: places[0] ?? 0, shared: 0 };
  let end = 0;
  for (const [at, from] of places.entries()) {
    while ((places[end] ?? Infinity) < from + count) end += 1;
    if (end - at > best.shared) best = { from, shared: end - at };
  }
  return lines
    .slice(best.from, best.from + count)
    .filter((_, at) => textOf[best.from + at] === textOf[best.from])
    .join('\n');
}

function linesOf(texts: readonly string[]): Lines {
  const lines: string[] = [];
  const textOf: number[] = [];
  const placesOf = new Map<string, number[]>();
  for (const [number, text] of texts.entries())
    for (const line of text.split('\n')) {
      const key = line.trim();
      const places = placesOf.get(key);
      if (places !== undefined) places.push(lines.length);
      else if (key !== '') placesOf.set(key, [lines.length]);
      lines.push(line);
      textOf.push(number);
    }
  return { lines, textOf, placesOf };
}
