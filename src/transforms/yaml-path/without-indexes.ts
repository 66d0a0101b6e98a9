import { isMap, isSeq } from 'yaml';
import { findDocument } from './find-document.ts';
import { resolvePath } from './line-range.ts';
import { parsePath } from './parse-path.ts';
import type { Segment } from './parse-path.ts';
import type { YamlText } from './yaml-text.ts';

/** The fields that tell the items of a list of Kubernetes apart, the best first. */
const fields = ['name', 'key', 'containerPort', 'port', 'type', 'mountPath', 'effect'];

/** The path with fields in place of numbers; undefined where there is no number, or no field tells the item apart. */
export function withoutIndexes(
  yaml: YamlText,
  doc: string | undefined,
  path: string,
): string | undefined {
  const parsed = parsePath(path);
  const where = findDocument(yaml, doc);
  if (!parsed.ok || !where.ok) return undefined;
  const keys: (string | number)[] = [];
  let better = path;
  for (const segment of parsed.segments) {
    const key = keyOf(where.document.getIn(keys, true), segment);
    if (key === undefined) return undefined;
    if (segment.type === 'index') {
      const name = nameOf(where.document.getIn(keys, true), segment.index);
      if (name === undefined) return undefined;
      better = better.replace(`[${segment.index}]`, () => name);
    }
    keys.push(key);
  }
  if (better === path) return undefined;
  const [before, after] = [resolvePath(yaml, doc, path), resolvePath(yaml, doc, better)];
  const isSame =
    before.ok &&
    after.ok &&
    before.lines.from === after.lines.from &&
    before.lines.to === after.lines.to;
  return isSame ? better : undefined;
}

function keyOf(node: unknown, segment: Segment): string | number | undefined {
  if (segment.type === 'key') return segment.key;
  if (segment.type === 'index') return segment.index;
  if (!isSeq(node)) return undefined;
  const index = node.items.findIndex(
    (item) => isMap(item) && String(item.get(segment.field)) === segment.value,
  );
  return index === -1 ? undefined : index;
}

/** `[name=web]` for an item: the first field that it has and that is different in all others. */
function nameOf(list: unknown, index: number): string | undefined {
  if (!isSeq(list)) return undefined;
  for (const field of fields) {
    const values = list.items.map((item) => (isMap(item) ? item.get(field) : undefined));
    const value = values[index];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const isPlain = /^[\w./-]+$/.test(String(value));
    const isOnly = values.filter((each) => String(each) === String(value)).length === 1;
    if (isPlain && isOnly) return `[${field}=${value}]`;
  }
  return undefined;
}
