import { MASKED, secretNames } from '#masking/mask.ts';

/** What looks as if it should not be published, and where: line and column, from 1. */
export interface SecretLike {
  line: number;
  column: number;
  why: 'masked' | 'random' | 'named';
}

/** As many signs as a token has at least. */
const SHORTEST = 24;

/** A word of base64 or base64url; digests in hex are none, names have hyphens and dots between words. */
const words = /[\w+/-]{24,}={0,2}/g;

/**
 * What follows the name of a secret. Of `secret` alone only a whole word counts, since existingSecret and tlsSecret are names of
 * Secrets.
 */
const named = new RegExp(
  String.raw`((?:${secretNames}|(?<![a-z\d])secret)["']?\s*[:=]\s*["']?)(?![<$*•]|null|""|'')[^\s"',]{6,}`,
  'i',
);

/** The first place of a text that looks secret, after all that is known to be secret was taken out; undefined: there is none. */
export function secretLike(text: string): SecretLike | undefined {
  for (const [index, line] of text.split('\n').entries()) {
    const at = (column: number, why: SecretLike['why']): SecretLike => ({
      ...{ line: index + 1, column: column + 1, why },
    });
    const masked = line.indexOf(MASKED);
    if (masked !== -1) return at(masked, 'masked');
    const name = named.exec(line);
    if (name !== null) return at(name.index, 'named');
    const word = randomIn(line);
    if (word !== undefined) return at(word.index, 'random');
  }
  return undefined;
}

/** A text in which all is masked that looks secret, whether it is or not. */
export const maskSecretLike = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const plain = line.replaceAll(new RegExp(named, 'gi'), `$1${MASKED}`);
      return plain.replaceAll(words, (word) => (isRandom(word) ? MASKED : word));
    })
    .join('\n');

const randomIn = (line: string): RegExpExecArray | undefined =>
  [...line.matchAll(words)].find(([found]) => isRandom(found));

/** Whether a word is of the kind that machines draw: capitals, small letters and digits mixed, and few signs twice. */
function isRandom(word: string): boolean {
  if (/^[\da-f-]+$/i.test(word)) return false;
  // A path or a name of several words is read by its parts.
  const longest = word
    .split(/[/_-]/)
    .reduce((most, part) => (part.length > most.length ? part : most), '');
  if (longest.length < SHORTEST) return false;
  const isMixed = [/[a-z]/, /[A-Z]/, /\d/].every((sort) => sort.test(longest));
  return isMixed && bitsPerSign(longest) > 3.5;
}

/** Shannon's entropy. */
function bitsPerSign(text: string): number {
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => {
    const share = count / text.length;
    return bits - share * Math.log2(share);
  }, 0);
}
