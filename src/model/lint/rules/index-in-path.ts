import { isMap, isSeq } from 'yaml';
import { findDocument } from '#transforms/yaml-path/find-document.ts';
import { resolvePath } from '#transforms/yaml-path/line-range.ts';
import { parsePath } from '#transforms/yaml-path/parse-path.ts';
import type { Segment } from '#transforms/yaml-path/parse-path.ts';
import type { YamlText } from '#transforms/yaml-path/yaml-text.ts';
import type { Found, Rule } from '#model/lint/rule.ts';
import type { LessonSources } from '#model/load/sources.ts';
import type { YamlFile } from '#model/load/yaml-file.ts';

/** The fields that tell the items of a list of Kubernetes apart, the best first. */
const fields = ['name', 'key', 'containerPort', 'port', 'type', 'mountPath', 'effect'];

export const indexInPath: Rule = {
  severity: 'advice',
  about:
    'A number in the path of a walkthrough where a field names the item. When another item is put before it, the number silently leads to that one.',
  wrong: { lang: 'yaml', text: "- { id: image, at: 'spec.containers[0].image' }" },
  right: { lang: 'yaml', text: "- { id: image, at: 'spec.containers[name=web].image' }" },
  *find({ lessons }) {
    for (const lesson of lessons) yield* foundIn(lesson);
  },
};

function* foundIn({ yaml, data, manifests }: LessonSources): Generator<Found> {
  if (yaml === undefined) return;
  for (const [id, walkthrough] of Object.entries(data?.walkthroughs ?? {})) {
    const manifest = manifests.find((each) => each.id === walkthrough.manifest);
    const paths = [
      { at: ['walkthroughs', id, 'within'], path: walkthrough.within, doc: walkthrough.doc },
      ...walkthrough.steps.map((step, index) => ({
        at: ['walkthroughs', id, 'steps', index, 'at'],
        path: step.at,
        doc: step.doc ?? walkthrough.doc,
      })),
    ];
    if (manifest === undefined || !paths.some(({ path }) => /\[\d/.test(path ?? ''))) continue;
    for (const { at, path, doc } of paths) {
      const better = path === undefined ? undefined : withoutIndexes(manifest.yaml, doc, path);
      if (path === undefined || better === undefined) continue;
      const fix = fixOf(yaml, at, path, better);
      yield {
        place: yaml.placeOf(at),
        message: `"${path}" counts the items of a list.`,
        hint: `Write "${better}", which stays right when an item is added.`,
        ...(fix && { fix }),
      };
    }
  }
}

/** The path with fields in place of numbers; undefined where there is no number, or no field tells the item apart. */
function withoutIndexes(yaml: YamlText, doc: string | undefined, path: string): string | undefined {
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

function fixOf(
  yaml: YamlFile,
  at: readonly PropertyKey[],
  path: string,
  better: string,
): Found['fix'] | undefined {
  const range = yaml.rangeOf(at);
  const start = range === undefined ? -1 : yaml.text.indexOf(path, range.start);
  if (range === undefined || start === -1 || start + path.length > range.end) return undefined;
  return { start, end: start + path.length, text: better };
}
