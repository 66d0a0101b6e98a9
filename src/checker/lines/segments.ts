/** Splits a line where kubectl's printer separates cells: at two or more spaces, or at a tab. */
export interface Segment {
  text: string;
  start: number;
  end: number;
}

/** Pieces of `text` from `from` on, with their offsets. `single` splits at every space. */
export function segmentsOf(text: string, from = 0, single = false): Segment[] {
  const segments: Segment[] = [];
  for (let start = skipBlanks(text, from); start < text.length;) {
    let end = start + 1;
    for (; end < text.length; end++) {
      const code = text.charCodeAt(end);
      if (code === 9 || (code === 32 && (single || isBlank(text, end + 1)))) break;
    }
    segments.push({ text: text.slice(start, end), start, end });
    start = skipBlanks(text, end);
  }
  return segments;
}

/** Pieces between the `|` of a pipe table, or between tabs; blank ones are kept, with text ''. */
export function segmentsBetween(text: string, separator: '|' | '\t', from: number): Segment[] {
  const segments: Segment[] = [];
  for (let at = from; at <= text.length;) {
    let next = text.indexOf(separator, at);
    if (next < 0) next = text.length;
    let start = at;
    while (start < next && isBlank(text, start)) start++;
    let end = next;
    while (end > start && isBlank(text, end - 1)) end--;
    segments.push({ text: text.slice(start, end), start, end });
    at = next + 1;
  }
  return segments;
}

export function isBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || code === 9;
}

/** Where the first character from `from` on stands that is no blank. */
export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text, at)) at++;
  return at;
}
