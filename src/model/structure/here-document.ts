/** A here-document of a POSIX shell (`<<EOF`): what is between its operator's line and its delimiter is text. */
export interface HereDocument {
  delimiter: string;
  /** A quoted delimiter: nothing is filled in. */
  literal: boolean;
  /** `<<-`: tabs before the delimiter do not count. */
  tabs: boolean;
}

/** Offset of the next line break, or the end of the text. */
export function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

/** Reads `<<`, `<<-` and the delimiter; undefined for a here-string (`<<<`) and where no delimiter follows. */
export function hereDocumentAt(
  text: string,
  at: number,
): { document: HereDocument; end: number } | undefined {
  if (text[at + 2] === '<') return undefined;
  const tabs = text[at + 2] === '-';
  let start = at + (tabs ? 3 : 2);
  while (text[start] === ' ') start += 1;
  const quote = text[start];
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, start + 1);
    if (close === -1) return undefined;
    const delimiter = text.slice(start + 1, close);
    return { document: { delimiter, literal: true, tabs }, end: close + 1 };
  }
  const literal = quote === '\\';
  if (literal) start += 1;
  let end = start;
  while (end < text.length && !' \t\n;&|<>()'.includes(text[end] ?? ' ')) end += 1;
  if (end === start) return undefined;
  return { document: { delimiter: text.slice(start, end), literal, tabs }, end };
}

/** Offset of the line that ends the document, or the end of the text. */
export function hereDocumentEnd(
  text: string,
  start: number,
  { delimiter, tabs }: HereDocument,
): number {
  let at = start;
  while (at < text.length) {
    const line = text.slice(at, lineEnd(text, at));
    if ((tabs ? line.replace(/^\t+/, '') : line) === delimiter) return at;
    at += line.length + 1;
  }
  return text.length;
}
