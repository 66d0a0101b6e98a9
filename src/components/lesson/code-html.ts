/** Code as HTML, made by hand: every blank in code counts, and a formatter of markup would add some. */
import type { Token } from '#transforms/highlight-yaml.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text as the content of an element. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => entities[character] ?? character);
}

/** One line of highlighted code as HTML. */
export function lineHtml(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, kind }) =>
      kind ? `<span class="tk-${kind}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

/**
 * A command in parts, for it wraps. Every second part must stay in one piece, since a browser would break it after its hyphens: an
 * option, or a word with a hyphen in it. Of an option too long for a phone it is as much of its beginning as fits.
 */
export const commandParts = (text: string): readonly string[] =>
  text.split(
    /((?<=[ '"])(?:--?[A-Za-z][^\s'"]{0,20}(?=\s|$)|--[a-z][a-z-]{0,17}[-=])|(?<=[ '"=])(?=\S{3,30}(?:\s|$))\w[\w./:]*-[\w./:-]+(?=\s|$))/,
  );

/** A command as HTML; what must stay in one piece has an element of its own. */
export const commandHtml = (text: string): string =>
  commandParts(text)
    .map((part, index) => (index % 2 ? `<span>${escapeHtml(part)}</span>` : escapeHtml(part)))
    .join('');

/** A piece of a line of an output; `why` names the reason for which it differs on another machine. */
interface OutputSegment {
  text: string;
  why: string | undefined;
}

/** Cuts a text into lines of pieces at the marked places (offsets in UTF-16 units, in text order). */
export function markOutput(
  text: string,
  marks: readonly { line: number; start: number; end: number; why: string }[],
): readonly (readonly OutputSegment[])[] {
  return text.split('\n').map((line, index) => {
    const segments: OutputSegment[] = [];
    let at = 0;
    for (const mark of marks) {
      if (mark.line !== index + 1) continue;
      if (mark.start > at) segments.push({ text: line.slice(at, mark.start), why: undefined });
      segments.push({ text: line.slice(mark.start, mark.end), why: mark.why });
      at = mark.end;
    }
    if (at < line.length) segments.push({ text: line.slice(at), why: undefined });
    return segments;
  });
}
