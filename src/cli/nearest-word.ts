import { nearest } from '#model/diagnostics/nearest.ts';
import type { Say } from './words.ts';

/** "Did you mean …?" where a wrong word is near a known one, to go after a sentence; else ''. */
export function didYouMean(word: string, known: readonly string[], say: Say): string {
  const near = nearest(word, known);
  return near === undefined ? '' : say('cli.didYouMean', { word: near });
}

/** A list for a sentence; long ones are cut, since whoever made a typing error needs the nearest only. */
export function listed(words: readonly string[]): readonly string[] {
  return words.length > 30 ? [...words.slice(0, 30), '…'] : words;
}
