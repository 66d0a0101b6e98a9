/** Where each object of a List stands in the text, without a parser that keeps places: by brackets or by dashes. */
import type { Place, TextDocument } from '#checker/types.ts';

/**
 * The place of each of the `count` objects of a document; that of the document for all of them where the text is laid
 * out in another way. Linear in the length of the text.
 */
export function objectPlaces(document: TextDocument, count: number): readonly Place[] {
  const { at, text } = document;
  if (count < 2) return [at];
  const lines = text.split('\n');
  const starts = /^\s*\{/.test(text) ? bracketed(lines) : dashed(lines);
  if (starts.length !== count) return Array.from({ length: count }, () => at);
  return starts.map((index) => ({
    line: at.line + index,
    start: 0,
    end: lines[index]?.length ?? 0,
  }));
}

/** Lines with the brace of an item: `{`, then `[`, then `{`. Metadata has lists of objects only deeper. */
function bracketed(lines: readonly string[]): number[] {
  const starts: number[] = [];
  const open: string[] = [];
  lines.forEach((line, index) => {
    for (let at = 0; at < line.length; at++) {
      const sign = line.charAt(at);
      if (sign === '"') at = stringEnd(line, at);
      else if (sign === '{' || sign === '[') {
        open.push(sign);
        if (open.length === 3 && open.join('') === '{[{') starts.push(index);
      } else if (sign === '}' || sign === ']') open.pop();
    }
  });
  return starts;
}

/** The index of the closing quote; no string of JSON goes over the end of a line. */
function stringEnd(line: string, from: number): number {
  let at = from + 1;
  while (at < line.length && line[at] !== '"') at += line[at] === '\\' ? 2 : 1;
  return at;
}

/** Lines of a YAML List with a dash of its outermost sequence, which `kubectl` prints without indentation. */
function dashed(lines: readonly string[]): number[] {
  const from = lines.indexOf('items:');
  return from < 0
    ? []
    : lines.flatMap((line, index) => (index > from && line.startsWith('- ') ? index : []));
}
