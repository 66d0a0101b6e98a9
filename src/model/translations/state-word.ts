import type { UnitStateWord } from './unit-state.ts';

/** The state of a unit that the source has, by whether it is translated and the hash it was made from. */
export function stateWord(
  isThere: boolean,
  madeFrom: string | undefined,
  hash: string,
): UnitStateWord {
  if (!isThere) return 'missing';
  if (madeFrom === undefined) return 'unrecorded';
  return madeFrom === hash ? 'current' : 'stale';
}
