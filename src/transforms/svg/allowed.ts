/**
 * What a diagram is made of. Shapes and words only: nothing that runs, loads, links or carries a colour of its own. A
 * diagram takes its colours from classes, so that it is right in both schemes, in forced colours and in print.
 */
export const svgElements: readonly string[] = [
  ...['svg', 'g', 'defs', 'marker', 'text'],
  ...['path', 'line', 'polyline', 'polygon', 'rect', 'circle', 'ellipse'],
];

const geometry = [
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'dx', 'dy', 'cx', 'cy', 'r', 'rx', 'ry'],
  ...['width', 'height', 'd', 'points', 'transform'],
];
const common = ['id', 'class', ...geometry, 'marker-start', 'marker-mid', 'marker-end'];

const own: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'viewBox'],
  marker: [
    'id',
    'class',
    ...['viewBox', 'refX', 'refY', 'markerWidth', 'markerHeight', 'markerUnits', 'orient'],
  ],
  text: [...common, 'text-anchor', 'dominant-baseline', 'data-label', 'data-max'],
};

/** The attributes an element of a diagram can have. */
export const svgAttributes = (element: string): readonly string[] =>
  Object.hasOwn(own, element) ? (own[element] ?? []) : common;

/** The classes that src/styles/diagram.css draws. */
export const svgClasses: readonly string[] = [
  ...['box', 'zone', 'dashed', 'thick', 'head'],
  ...['soft', 'flow', 'go', 'stop'],
  ...['small', 'strong', 'code'],
];
