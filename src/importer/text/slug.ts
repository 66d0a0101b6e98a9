/** Longer ids are cut between words. */
const MAX_LENGTH = 48;

/** Letters that are no plain letter with an accent. */
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
 * An id out of words: their ASCII letters and digits, without accents, with hyphens between them. undefined where
 * nothing of a word is left, as of most Chinese text.
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
