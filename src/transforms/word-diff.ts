/** A piece of two texts that are compared. */
export interface DiffPiece {
  change: 'same' | 'removed' | 'added';
  text: string;
}

/** Above this the texts are too different to be told apart word by word in reasonable time. */
const MOST_CELLS = 4_000_000;

/**
 * What changed between two texts, by words: a longest common subsequence. White space belongs to the word before it and
 * makes no difference. Words of languages that do not separate them (Chinese) are found by `Intl.Segmenter`. `same` and
 * `added` make up the second text.
 */
export function wordDiff(before: string, after: string, locale: string): DiffPiece[] {
  const [a, b] = [words(before, locale), words(after, locale)];
  let start = 0;
  while (start < a.length && start < b.length && isSame(a[start], b[start])) start += 1;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    isSame(a[a.length - 1 - end], b[b.length - 1 - end])
  ) {
    end += 1;
  }
  const middle = changed(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return joined([...b.slice(0, start).map(same), ...middle, ...b.slice(b.length - end).map(same)]);
}

const same = (text: string): DiffPiece => ({ change: 'same', text });

const isSame = (a: string | undefined, b: string | undefined): boolean =>
  a?.trimEnd() === b?.trimEnd();

function words(text: string, locale: string): string[] {
  const found: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = found.length - 1;
    if (segment.trim() === '' && last >= 0) found[last] += segment;
    else found.push(segment);
  }
  return found;
}

function changed(a: readonly string[], b: readonly string[]): DiffPiece[] {
  const removed = (text: string): DiffPiece => ({ change: 'removed', text });
  const added = (text: string): DiffPiece => ({ change: 'added', text });
  if (a.length * b.length > MOST_CELLS) return [...a.map(removed), ...b.map(added)];
  const width = b.length + 1;
  // lengths[i * width + j]: the longest common subsequence of what is left of both from i and j on.
  const lengths = new Uint16Array((a.length + 1) * width);
  const lengthAt = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = isSame(a[i], b[j])
        ? lengthAt(i + 1, j + 1) + 1
        : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const pieces: DiffPiece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [x, y] = [a[i], b[j]];
    if (x !== undefined && y !== undefined && isSame(x, y)) {
      pieces.push(same(y));
      [i, j] = [i + 1, j + 1];
    } else if (x !== undefined && (y === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      pieces.push(removed(x));
      i += 1;
    } else {
      pieces.push(added(y ?? ''));
      j += 1;
    }
  }
  return pieces;
}

/** Neighbours of one kind become one piece. */
function joined(pieces: readonly DiffPiece[]): DiffPiece[] {
  const all: DiffPiece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.change === piece.change) last.text += piece.text;
    else all.push({ ...piece });
  }
  return all;
}
