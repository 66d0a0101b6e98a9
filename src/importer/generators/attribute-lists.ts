/**
 * The numbers of the lines with nothing but an attribute list that belongs to the block below it, as kramdown has it: nothing stands right
 * above it in the quotation or the element of HTML that both are in, but lists that belong there too.
 */
export function listsAboveBlocks(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let first = 0; first < lines.length; first += 1) {
    const depth = depthOf(lines[first] ?? '');
    if (!isList(lines[first], depth)) continue;
    let last = first;
    while (isList(lines[last + 1], depth)) last += 1;
    const above = within(lines[first - 1], depth);
    const isFirst = above.trim() === '' || opensMarkdown(above);
    let below = last + 1;
    while (isBlank(lines[below], depth)) below += 1;
    if (isFirst && within(lines[below], depth).trim() !== '')
      for (let index = first; index <= last; index += 1) found.add(index);
    first = last;
  }
  return found;
}

/** Whether a line is a tag alone, in whose element kramdown reads Markdown. */
export const opensMarkdown = (line: string): boolean =>
  /^\s*<\w+\b[^<>]*\smarkdown(?:=["']?(?:1|block|span)\b[^<>]*)?>\s*$/.test(line);

const isList = (line: string | undefined, depth: number): boolean =>
  /^\s*\{:[^}]*\}\s*$/.test(within(line, depth));

/** Whether a line is empty in a quotation that goes on with it. */
const isBlank = (line: string | undefined, depth: number): boolean =>
  line !== undefined && depthOf(line) >= depth && within(line, depth).trim() === '';

const depthOf = (line: string): number => (/^[\s>]*/.exec(line)?.[0] ?? '').split('>').length - 1;

/** What a line holds of a quotation that is so deep: nothing where the line is not in it. */
function within(line: string | undefined, depth: number): string {
  if (line === undefined || depthOf(line) < depth) return '';
  return line.split('>').slice(depth).join('>');
}
