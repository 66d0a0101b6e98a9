import { attributeText, isElement, isExpression, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { hasWords } from '#transforms/lesson/plain-text.ts';
import type { Report } from '#model/problems/problem.ts';
import { components, htmlAttributes, htmlElements } from './components.ts';
import type { AttributeRule } from './components.ts';
import { placeOf } from './place.ts';

/** Checks every element of a lesson by the table of components: known, in its place, with the attributes it needs. */
export function lintElements(report: Report, file: string, root: LessonNode): void {
  for (const { node, parent } of walk(root)) {
    if (!isElement(node)) continue;
    const name = node.name ?? '';
    const rule = Object.hasOwn(components, name) ? components[name] : undefined;
    if (rule === undefined) {
      lintHtml(report, file, node, name);
      continue;
    }
    const place = placeOf(file, node);
    if (node.type === 'mdxJsxTextElement') report('component-inline', place, { name });
    else if (rule.inside !== undefined && parent?.name !== rule.inside) {
      report('component-misplaced', place, { name, inside: rule.inside });
    }
    if (rule.holds !== undefined) lintContent(report, file, node, rule.holds);
    lintAttributes(report, file, node, name, rule.attributes);
    if (name === 'Step' && !hasWords(node.children ?? [])) {
      report('step-empty', place, { id: attributeText(node, 'id') ?? '' });
    }
    if (name === 'Criterion') lintCriterion(report, file, node);
  }
}

/** An item of the list that learners compare by eye: words in one paragraph. */
function lintCriterion(report: Report, file: string, criterion: LessonNode): void {
  const children = criterion.children ?? [];
  if (!hasWords(children)) {
    report('criterion-empty', placeOf(file, criterion), {});
    return;
  }
  const inner = children.flatMap((child) => (child.type === 'paragraph' ? [] : [child]));
  const paragraphs = children.length - inner.length;
  const isSentence = paragraphs === 0 || (paragraphs === 1 && inner.length === 0);
  if (!isSentence || inner.some(({ type }) => !inlineTypes.has(type))) {
    report('criterion-words', placeOf(file, criterion), {});
  }
}

const inlineTypes = new Set([
  ...['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'break'],
  ...['mdxTextExpression', 'mdxFlowExpression', 'mdxJsxTextElement'],
]);

function lintHtml(report: Report, file: string, node: LessonNode, name: string): void {
  if (!htmlElements.includes(name)) {
    const known = [...Object.keys(components), ...htmlElements];
    report('unknown-component', placeOf(file, node), { name, known });
    return;
  }
  const rules = htmlAttributes.map((attribute) => [attribute, { needed: false }] as const);
  lintAttributes(report, file, node, name, Object.fromEntries(rules));
}

function lintContent(report: Report, file: string, node: LessonNode, only: string): void {
  const stray = (node.children ?? []).find((child) => child.name !== only && !isExpression(child));
  if (stray === undefined) return;
  report('component-content', placeOf(file, stray), { name: node.name ?? '', only });
}

function lintAttributes(
  report: Report,
  file: string,
  node: LessonNode,
  element: string,
  rules: Readonly<Record<string, AttributeRule>>,
): void {
  for (const attribute of node.attributes ?? []) {
    const { name, value } = attribute;
    const place = placeOf(file, attribute.position === undefined ? node : attribute);
    const rule = name !== undefined && Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (name === undefined || (typeof value === 'object' && value !== null)) {
      report('attribute-expression', place, { element, name: name ?? '{…}' });
    } else if (rule === undefined) {
      report('unknown-attribute', place, { element, name, known: Object.keys(rules) });
    } else if (rule.values?.length === 0 && typeof value === 'string') {
      report('attribute-flag', place, { element, name });
    } else if (rule.values?.length !== 0 && (value ?? '').trim() === '') {
      report('attribute-empty', place, { element, name });
    } else if (
      rule.values !== undefined &&
      rule.values.length > 0 &&
      !rule.values.includes(value ?? '')
    ) {
      report('attribute-value', place, { element, name, value: value ?? '', known: rule.values });
    }
  }
  for (const [name, { needed }] of Object.entries(rules)) {
    if (!needed || node.attributes?.some((attribute) => attribute.name === name)) continue;
    report('missing-attribute', placeOf(file, node), { element, name });
  }
}
