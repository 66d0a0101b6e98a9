import stringWidth from 'string-width';
import { unitName } from '#transforms/lesson/anchors.ts';
import { attributeText } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { hasWords } from '#transforms/lesson/plain-text.ts';
import { constantExpression } from '#transforms/lesson/set-constants.ts';
import { labelsOf } from '#transforms/lesson/set-labels.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { placeAt, placeOf } from '#model/diagnostics/place.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Prose } from '#model/load/prose.ts';
import type { LessonSources } from '#model/load/sources.ts';
import { proofsOf } from '#model/prove/proofs.ts';
import type { Diagram } from '#model/types.ts';

/** How wide a letter is on average, as a part of the size of its font; Chinese characters count as two. */
const letterWidth = 0.54;

/** What a drawing must not hold. */
export function* validateDrawings(lesson: LessonSources): Generator<Diagnostic> {
  for (const { source, errors } of proofsOf(lesson).drawings) {
    for (const { code, offset, params } of errors) {
      yield diagnostic(code, placeAt(source.file, source.text ?? '', offset), params);
    }
  }
}

/**
 * Every diagram must be described, and each of its labels have words that fit where they go. A label that a stale unit of a
 * translation lacks is shown as the source has it.
 */
export function* validateDiagrams(
  prose: Prose,
  diagrams: Readonly<Record<string, Diagram>>,
  stale: readonly string[],
): Generator<Diagnostic> {
  const { file } = prose;
  for (const { node } of nodesOf(prose)) {
    if (node.name !== 'Diagram') continue;
    const id = attributeText(node, 'id') ?? '';
    const description = (node.children ?? []).filter(({ name }) => name !== 'Label');
    if (!hasWords(description)) yield diagnostic('diagram-silent', placeOf(file, node), { id });
    const diagram = Object.hasOwn(diagrams, id) ? diagrams[id] : undefined;
    const isStale = stale.includes(unitName('diagram', id));
    if (diagram !== undefined) yield* validateLabels(file, node, id, diagram.labels, isStale);
  }
}

function* validateLabels(
  file: string,
  diagram: LessonNode,
  id: string,
  known: Diagram['labels'],
  isStale: boolean,
): Generator<Diagnostic> {
  const labels = labelsOf(diagram);
  for (const [index, label] of labels.entries()) {
    const place = placeOf(file, label.node);
    const rule = Object.hasOwn(known, label.id) ? known[label.id] : undefined;
    if (rule === undefined) {
      yield diagnostic('unknown-label', place, {
        id: label.id,
        diagram: id,
        known: Object.keys(known),
      });
    } else if (labels.findIndex((each) => each.id === label.id) !== index) {
      yield diagnostic('label-twice', place, { id: label.id });
    } else if (!isPlain(label.node)) yield diagnostic('label-words', place, { id: label.id });
    else {
      const wide = Math.round(stringWidth(label.words) * letterWidth * rule.size);
      if (wide > rule.room)
        yield diagnostic('label-wide', place, { id: label.id, wide, room: rule.room });
    }
  }
  for (const label of Object.keys(known)) {
    if (isStale || labels.some((each) => each.id === label)) continue;
    yield diagnostic('label-missing', placeOf(file, diagram), { id: label, diagram: id });
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
