import { isScalar } from 'yaml';
import { findDocument } from './find-document.ts';
import { findNode } from './find-node.ts';
import type { NodeSpan, MissingNode } from './find-node.ts';
import { parsePath } from './parse-path.ts';
import { position } from './yaml-text.ts';
import type { YamlDocument, YamlText } from './yaml-text.ts';

/** Lines from 1, both inclusive. */
export interface Lines {
  from: number;
  to: number;
}

export type Unresolved =
  | MissingNode
  | { reason: 'empty' }
  | { reason: 'bad-path'; at: number; expected: string }
  | { reason: 'no-document'; found: number; names: readonly string[] };

export type Resolved = { ok: true; lines: Lines } | { ok: false; why: Unresolved };

/**
 * The lines a YAML path stands on: from its key (or list item) to the end of its value, without the comments and blank
 * lines after it. `doc` is `Kind/name`, needed only where the text has several documents. An alias at the end of a path
 * is the alias itself; on the way it is followed.
 */
export function resolvePath(yaml: YamlText, doc: string | undefined, path: string): Resolved {
  const parsed = parsePath(path);
  if (!parsed.ok) {
    return { ok: false, why: { reason: 'bad-path', at: parsed.at, expected: parsed.expected } };
  }
  const where = findDocument(yaml, doc);
  if (!where.ok) {
    return { ok: false, why: { reason: 'no-document', found: where.found, names: where.names } };
  }
  const result = findNode(where.document, parsed.segments);
  if (result.ok && isEmpty(result.found)) return { ok: false, why: { reason: 'empty' } };
  return result.ok
    ? { ok: true, lines: linesOf(yaml, result.found) }
    : { ok: false, why: result.why };
}

/** The lines of a whole document: what stands between its `---` markers, comments included. */
export function documentLines(yaml: YamlText, document: YamlDocument): Lines {
  const index = yaml.documents.indexOf(document);
  const before = yaml.documents[index - 1];
  const start = Math.max(0, before === undefined ? 0 : (before.range[2] ?? 0));
  const texts = yaml.text.slice(start, document.range[2]).split('\n');
  const isProse = (line: string): boolean => {
    const trimmed = line.trim();
    return (
      trimmed !== '' &&
      !trimmed.startsWith('---') &&
      !trimmed.startsWith('...') &&
      !trimmed.startsWith('%')
    );
  };
  const first = position(yaml.lines, start).line;
  const from = texts.findIndex(isProse);
  const to = texts.findLastIndex(isProse);
  return from === -1 ? { from: first, to: first } : { from: first + from, to: first + to };
}

/** `key:` without a value: there is nothing to show. A written `null` is something. */
const isEmpty = ({ end }: NodeSpan): boolean =>
  isScalar(end) && end.value === null && end.range?.[0] === end.range?.[1];

function linesOf(yaml: YamlText, { start, end }: NodeSpan): Lines {
  const from = start.range?.[0] ?? 0;
  const valueEnd = end.range?.[1] ?? from;
  const to = from + yaml.text.slice(from, valueEnd).trimEnd().length;
  return {
    from: position(yaml.lines, from).line,
    to: position(yaml.lines, Math.max(from, to - 1)).line,
  };
}
