import type { Output } from '#model/types.ts';

type Mark = Omit<Output['marks'][number], 'why'>;

/** Marks in text order; of two that overlap the first one listed in `differs` stays. */
export function inTextOrder<Place extends Mark>(marks: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (const mark of marks) {
    const overlaps = kept.some(
      (other) => other.line === mark.line && other.start < mark.end && mark.start < other.end,
    );
    if (!overlaps) kept.push(mark);
  }
  return kept.sort((a, b) => a.line - b.line || a.start - b.start);
}
