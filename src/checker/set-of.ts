/** A set of words, written with a blank between each two. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
