/**
 * The lines of a file between two comments that end with a name, as shortcodes of single sites have them: `// snippet:sail` and
 * `// endsnippet:sail`, `# [START sail]` and `# [END sail]`. As those sites show them, without the margin that all have.
 */
export function betweenComments(lines: readonly string[], name: string): string[] | undefined {
  const [start = -1, end = -1, another] = lines.flatMap((line, at) =>
    nameOfMark(line) === name ? at : [],
  );
  if (end === -1 || another !== undefined || !/(?<![a-z])end/i.test(lines[end] ?? ''))
    return undefined;
  const inner = lines.slice(start + 1, end);
  const margins = inner.flatMap((line) => (line.trim() === '' ? [] : [line.search(/\S/)]));
  const margin = Math.min(...margins);
  return inner
    .map((line) => line.slice(margin))
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd()
    .split('\n');
}

/** The name behind the one word of a comment: `// snippet:sail`. */
const nameOfMark = (line: string): string | undefined =>
  /^\s*(?:\/\/|#|--|;|\/\*|<!--)\s*\[?[\w-]+(?:::?|\s+)([\w.-]+)\]?\s*(?:\*\/|-->)?$/.exec(
    line,
  )?.[1];
