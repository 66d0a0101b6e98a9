/** A text for comparing, without comments, blank lines and differences of white space. */
export const normal = (text: string): string =>
  text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) =>
      line
        .replace(/(?:^|\s)#.*$/, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
