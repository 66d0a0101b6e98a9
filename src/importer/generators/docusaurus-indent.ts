/**
 * The lines of a page of MDX without the indentation that only shows what is inside of what. MDX has no indented code, but
 * Markdown would take the inside of `<TabItem>` for it.
 */
export function withoutIndent(lines: readonly string[]): string[] {
  const open: { name: string; indent: number | undefined }[] = [];
  return lines.map((line) => {
    const [, closing, closed = ''] = /^\s*<(\/)(tabs|tabitem|details)>\s*$/i.exec(line) ?? [];
    if (closing !== undefined && open.at(-1)?.name === closed.toLowerCase()) {
      open.pop();
      return line.trim();
    }
    const inside = open.at(-1);
    const own = /^ */.exec(line)?.[0].length ?? 0;
    if (inside !== undefined && line.trim() !== '') inside.indent ??= own;
    const text = line.slice(Math.min(own, inside?.indent ?? 0));
    const [, opened] = /^\s*<(tabs|tabitem|details)\b[^<>]*>\s*$/i.exec(line) ?? [];
    if (opened === undefined) return text;
    open.push({ name: opened.toLowerCase(), indent: undefined });
    return text.trim();
  });
}
