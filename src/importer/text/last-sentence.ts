/** The last sentence of a text, which tells what stands below it. */

/** What is read of the end of a sentence, in characters: longer ones announce nothing by how they begin. */
const LONGEST = 1000;

/** The last sentence of a text, without the sign that ends it. */
export function lastSentence(text: string): string {
  // A sentence goes on in the next line where that begins with a small letter.
  const body = withoutEnd(text).replaceAll(/\n(?=\p{Ll})/gu, ' ');
  const start = Math.max(
    ...['. ', '! ', '? ', '。', '！', '？', '\n'].map((mark) => body.lastIndexOf(mark)),
  );
  const last = body.slice(start + 1).slice(-LONGEST);
  return withoutEnd(last.replace(/\b(?:i\.e|e\.g)$/, ''));
}

/** A text without the signs that end it. */
export function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \n\t.:。：…'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
