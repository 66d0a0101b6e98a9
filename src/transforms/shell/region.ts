import type { ParsedScript, SyntaxNode } from 'unbash';

/** Code with offsets of its own: the whole text, what follows an unexpected token, or the inside of a substitution. */
export interface Region {
  source: string;
  start: number;
  end: number;
  /** The offset in the text of an offset in `source`. */
  at(offset: number): number;
  /** Where words, redirections and the like stand. Between them are blanks, operators, keywords and comments. */
  tokens: { pos: number; end: number }[];
}

/** A text with `\n` in place of `\r\n`, and the way back to the offsets of the text. */
export function withoutCarriageReturns(text: string): {
  source: string;
  at(offset: number): number;
} {
  // The library takes an escape at the end of a text to be two characters long, whatever follows.
  if (!text.includes('\r\n'))
    return { source: text, at: (offset) => Math.min(offset, text.length) };
  const offsets: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    offsets.push(at);
    if (text.startsWith('\r\n', at)) at += 1;
  }
  return { source: text.replaceAll('\r\n', '\n'), at: (offset) => offsets[offset] ?? text.length };
}

/** The token at which the parser gave up, so that nothing behind it is read. */
export function unreadFrom({
  errors,
  commands,
}: ParsedScript): { pos: number; length: number } | undefined {
  const error = errors?.findLast(({ message }) => message.startsWith("unexpected token '"));
  if (error === undefined || (commands.at(-1)?.end ?? 0) > error.pos) return undefined;
  return {
    pos: error.pos,
    length: Math.max(1, error.message.length - "unexpected token ''".length),
  };
}

/** Where backticks have backslashes in them, the library gives the script within a source of its own. */
export function regionInside(
  node: SyntaxNode,
  script: ParsedScript,
  { source, at }: Region,
): Region {
  const end = unreadFrom(script)?.pos ?? script.end;
  const inside = { end, tokens: [] };
  if (script.source === undefined) return { ...inside, source, start: script.pos, at };
  const first = node.pos + 1;
  const offsets = offsetsBehindBackslashes(source.slice(first, node.end), script.source);
  return {
    ...inside,
    source: script.source,
    start: 0,
    at: (offset) => at(first + (offsets[offset] ?? node.end - first)),
  };
}

/** For every offset of a text out of backticks, whose backslashes are resolved, the offset in the text as it was written. */
function offsetsBehindBackslashes(written: string, resolved: string): number[] {
  const offsets: number[] = [];
  let at = 0;
  for (const character of resolved.split('')) {
    const next = written[at + 1];
    if (written[at] === '\\' && next === character && '$`\\"'.includes(next)) at += 1;
    offsets.push(at);
    at += 1;
  }
  return [...offsets, at];
}
