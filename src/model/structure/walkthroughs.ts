import { findDocument } from '#transforms/yaml-path/find-document.ts';
import { documentLines, resolvePath } from '#transforms/yaml-path/line-range.ts';
import type { Unresolved } from '#transforms/yaml-path/line-range.ts';
import type { YamlText } from '#transforms/yaml-path/yaml-text.ts';
import type { LineRange, Walkthrough } from '#model/types.ts';
import type { LessonSource } from './lesson-source.ts';
import type { ReadManifest } from './manifests.ts';
import { reportUnresolved } from './report-unresolved.ts';

type Path = readonly PropertyKey[];

/** The walkthroughs of a lesson, YAML paths resolved to lines; what does not resolve is reported. */
export function readWalkthroughs(
  lesson: LessonSource,
  manifests: ReadonlyMap<string, ReadManifest>,
): Record<string, Walkthrough> {
  const read = Object.entries(lesson.data.walkthroughs ?? {}).flatMap(([id, walkthrough]) => {
    const yaml = manifests.get(walkthrough.manifest)?.yaml;
    lintReferences(lesson, id);
    return yaml === undefined ? [] : [[id, resolved(lesson, id, yaml)] as const];
  });
  return Object.fromEntries(
    read.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])),
  );
}

function lintReferences({ files, yaml, data }: LessonSource, id: string): void {
  const { manifest, steps } = data.walkthroughs?.[id] ?? { manifest: '', steps: [] };
  const known = Object.keys(data.manifests ?? {});
  if (!known.includes(manifest)) {
    const place = yaml.placeOf(['walkthroughs', id, 'manifest']);
    files.report('unknown-id', place, { kind: 'manifest', id: manifest, known });
  }
  for (const [index, step] of steps.entries()) {
    if (steps.findIndex((each) => each.id === step.id) === index) continue;
    files.report('duplicate-step', yaml.placeOf(['walkthroughs', id, 'steps', index, 'id']), {
      id: step.id,
    });
  }
}

function resolved(lesson: LessonSource, id: string, yaml: YamlText): Walkthrough | undefined {
  const data = lesson.data.walkthroughs?.[id];
  if (data === undefined) return undefined;
  const at: Path = ['walkthroughs', id];
  const linesOf = (path: Path, doc: string | undefined, text: string): LineRange | undefined => {
    const result = resolvePath(yaml, doc, text);
    if (result.ok) return result.lines;
    report(lesson, path, doc, text, result.why);
    return undefined;
  };
  const shown = shownLines(lesson, at, yaml, linesOf);
  const steps = data.steps.flatMap((step, index) => {
    const path = [...at, 'steps', index, 'at'];
    const lines = linesOf(path, step.doc ?? data.doc, step.at);
    if (lines === undefined) return [];
    if (shown !== undefined && (lines.from < shown.from || lines.to > shown.to)) {
      lesson.files.report('step-outside', lesson.yaml.placeOf(path), { id: step.id, lines, shown });
    }
    return [{ id: step.id, path: step.at, ...lines }];
  });
  if (shown === undefined || steps.length < data.steps.length) return undefined;
  return { manifest: data.manifest, shown, steps };
}

/** `within` shows a part, `doc` a document, else the whole file is shown. */
function shownLines(
  lesson: LessonSource,
  at: Path,
  yaml: YamlText,
  linesOf: (path: Path, doc: string | undefined, text: string) => LineRange | undefined,
): LineRange | undefined {
  const { doc, within } = lesson.data.walkthroughs?.[String(at[1])] ?? {};
  if (within !== undefined) return linesOf([...at, 'within'], doc, within);
  if (doc === undefined) return { from: 1, to: yaml.text.trimEnd().split('\n').length };
  const found = findDocument(yaml, doc);
  if (found.ok) return documentLines(yaml, found.document);
  report(lesson, [...at, 'doc'], doc, '', {
    reason: 'no-document',
    found: found.found,
    names: found.names,
  });
  return undefined;
}

/** A document that is not there is a fault of `doc`, wherever it was asked for. */
function report(
  { files, yaml }: LessonSource,
  path: Path,
  doc: string | undefined,
  text: string,
  why: Unresolved,
): void {
  const isDoc = why.reason === 'no-document' && doc !== undefined;
  const place = yaml.placeOf(isDoc ? [path[0] ?? '', path[1] ?? '', 'doc'] : path);
  reportUnresolved(files.report, place, text, doc, why);
}
