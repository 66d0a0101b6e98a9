import stringWidth from 'string-width';
import { attributeText, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { hasWords } from '#transforms/lesson/plain-text.ts';
import { constantExpression } from '#transforms/lesson/set-constants.ts';
import { labelsOf } from '#transforms/lesson/set-labels.ts';
import type { Report } from '#model/problems/problem.ts';
import type { Lesson } from '#model/types.ts';
import { placeOf } from './place.ts';

/** How wide a letter is on average, as a part of the size of its font; Chinese characters count as two. */
const letterWidth = 0.54;

/** Checks that every diagram is described, that each of its labels has words, and that they fit where they go. */
export function lintDiagrams(
  report: Report,
  file: string,
  root: LessonNode,
  diagrams: Lesson['diagrams'],
): void {
  for (const { node } of walk(root)) {
    if (node.name !== 'Diagram') continue;
    const id = attributeText(node, 'id') ?? '';
    const said = (node.children ?? []).filter(({ name }) => name !== 'Label');
    if (!hasWords(said)) report('diagram-silent', placeOf(file, node), { id });
    const diagram = Object.hasOwn(diagrams, id) ? diagrams[id] : undefined;
    if (diagram !== undefined) lintLabels(report, file, node, id, diagram.labels);
  }
}

function lintLabels(
  report: Report,
  file: string,
  diagram: LessonNode,
  id: string,
  known: Lesson['diagrams'][string]['labels'],
): void {
  const labels = labelsOf(diagram);
  for (const [index, label] of labels.entries()) {
    const place = placeOf(file, label.node);
    const rule = Object.hasOwn(known, label.id) ? known[label.id] : undefined;
    if (rule === undefined) {
      report('unknown-label', place, { id: label.id, diagram: id, known: Object.keys(known) });
    } else if (labels.findIndex((each) => each.id === label.id) !== index) {
      report('label-twice', place, { id: label.id });
    } else if (!isPlain(label.node)) report('label-words', place, { id: label.id });
    else {
      const wide = Math.round(stringWidth(label.words) * letterWidth * rule.size);
      if (wide > rule.room) report('label-wide', place, { id: label.id, wide, room: rule.room });
    }
  }
  for (const label of Object.keys(known)) {
    if (labels.some((each) => each.id === label)) continue;
    report('label-missing', placeOf(file, diagram), { id: label, diagram: id });
  }
}

/** Words and constants, in a line of their own or in a paragraph. */
function isPlain(label: LessonNode): boolean {
  const children = label.children ?? [];
  const [only] = children;
  const inner = children.length === 1 && only?.type === 'paragraph' ? only.children : children;
  return (
    (inner ?? []).every((node) => node.type === 'text' || constantExpression(node) !== undefined) &&
    hasWords(children)
  );
}
