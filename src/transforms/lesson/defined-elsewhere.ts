/** Definitions of links and footnotes count in the whole text: what a part of it has to know of the others. */
import { walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';

/** A definition, also one in a quotation or in an item of a list, or whose label goes over lines. */
const definition = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t>]+)*\[(?:[^[\]\\]|\\[\s\S]){1,999}\]:/m;

/** Whether a text can have definitions: where it cannot, no part has to know of the others. */
export const mayDefine = (text: string): boolean => definition.test(text);

/** The labels that a part defines, as they are written: `boats`, `^note`. `root` is the part as it was read, with its places in `text`. */
export function labelsIn(root: LessonNode, text: string): string[] {
  const labels: string[] = [];
  for (const { node } of walk(root)) {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') continue;
    const label = brackets(text.slice(node.position?.start.offset).slice(0, 1002)).next().value;
    if (label !== undefined) labels.push(label);
  }
  return labels;
}

/** The labels of others that a part may refer to: it has them in brackets, and does not define them. `defined`: by what makes two labels the same. */
export function labelsMissing(
  text: string,
  own: readonly string[],
  defined: ReadonlyMap<string, string>,
): string[] {
  const left = new Map(defined);
  for (const label of own) left.delete(sameLabel(label));
  const missing = new Set<string>();
  for (const label of brackets(text)) {
    const found = left.get(sameLabel(label));
    if (found !== undefined) missing.add(found);
  }
  return [...missing];
}

/** Labels that differ in nothing but case and blanks are the same. */
export const sameLabel = (label: string): string =>
  label
    .replaceAll(/[\t\n\r ]+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase();

/** A part with definitions of some labels behind it. */
export const withDefinitions = (text: string, labels: readonly string[]): string =>
  [text, ...labels.map((label) => `[${label.replaceAll(/[\t\n\r ]+/g, ' ')}]: x`)].join('\n\n');

/** What was read of such a text, without those definitions; undefined where the part takes them in, such as HTML that does not end. */
export function withoutDefinitions(
  root: LessonNode,
  text: string,
  labels: readonly string[],
): LessonNode | undefined {
  const children = root.children ?? [];
  const own = children.slice(0, Math.max(0, children.length - labels.length));
  const ends = own.at(-1)?.position?.end.offset ?? 0;
  const begins = children[own.length]?.position?.start.offset ?? 0;
  return ends <= text.length && begins > text.length ? { ...root, children: own } : undefined;
}

/** What stands in brackets that hold no others. */
function* brackets(text: string): Generator<string, undefined> {
  for (const [, label = ''] of text.matchAll(/\[((?:[^[\]\\]|\\[\s\S]){1,999})\]/g)) yield label;
  return undefined;
}
