import { svgAttributes, svgClasses, svgElements } from '#transforms/svg/allowed.ts';
import { elementsOf, valueOf } from '#transforms/svg/parse-svg.ts';
import type { SvgElement } from '#transforms/svg/parse-svg.ts';
import type { catalogue } from '#model/problems/catalogue.ts';
import { slug } from '#model/schema/words.ts';

/** The widest a diagram can be, in units of its viewBox: as wide as the column of a lesson. */
const widest = 960;

type SvgCode = Extract<keyof typeof catalogue, `svg-${string}`>;

/** Takes note of a problem at an offset of the file. */
export type ReportSvg = <Code extends SvgCode>(
  code: Code,
  offset: number,
  params: Parameters<(typeof catalogue)[Code]>[0],
) => void;

/** Checks that a diagram holds nothing but shapes, classes and places for words; false if it does. */
export function lintSvg(reportIt: ReportSvg, root: SvgElement): boolean {
  let isSound = true;
  const report: ReportSvg = (code, offset, params) => {
    isSound = false;
    reportIt(code, offset, params);
  };
  if (root.name !== 'svg') report('svg-root', root.offset, { name: root.name });
  else if (viewBoxOf(root) === undefined) {
    report('svg-size', root.offset, { value: valueOf(root, 'viewBox'), most: widest });
  }
  const markers = [...elementsOf(root)].flatMap((element) =>
    element.name === 'marker' ? (valueOf(element, 'id') ?? []) : [],
  );
  for (const element of elementsOf(root)) {
    const { name, offset } = element;
    if (!svgElements.includes(name) || (name === 'svg' && element !== root)) {
      report('svg-element', offset, { name, known: svgElements.filter((each) => each !== 'svg') });
      continue;
    }
    lintAttributes(report, element, markers);
    if (name === 'text') lintText(report, element);
    else if (element.text.trim() !== '') report('svg-words', offset, { text: wordsOf(element) });
  }
  return isSound;
}

/** The size a diagram says it has; undefined if that is none or too wide. */
export function viewBoxOf(root: SvgElement): { width: number; height: number } | undefined {
  const value = /^0 0 ([1-9]\d{0,3}) ([1-9]\d{0,3})$/.exec(valueOf(root, 'viewBox') ?? '');
  const [width, height] = [Number(value?.[1]), Number(value?.[2])];
  return width <= widest ? { width, height } : undefined;
}

function lintAttributes(report: ReportSvg, element: SvgElement, markers: readonly string[]): void {
  const known = svgAttributes(element.name);
  for (const { name, value, offset } of element.attributes) {
    if (!known.includes(name)) {
      report('svg-attribute', offset, { element: element.name, name, known });
    } else if (name === 'class') {
      for (const each of value.split(' ')) {
        if (!svgClasses.includes(each))
          report('svg-class', offset, { name: each, known: svgClasses });
      }
    } else if (name.startsWith('marker-')) {
      if (!markers.some((marker) => value === `url(#${marker})`)) {
        report('svg-reference', offset, { value, known: markers });
      }
    }
  }
}

/** Words of a diagram are in the prose of each language; names that no language changes may stand in it as code. */
function lintText(report: ReportSvg, element: SvgElement): void {
  const { offset } = element;
  const label = valueOf(element, 'data-label');
  const classes = (valueOf(element, 'class') ?? '').split(' ');
  if (label === undefined) {
    if (element.text.trim() === '') report('svg-label', offset, { wrong: 'says nothing' });
    else if (!classes.includes('code')) report('svg-words', offset, { text: wordsOf(element) });
    return;
  }
  if (!slug.safeParse(label).success) {
    report('svg-label', offset, { wrong: `has the label "${label}", which is no id` });
  }
  if (!(Number(valueOf(element, 'data-max')) > 0)) {
    report('svg-label', offset, { wrong: 'does not say how wide its words may be' });
  }
  if (element.text.trim() !== '' || element.children.length > 0) {
    report('svg-label', offset, { wrong: 'has a label and words of its own' });
  }
}

const wordsOf = ({ text }: SvgElement): string => text.trim().split(/\s+/).join(' ').slice(0, 60);
