import { findDocument } from '#transforms/yaml-path/find-document.ts';
import { documentLines, resolvePath } from '#transforms/yaml-path/line-range.ts';
import type { Resolved } from '#transforms/yaml-path/line-range.ts';
import type { YamlText } from '#transforms/yaml-path/yaml-text.ts';
import type { LessonSources } from '#model/load/sources.ts';
import type { ValuePath } from '#model/load/yaml-file.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';

type WalkthroughYaml = NonNullable<LessonYaml['walkthroughs']>[string];

/** A YAML path of a walkthrough, and the lines it leads to or why it leads nowhere. */
export interface ProvedPath {
  /** Where it stands in lesson.yaml. */
  at: ValuePath;
  path: string;
  doc: string | undefined;
  resolved: Resolved;
}

/** A walkthrough of a manifest that is YAML. */
export interface ProvedWalkthrough {
  id: string;
  manifest: string;
  shown: ProvedPath;
  steps: readonly (ProvedPath & { id: string })[];
}

/** The walkthroughs whose manifest could be read, their paths followed. */
export function proveWalkthroughs({ data, manifests }: LessonSources): ProvedWalkthrough[] {
  const yamlOf = new Map(manifests.map((manifest) => [manifest.id, manifest.yaml]));
  return Object.entries(data?.walkthroughs ?? {}).flatMap(([id, walkthrough]) => {
    const yaml = yamlOf.get(walkthrough.manifest);
    if (yaml === undefined || yaml.mistakes.length > 0) return [];
    const at = ['walkthroughs', id];
    const steps = walkthrough.steps.map((step, index) => {
      const doc = step.doc ?? walkthrough.doc;
      const resolved = resolvePath(yaml, doc, step.at);
      return { id: step.id, at: [...at, 'steps', index, 'at'], path: step.at, doc, resolved };
    });
    return [{ id, manifest: walkthrough.manifest, shown: shownOf(at, walkthrough, yaml), steps }];
  });
}

/** `within` shows a part, `doc` a document, else the whole file is shown. */
function shownOf(at: ValuePath, { doc, within }: WalkthroughYaml, yaml: YamlText): ProvedPath {
  if (within !== undefined) {
    const resolved = resolvePath(yaml, doc, within);
    return { at: [...at, 'within'], path: within, doc, resolved };
  }
  const to = yaml.text.trimEnd().split('\n').length;
  const whole: ProvedPath = { at, path: '', doc, resolved: { ok: true, lines: { from: 1, to } } };
  if (doc === undefined) return whole;
  const found = findDocument(yaml, doc);
  const resolved: Resolved = found.ok
    ? { ok: true, lines: documentLines(yaml, found.document) }
    : { ok: false, why: { reason: 'no-document', found: found.found, names: found.names } };
  return { ...whole, at: [...at, 'doc'], resolved };
}
