import type { SvgElement } from './parse-svg.ts';
import { attributeOf } from './parse-svg.ts';

/** A piece of a diagram's markup, or a label, whose text is put between the pieces in each language. */
export type DiagramPart = string | { label: string };

/**
 * The content of `<svg>` for a page: elements and text, without comments and the white space between tags. Ids, and the
 * references to them, get a prefix, so that they are unique in the page.
 */
export function diagramParts(root: SvgElement, prefix: string): DiagramPart[] {
  const parts: DiagramPart[] = [];
  for (const child of root.children) write(child, prefix, parts);
  return parts;
}

function write(element: SvgElement, prefix: string, parts: DiagramPart[]): void {
  const { name, attributes, children, text } = element;
  const shown = attributes
    .filter((attribute) => !attribute.name.startsWith('data-'))
    .map((attribute) => ` ${attribute.name}="${own(attribute.name, attribute.value, prefix)}"`);
  const label = attributeOf(element, 'data-label');
  const isEmpty = label === undefined && text.trim() === '' && children.length === 0;
  add(parts, `<${name}${shown.join('')}${isEmpty ? '/' : ''}>`);
  if (isEmpty) return;
  if (label !== undefined) parts.push({ label });
  else add(parts, text.trim());
  for (const child of children) write(child, prefix, parts);
  add(parts, `</${name}>`);
}

function own(name: string, value: string, prefix: string): string {
  if (name === 'id') return prefix + value;
  return name.startsWith('marker-') ? value.replace('url(#', `url(#${prefix}`) : value;
}

function add(parts: DiagramPart[], markup: string): void {
  const last = parts.at(-1);
  if (typeof last === 'string') parts[parts.length - 1] = last + markup;
  else parts.push(markup);
}
