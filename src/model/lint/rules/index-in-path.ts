import { withoutIndexes } from '#transforms/yaml-path/without-indexes.ts';
import type { Found, Rule } from '#model/lint/rule.ts';
import type { LessonSources } from '#model/load/sources.ts';
import type { YamlFile } from '#model/load/yaml-file.ts';

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
