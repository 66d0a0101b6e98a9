import { diagramParts } from '#transforms/svg/diagram-parts.ts';
import { elementsOf, valueOf } from '#transforms/svg/parse-svg.ts';
import type { SvgElement } from '#transforms/svg/parse-svg.ts';
import type { DrawingSource, LessonSources } from '#model/load/sources.ts';
import type { Diagram } from '#model/types.ts';
import { svgFaults, viewBoxOf } from './svg-faults.ts';
import type { SvgFault } from './svg-faults.ts';

/** A drawing that is nothing but shapes, classes and places for words, or all that is more than that. */
export interface ProvedDrawing {
  id: string;
  source: DrawingSource['source'];
  diagram: Diagram | undefined;
  faults: readonly SvgFault[];
}

export const proveDrawings = ({ drawings }: LessonSources): ProvedDrawing[] =>
  drawings.map(({ id, file, source, root }) => {
    const faults = [...svgFaults(root)];
    const size = viewBoxOf(root);
    const diagram =
      faults.length > 0 || size === undefined
        ? undefined
        : { file, ...size, parts: diagramParts(root, `diagram-${id}-`), labels: labelsOf(root) };
    return { id, source, diagram, faults };
  });

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
