/**
 * The YAML that `kubectl get -o yaml` prints, and no more: block mappings and sequences, scalars that may go on over
 * several lines, literal and folded blocks, flow values. Anchors, aliases, tags and deep nesting are refused, so
 * nothing is ever expanded. Linear in the length of the text.
 */
import type { Value } from '#checker/kinds/value.ts';
import { maxDepth, parseFlow } from './yaml-flow.ts';
import { plain, quotedEnd, refuse, unquote } from './yaml-scalar.ts';

interface Line {
  indent: number;
  text: string;
}

/** The documents of a text, `---` between them. @throws SyntaxError */
export function parseYaml(text: string): Value[] {
  const documents: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (line === '---' || line === '...') documents.push([]);
    else documents.at(-1)?.push(line);
  }
  return documents
    .filter((lines) =>
      lines.some((line) => line.trim() !== '' && !line.trimStart().startsWith('#')),
    )
    .map((lines) => parseDocument(lines));
}

function parseDocument(source: readonly string[]): Value {
  if (source.find((line) => line.trim() !== '')?.startsWith('{'))
    return parseFlow(source.join('\n'));
  const lines: Line[] = source.map((line) => {
    const text = line.trimEnd();
    const indent = text.length - text.trimStart().length;
    return { indent, text: text.slice(indent) };
  });
  let at = 0;

  /** The next line that says something; comments between lines are passed over. */
  const peek = (): Line | undefined => {
    while (at < lines.length && (lines[at]?.text === '' || lines[at]?.text.startsWith('#'))) at++;
    return lines[at];
  };

  /** Lines of a scalar after its first: all that are indented deeper than its parent. */
  const restOf = (indent: number): string[] => {
    const rest: string[] = [];
    for (; at < lines.length; at++) {
      const line = lines[at];
      if (!line || (line.text !== '' && line.indent <= indent)) break;
      rest.push(line.text === '' ? '' : ' '.repeat(line.indent) + line.text);
    }
    return rest;
  };

  const scalar = (first: string, indent: number): Value => {
    if (/^[|>][-+\d]*$/.test(first)) {
      const rest = restOf(indent);
      const lead = rest.find((line) => line !== '') ?? '';
      const margin = lead.length - lead.trimStart().length;
      return rest.map((line) => line.slice(margin)).join(first.startsWith('|') ? '\n' : ' ');
    }
    const quoted = first.startsWith('"') || first.startsWith("'");
    const open = quoted ? quotedEnd(first, 0) !== first.length : !/^[{[].*[}\]]$/.test(first);
    const rest = open ? restOf(indent) : [];
    const whole =
      rest.length > 0 ? [first, ...rest.map((line) => line.trim())].join(' ').trim() : first;
    if (quoted) {
      if (quotedEnd(whole, 0) !== whole.length) refuse();
      return unquote(whole);
    }
    return first.startsWith('{') || first.startsWith('[') ? parseFlow(whole) : plain(whole);
  };

  /**
   * The value after `key:` or `-` with nothing behind it: what is indented below, or null. At the end of the text it was
   * cut there: kubectl writes `null`, `{}` or `[]`.
   */
  const below = (indent: number, sequenceAt: number, depth: number): Value => {
    const next = peek();
    if (!next) refuse();
    if (next && next.indent > indent) return block(next.indent, depth + 1);
    return next?.indent === sequenceAt && isItem(next.text) ? block(next.indent, depth + 1) : null;
  };

  const block = (indent: number, depth: number): Value => {
    const first = peek();
    if (depth > maxDepth || !first) return refuse();
    if (isItem(first.text)) return sequence(indent, depth);
    if (keyEnd(first.text) >= 0) return mapping(indent, depth);
    at++;
    return scalar(first.text, indent - 1);
  };

  const sequence = (indent: number, depth: number): Value => {
    const items: Value[] = [];
    for (let line = peek(); line?.indent === indent && isItem(line.text); line = peek()) {
      const rest = line.text.slice(1).trimStart();
      if (rest === '') {
        at++;
        items.push(below(indent, -1, depth));
      } else {
        // What stands behind the dash begins a block of its own, as deep as it stands.
        const inner = indent + line.text.length - rest.length;
        lines[at] = { indent: inner, text: rest };
        items.push(block(inner, depth + 1));
      }
    }
    return items;
  };

  const mapping = (indent: number, depth: number): Value => {
    const found = new Map<string, Value>();
    for (let line = peek(); line?.indent === indent && !isItem(line.text); line = peek()) {
      const end = keyEnd(line.text);
      if (end < 0) refuse();
      const written = line.text.slice(0, end);
      const key = /^["']/.test(written) ? unquote(written) : String(plain(written));
      const rest = line.text.slice(end + 1).trim();
      if (found.has(key)) refuse();
      at++;
      found.set(key, rest === '' ? below(indent, indent, depth) : scalar(rest, indent));
    }
    return Object.fromEntries(found);
  };

  const top = peek();
  const value = block(top?.indent ?? 0, 0);
  if (peek()) refuse();
  return value;
}

const isItem = (text: string): boolean => text === '-' || text.startsWith('- ');

/** Where the colon of `key: …` or `key:` stands; -1 when the line is no key. */
function keyEnd(text: string): number {
  if (text.startsWith('"') || text.startsWith("'")) {
    const end = quotedEnd(text, 0);
    return end > 0 && text[end] === ':' && [' ', undefined].includes(text[end + 1]) ? end : -1;
  }
  if (/^[{[]/.test(text)) return -1;
  const spaced = text.indexOf(': ');
  if (spaced >= 0) return spaced;
  return text.endsWith(':') ? text.length - 1 : -1;
}
