import { anchorsOf } from './anchors.ts';
import type { Anchor } from './anchors.ts';
import { isExpression } from './nodes.ts';
import type { LessonNode } from './nodes.ts';
import { constantExpression } from './set-constants.ts';

/** The unit before the first id. No heading may be called so. */
export const introUnit = 'intro';

/**
 * The words of every unit, in order, in a form that changes only with what is said: white space, line breaks, the marks
 * chosen for emphasis and lists, link definitions and comments make no difference. A unit is the prose after an id up
 * to the next; a step ends with its element, and prose after a walkthrough belongs to the walkthrough.
 * References must be inlined (`inlineReferences`). The intro is always there, '' if nothing is said.
 */
export function unitTexts(root: LessonNode): Map<string, string> {
  const anchors = anchorsOf(root);
  const segments = new Map<string, string[]>([[introUnit, []]]);
  write(root, introUnit, anchors, segments);
  return new Map([...segments].map(([unit, text]) => [unit, folded(text.join(''))]));
}

/** Writes a node into the unit it belongs to and returns the unit that goes on after it. */
function write(
  node: LessonNode,
  outer: string,
  anchors: ReadonlyMap<LessonNode, Anchor>,
  segments: Map<string, string[]>,
): string {
  const anchor = anchors.get(node);
  let unit = anchor?.unit ?? outer;
  if (!segments.has(unit)) segments.set(unit, []);
  segments.get(unit)?.push(opening(node));
  for (const child of node.children ?? []) unit = write(child, unit, anchors, segments);
  segments.get(unit)?.push(closing(node));
  return anchor?.kind === 'step' ? outer : unit;
}

const inline = new Set(['emphasis', 'strong', 'delete', 'link', 'break', 'mdxJsxTextElement']);
const silent = new Set(['root', 'paragraph']);

/** The own text of a node, before its children. Blocks stand on lines of their own, so white space around them does not count. */
function opening(node: LessonNode): string {
  const { type, value = '', url = '' } = node;
  const name = constantExpression(node);
  if (name !== undefined) return `{{${name}}}`;
  if (isExpression(node) || type === 'yaml' || type === 'definition') return '';
  if (type === 'text') return value.replaceAll(/\s+/gu, ' ');
  if (type === 'inlineCode') return `\`${value}\``;
  if (type === 'code') return `\n<code ${node.lang ?? ''}>${JSON.stringify(value)}\n`;
  if (type === 'image') return `<image ${url} ${node.alt ?? ''}>`;
  if (silent.has(type)) return '\n';
  const space = inline.has(type) ? '' : '\n';
  const about = type === 'link' ? ` ${url}` : `${node.depth ?? ''}${attributesText(node)}`;
  return `${space}<${node.name ?? type}${about}>${space}`;
}

function closing(node: LessonNode): string {
  if (node.children === undefined) return '';
  if (silent.has(node.type)) return '\n';
  const space = inline.has(node.type) ? '' : '\n';
  return `${space}</${node.name ?? node.type}>${space}`;
}

function attributesText(node: LessonNode): string {
  return (node.attributes ?? [])
    .map(({ name, value }) => ` ${name ?? ''}=${typeof value === 'string' ? value : ''}`)
    .sort()
    .join('');
}

const folded = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
