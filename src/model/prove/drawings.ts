import { svgAttributes, svgClasses, svgElements } from '#transforms/svg/allowed.ts';
import { diagramParts } from '#transforms/svg/diagram-parts.ts';
import { elementsOf, attributeOf } from '#transforms/svg/parse-svg.ts';
import type { SvgElement } from '#transforms/svg/parse-svg.ts';
import type { DiagnosticParams } from '#model/diagnostics/params.ts';
import type { DrawingSource, LessonSources } from '#model/load/sources.ts';
import { slug } from '#model/schema/primitives.ts';
import type { Diagram } from '#model/types.ts';

/** A drawing that is nothing but shapes, classes and places for words, or all that is more than that. */
export interface ProvedDrawing {
  id: string;
  source: DrawingSource['source'];
  diagram: Diagram | undefined;
  errors: readonly SvgError[];
}

export const proveDrawings = ({ drawings }: LessonSources): ProvedDrawing[] =>
  drawings.map(({ id, file, source, root }) => {
    const errors = [...svgErrors(root)];
    const size = viewBoxOf(root);
    const diagram =
      errors.length > 0 || size === undefined
        ? undefined
        : { file, ...size, parts: diagramParts(root, `diagram-${id}-`), labels: labelsOf(root) };
    return { id, source, diagram, errors };
  });

/** Of a label that stands in several places, the narrowest counts. */
function labelsOf(root: SvgElement): Diagram['labels'] {
  const labels: Record<string, { room: number; size: number }> = {};
  for (const element of elementsOf(root)) {
    const label = attributeOf(element, 'data-label');
    if (label === undefined) continue;
    const room = Number(attributeOf(element, 'data-max'));
    const classes = (attributeOf(element, 'class') ?? '').split(' ');
    const size = classes.includes('small') || classes.includes('code') ? 13 : 15;
    const before = labels[label];
    if (before === undefined || room / size < before.room / before.size) {
      labels[label] = { room, size };
    }
  }
  return labels;
}

/** The widest a diagram can be, in units of its viewBox: as wide as the column of a lesson. */
const widest = 960;

type SvgCode = Extract<keyof DiagnosticParams, `svg-${string}`>;

/** Something that a diagram must not hold; `offset` is where, in the file. */
type SvgError = {
  [Code in SvgCode]: { code: Code; offset: number; params: DiagnosticParams[Code] };
}[SvgCode];

/** All that a diagram holds besides shapes, classes and places for words. */
function* svgErrors(root: SvgElement): Generator<SvgError> {
  const { name, offset } = root;
  if (name !== 'svg') yield { code: 'svg-root', offset, params: { name } };
  else if (viewBoxOf(root) === undefined) {
    yield {
      code: 'svg-size',
      offset,
      params: { value: attributeOf(root, 'viewBox'), most: widest },
    };
  }
  const markers = [...elementsOf(root)].flatMap((element) =>
    element.name === 'marker' ? (attributeOf(element, 'id') ?? []) : [],
  );
  for (const element of elementsOf(root)) {
    yield* elementErrors(element, element === root, markers);
  }
}

/** The size a diagram says it has; undefined if that is none or too wide. */
function viewBoxOf(root: SvgElement): { width: number; height: number } | undefined {
  const value = /^0 0 ([1-9]\d{0,3}) ([1-9]\d{0,3})$/.exec(attributeOf(root, 'viewBox') ?? '');
  const [width, height] = [Number(value?.[1]), Number(value?.[2])];
  return width <= widest ? { width, height } : undefined;
}

function* elementErrors(
  element: SvgElement,
  isRoot: boolean,
  markers: readonly string[],
): Generator<SvgError> {
  const { name, offset } = element;
  if (!svgElements.includes(name) || (name === 'svg' && !isRoot)) {
    const known = svgElements.filter((each) => each !== 'svg');
    yield { code: 'svg-element', offset, params: { name, known } };
    return;
  }
  yield* attributeErrors(element, markers);
  if (name === 'text') yield* textErrors(element);
  else if (element.text.trim() !== '') {
    yield { code: 'svg-words', offset, params: { text: wordsOf(element) } };
  }
}

function* attributeErrors(element: SvgElement, markers: readonly string[]): Generator<SvgError> {
  const known = svgAttributes(element.name);
  for (const { name, value, offset } of element.attributes) {
    if (!known.includes(name)) {
      yield { code: 'svg-attribute', offset, params: { element: element.name, name, known } };
    } else if (name === 'class') {
      for (const each of value.split(' ')) {
        if (svgClasses.includes(each)) continue;
        yield { code: 'svg-class', offset, params: { name: each, known: svgClasses } };
      }
    } else if (name.startsWith('marker-')) {
      if (markers.some((marker) => value === `url(#${marker})`)) continue;
      yield { code: 'svg-reference', offset, params: { value, known: markers } };
    }
  }
}

/** Words of a diagram are in the prose of each language; names that no language changes may stand in it as code. */
function* textErrors(element: SvgElement): Generator<SvgError> {
  const { offset } = element;
  const label = attributeOf(element, 'data-label');
  const classes = (attributeOf(element, 'class') ?? '').split(' ');
  const wrongLabel = (wrong: string): SvgError => ({
    code: 'svg-label',
    offset,
    params: { wrong },
  });
  if (label === undefined) {
    if (element.text.trim() === '') yield wrongLabel('says nothing');
    else if (!classes.includes('code')) {
      yield { code: 'svg-words', offset, params: { text: wordsOf(element) } };
    }
    return;
  }
  if (!slug.safeParse(label).success) yield wrongLabel(`has the label "${label}", which is no id`);
  if (!(Number(attributeOf(element, 'data-max')) > 0)) {
    yield wrongLabel('does not say how wide its words may be');
  }
  if (element.text.trim() !== '' || element.children.length > 0) {
    yield wrongLabel('has a label and words of its own');
  }
}

const wordsOf = ({ text }: SvgElement): string => text.trim().split(/\s+/).join(' ').slice(0, 60);
