import { attributeHtml, textHtml } from '#transforms/html.ts';
import { commentOf, isElement, isExpression } from './nodes.ts';
import type { LessonNode } from './nodes.ts';

/** A node of the tree that becomes HTML (hast), with elements of MDX in it. */
export type PageNode = Omit<LessonNode, 'children'> & {
  children?: PageNode[];
  /** HTML elements. */
  tagName?: string;
  properties?: Readonly<Record<string, unknown>>;
};

/** The one HTML element that a component stands for: `components/lesson/lesson-components.ts`. */
const REPLACED = 'pre';

/** What the code of `pageComponent` calls. */
export const pageImports =
  "import { createComponent, render, renderComponent } from 'astro/runtime/server/index.js';";

/**
 * The code of a lesson's prose as a component, as Astro's compiler would write it for a page of the same HTML: what does not change is
 * text, and only components are called. Undefined where something is in the tree that the MDX compiler has to see: an expression, an
 * import, a picture, a heading without an id. What it prints is what MDX prints, byte for byte.
 */
export function pageComponent(root: PageNode): string | undefined {
  try {
    const page = template(trimmed(root.children ?? []));
    return `createComponent((result, { components }) => ${page})`;
  } catch (error) {
    if (error instanceof NotForUs) return undefined;
    throw error;
  }
}

/** A module of it, with what Astro expects of one that was MDX. */
export const pageModule = (component: string): string =>
  `${pageImports}
export const frontmatter = {};
export const Content = ${component};
export default Content;`;

/** Elements in which blanks are no text. */
const inTables: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

const isBlank = ({ type, value = '' }: PageNode): boolean => type === 'text' && value.trim() === '';

/** Without blanks around all of it. */
const trimmed = (nodes: readonly PageNode[]): readonly PageNode[] =>
  nodes.slice(
    Math.max(
      0,
      nodes.findIndex((node) => !isBlank(node)),
    ),
    nodes.findLastIndex((node) => !isBlank(node)) + 1,
  );

class NotForUs extends Error {}

/** A template of Astro; `slotted` is the slot that the nodes are put into, which is no attribute then. */
function template(nodes: readonly PageNode[], slotted = false): string {
  return `render\`${nodes.map((node) => partOf(node, slotted)).join('')}\``;
}

/** What stands in a template for a node: HTML, and calls of components. */
function partOf(node: PageNode, slotted: boolean): string {
  if (node.type === 'text') return literal(textHtml(node.value ?? ''));
  if (node.type === 'element') return elementPart(node, slotted);
  if (isElement(node)) return jsxPart(node, slotted);
  if (isExpression(node) && commentOf(node) !== undefined) return '';
  throw new NotForUs();
}

function elementPart(node: PageNode, slotted: boolean): string {
  const { tagName = '', properties = {} } = node;
  const children = (node.children ?? []).filter(
    (child) => !(inTables.has(tagName) && isBlank(child)),
  );
  if (tagName === 'img' || (/^h[1-6]$/.test(tagName) && typeof properties['id'] !== 'string'))
    throw new NotForUs();
  const attributes = Object.entries(properties)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => [attributeName(name), written(name, value)] as const);
  if (tagName === REPLACED) return componentPart(tagName, attributes, children, slotted);
  return htmlPart(tagName, attributes, children, slotted);
}

function jsxPart(node: PageNode, slotted: boolean): string {
  const { name, children = [] } = node;
  if (typeof name !== 'string' || !/^[a-z]\w*$/i.test(name)) throw new NotForUs();
  const attributes = (node.attributes ?? []).map(({ type, name: attribute, value }) => {
    if (type !== 'mdxJsxAttribute' || attribute === undefined || attribute.includes(':'))
      throw new NotForUs();
    return [attribute, valueOf(value)] as const;
  });
  return /^[A-Z]/.test(name)
    ? componentPart(name, attributes, children, slotted)
    : htmlPart(name, attributes, children, slotted);
}

type Attributes = readonly (readonly [name: string, value: unknown])[];

const without = (attributes: Attributes, slotted: boolean): Attributes =>
  slotted ? attributes.filter(([name]) => name !== 'slot') : attributes;

function htmlPart(
  name: string,
  attributes: Attributes,
  children: readonly PageNode[],
  slotted: boolean,
): string {
  const start = without(attributes, slotted).map(([key, value]) => attributeHtml(key, value));
  const shown = children.filter(isShown);
  const open = literal(`<${name}${start.join('')}`);
  if (shown.length === 0 && voidElements.has(name)) return `${open}/>`;
  return `${open}>${shown.map((child) => partOf(child, false)).join('')}</${name}>`;
}

/** A call of a component. As in MDX its children that name a slot go there, and all others into the default one. */
function componentPart(
  name: string,
  attributes: Attributes,
  children: readonly PageNode[],
  slotted: boolean,
): string {
  const props = JSON.stringify(Object.fromEntries(without(attributes, slotted)));
  const shown = children.filter(isShown);
  const bySlot = Map.groupBy(shown, slotOf);
  const own = bySlot.get('') ?? [];
  const slots = [...bySlot]
    .filter(([slot]) => slot !== '')
    .map(([slot, nodes]) => `${JSON.stringify(slot)}: () => ${template(nodes, true)}`);
  // A component can ask whether it has words in it: blanks between slots are some.
  if (own.length > 0) slots.unshift(`default: () => ${template(own)}`);
  const call = `renderComponent(result, '${name}', components.${name}, ${props}, { ${slots.join(', ')} })`;
  return `\${${call}}`;
}

const isShown = (node: PageNode): boolean =>
  !(isExpression(node) && commentOf(node) !== undefined) &&
  !(node.type === 'text' && (node.value ?? '') === '');

/** The slot that an element names; '' for what goes into the default one. */
function slotOf(node: PageNode): string {
  const value = isElement(node)
    ? node.attributes?.find(({ name }) => name === 'slot')?.value
    : undefined;
  return typeof value === 'string' ? value : '';
}

/** The value of an attribute: text, `true` for a name alone, and what a transform wrote as JSON. */
function valueOf(value: NonNullable<PageNode['attributes']>[number]['value']): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  try {
    return JSON.parse(value.value);
  } catch {
    throw new NotForUs();
  }
}

/** As HTML has it: `className` and `ariaLabel` are names of properties. */
function attributeName(property: string): string {
  if (property === 'className') return 'class';
  if (property.startsWith('aria')) return property.replace(/^aria(?=[A-Z])/, 'aria-').toLowerCase();
  if (property.startsWith('data'))
    return property.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  if (/[A-Z]/.test(property)) throw new NotForUs();
  return property;
}

/** A list of classes is one text, and a mark for programs a name alone. */
function written(property: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.join(' ');
  return value === true && property.startsWith('data') ? '' : value;
}

/** Elements without an end. */
const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'input', 'wbr']);

/** Text that stands between backticks as it is, whatever stands before and behind it. */
const literal = (html: string): string =>
  html.replaceAll(/[\\`$]/g, String.raw`\$&`).replaceAll('\r', String.raw`\r`);
