/** One step of a YAML path. A bare number is a key outside brackets and an index inside them. */
export type Segment =
  | { type: 'key'; key: string }
  | { type: 'index'; index: number }
  | { type: 'filter'; field: string; value: string };

export type ParsedPath =
  | { ok: true; segments: readonly Segment[] }
  /** `at` is the offset in the path where reading stopped; `expected` says what should stand there. */
  | { ok: false; at: number; expected: string };

const bareKeyEnds = new Set(['.', '[', ']', '"', "'", ' ', '\t', '\n', '\r', '=']);
const isDigits = (text: string): boolean =>
  text !== '' && [...text].every((c) => c >= '0' && c <= '9');

/**
 * Reads a YAML path: `spec.template`, `labels["app.kubernetes.io/name"]`, `ports[0]`, `containers[name=web]`,
 * `tolerations[key="a b"]`. Never throws; the empty path is not a path.
 */
export function parsePath(path: string): ParsedPath {
  const segments: Segment[] = [];
  let at = 0;
  while (at < path.length) {
    const step = path[at] === '[' ? bracket(path, at) : key(path, at, segments.length === 0);
    if ('expected' in step) return { ok: false, ...step };
    segments.push(step.segment);
    at = step.end;
  }
  return segments.length === 0 ? { ok: false, at: 0, expected: 'a key' } : { ok: true, segments };
}

type Step = { segment: Segment; end: number } | { at: number; expected: string };

function key(path: string, at: number, isFirst: boolean): Step {
  if (!isFirst && path[at] !== '.') return { at, expected: '"." or "["' };
  const start = isFirst ? at : at + 1;
  const end = bareEnd(path, start);
  if (end === start) return { at: start, expected: 'a key' };
  return { segment: { type: 'key', key: path.slice(start, end) }, end };
}

function bracket(path: string, at: number): Step {
  const first = word(path, at + 1);
  if ('expected' in first) return first;
  if (path[first.end] === '=') {
    const value = word(path, first.end + 1);
    if ('expected' in value) return value;
    return closed(path, value.end, { type: 'filter', field: first.text, value: value.text });
  }
  if (first.quoted) return closed(path, first.end, { type: 'key', key: first.text });
  if (!isDigits(first.text)) {
    return { at: at + 1, expected: 'a number, a quoted key or field=value' };
  }
  return closed(path, first.end, { type: 'index', index: Number(first.text) });
}

function closed(path: string, end: number, segment: Segment): Step {
  return path[end] === ']' ? { segment, end: end + 1 } : { at: end, expected: '"]"' };
}

type Word = { text: string; end: number; quoted: boolean } | { at: number; expected: string };

/** Inside brackets a word may be quoted; unquoted it may hold dots (`[name=a.b]`). */
function word(path: string, start: number): Word {
  const quote = path[start];
  if (quote === '"' || quote === "'") {
    const end = path.indexOf(quote, start + 1);
    if (end === -1) return { at: start, expected: `a closing ${quote}` };
    return { text: path.slice(start + 1, end), end: end + 1, quoted: true };
  }
  let end = start;
  while (end < path.length && (path[end] === '.' || !bareKeyEnds.has(path[end] ?? ''))) end += 1;
  if (end === start) return { at: start, expected: 'a number, a quoted key or field=value' };
  return { text: path.slice(start, end), end, quoted: false };
}

function bareEnd(path: string, start: number): number {
  let end = start;
  while (end < path.length && !bareKeyEnds.has(path[end] ?? '')) end += 1;
  return end;
}
