/** Definitions of links and footnotes count in the whole text: what a part of it has to know of the others. */
import { walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';

/** Labels in one line, `boats` or `^note`, by what makes two of them the same: they may differ in case. */
export type Labels = ReadonlyMap<string, string>;

export const labelsOf = (labels: Iterable<string>): Labels =>
  new Map([...labels].map(inOneLine).map((label) => [sameLabel(label), label]));

const inOneLine = (label: string): string => label.replaceAll(/[\t\n\r ]+/g, ' ').trim();

/** Some letters have their like in one of the two cases alone. */
const sameLabel = (label: string): string => label.toLowerCase().toUpperCase();

/** A definition, also one in a quotation or in an item of a list, or whose label goes over lines. */
const definition = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t>]+)*\[((?:[^[\]\\]|\\[\s\S]){1,999})\]:/gm;

/** The labels that a text seems to define: what stands in code looks the same. */
export const labelsSeen = (text: string): Labels =>
  labelsOf([...text.matchAll(definition)].map(([, label = '']) => label));

/** The labels that a part defines. `root` is the part as it was read, with its places in `text`. */
export function labelsIn(root: LessonNode, text: string): Labels {
  const labels: string[] = [];
  for (const { node } of walk(root)) {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') continue;
    const from = node.position?.start.offset ?? 0;
    const label = brackets(text.slice(from, from + 1002)).next().value;
    if (label !== undefined) labels.push(label);
  }
  return labelsOf(labels);
}

/** Of the labels that are defined, those that a part has in brackets and does not define itself. */
export function labelsMissing(text: string, own: Labels, defined: Labels): string[] {
  const missing = new Set<string>();
  if (defined.size === 0) return [];
  for (const label of brackets(text)) {
    const key = sameLabel(inOneLine(label));
    const found = own.has(key) ? undefined : defined.get(key);
    if (found !== undefined) missing.add(found);
  }
  return [...missing];
}

/**
 * Parses a part as if it defined some labels. undefined where it cannot be parsed, or takes in what is put behind it, such as HTML that
 * does not end.
 */
export function parseKnowing<Root extends LessonNode>(
  text: string,
  labels: readonly string[],
  parse: (text: string) => Root | undefined,
): Root | undefined {
  if (labels.length === 0) return parse(text);
  const definitions = labels.map((label) => `[${label}]: x`);
  const root = parse([text, ...definitions].join('\n\n'));
  if (root === undefined) return undefined;
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
