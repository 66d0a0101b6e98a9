import { join } from 'node:path';
import { diagramParts } from '#transforms/svg/diagram-parts.ts';
import { elementsOf, parseSvg, valueOf } from '#transforms/svg/parse-svg.ts';
import type { SvgElement } from '#transforms/svg/parse-svg.ts';
import type { Diagram } from '#model/types.ts';
import { fromRoot, readText } from '#model/read-text.ts';
import { isInsideLesson } from './inside-lesson.ts';
import type { LessonSource } from './lesson-source.ts';
import { lintSvg, viewBoxOf } from './lint-svg.ts';

/** The diagrams of a lesson that can be drawn; what is wrong with them is reported. */
export function readDiagrams(lesson: LessonSource): Record<string, Diagram> {
  const { files, folder, yaml, data } = lesson;
  const read = Object.entries(data.diagrams ?? {}).flatMap(([id, { file }]) => {
    if (!isInsideLesson(file)) {
      files.report('manifest-path', yaml.placeOf(['diagrams', id, 'file']), { path: file });
      return [];
    }
    const path = join(folder, file);
    const text = readText(files, path, `the diagram "${id}" of ${yaml.file}`);
    const diagram =
      text === undefined
        ? undefined
        : diagramOf(lesson, { id, file, path: fromRoot(files.root, path), text });
    return diagram === undefined ? [] : [[id, diagram] as const];
  });
  return Object.fromEntries(read);
}

function diagramOf(
  { files: { report } }: LessonSource,
  { id, file, path, text }: { id: string; file: string; path: string; text: string },
): Diagram | undefined {
  const placeOf = (offset: number) => {
    const lines = text.slice(0, offset).split('\n');
    return { file: path, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  };
  const parsed = parseSvg(text);
  if (!parsed.ok) {
    report('svg-syntax', placeOf(parsed.offset), { wrong: parsed.wrong });
    return undefined;
  }
  const { root } = parsed;
  const isSound = lintSvg((code, offset, params) => {
    report(code, placeOf(offset), params);
  }, root);
  const size = viewBoxOf(root);
  if (!isSound || size === undefined) return undefined;
  return { file, ...size, parts: diagramParts(root, `diagram-${id}-`), labels: labelsOf(root) };
}

/** Of a label that stands in several places, the narrowest counts. */
function labelsOf(root: SvgElement): Diagram['labels'] {
  const labels: Record<string, { room: number; size: number }> = {};
  for (const element of elementsOf(root)) {
    const label = valueOf(element, 'data-label');
    if (label === undefined) continue;
    const room = Number(valueOf(element, 'data-max'));
    const classes = (valueOf(element, 'class') ?? '').split(' ');
    const size = classes.includes('small') || classes.includes('code') ? 13 : 15;
    const before = labels[label];
    if (before === undefined || room / size < before.room / before.size) {
      labels[label] = { room, size };
    }
  }
  return labels;
}
