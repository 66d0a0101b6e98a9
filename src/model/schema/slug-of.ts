/** Longer ids are cut between words. */
const MAX_LENGTH = 48;

/** Letters that do not become ASCII when their accents are removed. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/**
 * An id made of words: their ASCII letters and digits, without accents, joined by hyphens. undefined where no word is left,
 * as with most Chinese text.
 */
export function slugOf(text: string): string | undefined {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþ]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  if (!words.some((word) => /[a-z0-9]{2}|^[a-z]$/.test(word))) return undefined;
  let slug = '';
  for (const word of words) {
    const next = slug === '' ? word.slice(0, MAX_LENGTH) : `${slug}-${word}`;
    if (next.length > MAX_LENGTH) break;
    slug = next;
  }
  return slug;
}
