import { components, htmlAttributes, htmlElements } from '#transforms/lesson/components.ts';
import type { AttributeRule, OwnComponents } from '#transforms/lesson/components.ts';
import { attributeText, isElement, isExpression } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { hasWords } from '#transforms/lesson/plain-text.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { placeOf } from '#model/diagnostics/place.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Prose } from '#model/load/prose.ts';

/**
 * Every element of a lesson held against the table of components: known, in its place, with the attributes it needs. `own` are those of
 * the project; where they cannot be read, what could be one of them is not told.
 */
export function* validateElements(
  prose: Pick<Prose, 'file' | 'root'>,
  own: OwnComponents | undefined,
): Generator<Diagnostic> {
  const { file } = prose;
  const all = { ...own, ...components };
  const unknown = new Set<LessonNode>();
  for (const { node, parent } of nodesOf(prose)) {
    if (!isElement(node)) continue;
    const name = node.name ?? '';
    const rule = Object.hasOwn(all, name) ? all[name] : undefined;
    if (rule === undefined) {
      // Of a table of HTML, its rows and cells are not told again.
      if (parent !== undefined && unknown.has(parent)) {
        unknown.add(node);
        continue;
      }
      if (!htmlElements.includes(name)) unknown.add(node);
      if (own !== undefined || !/^[A-Z]/.test(name))
        yield* validateHtml(file, node, name, Object.keys(all));
      continue;
    }
    const place = placeOf(file, node);
    if (node.type === 'mdxJsxTextElement' && !rule.isInline)
      yield diagnostic('component-inline', place, { name });
    else if (rule.inside !== undefined && parent?.name !== rule.inside) {
      yield diagnostic('component-misplaced', place, { name, inside: rule.inside });
    }
    if (rule.isEmpty && hasWords(node.children ?? [])) {
      yield diagnostic('component-children', place, { name });
    }
    if (rule.holds !== undefined) yield* validateContent(file, node, rule.holds);
    yield* validateAttributes(file, node, name, rule.attributes);
    if (name === 'Step' && !hasWords(node.children ?? [])) {
      yield diagnostic('step-empty', place, { id: attributeText(node, 'id') ?? '' });
    }
    if (name === 'Criterion') yield* validateCriterion(file, node);
  }
}

/** An item of the list that learners compare by eye: words in one paragraph. */
function* validateCriterion(file: string, criterion: LessonNode): Generator<Diagnostic> {
  const children = criterion.children ?? [];
  if (!hasWords(children)) {
    yield diagnostic('criterion-empty', placeOf(file, criterion), {});
    return;
  }
  const inner = children.flatMap((child) => (child.type === 'paragraph' ? [] : [child]));
  const paragraphs = children.length - inner.length;
  const isSentence = paragraphs === 0 || (paragraphs === 1 && inner.length === 0);
  if (!isSentence || inner.some(({ type }) => !inlineTypes.has(type))) {
    yield diagnostic('criterion-words', placeOf(file, criterion), {});
  }
}

const inlineTypes = new Set([
  ...['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'break'],
  ...['mdxTextExpression', 'mdxFlowExpression', 'mdxJsxTextElement'],
]);

function* validateHtml(
  file: string,
  node: LessonNode,
  name: string,
  components: readonly string[],
): Generator<Diagnostic> {
  if (!htmlElements.includes(name)) {
    const known = [...components, ...htmlElements];
    yield diagnostic('unknown-component', placeOf(file, node), { name, known });
    return;
  }
  const rules = htmlAttributes.map((attribute) => [attribute, { needed: false }] as const);
  yield* validateAttributes(file, node, name, Object.fromEntries(rules));
}

function* validateContent(file: string, node: LessonNode, only: string): Generator<Diagnostic> {
  const stray = (node.children ?? []).find((child) => child.name !== only && !isExpression(child));
  if (stray === undefined) return;
  yield diagnostic('component-content', placeOf(file, stray), { name: node.name ?? '', only });
}

function* validateAttributes(
  file: string,
  node: LessonNode,
  element: string,
  rules: Readonly<Record<string, AttributeRule>>,
): Generator<Diagnostic> {
  for (const attribute of node.attributes ?? []) {
    const { name, value } = attribute;
    const place = placeOf(file, attribute.position === undefined ? node : attribute);
    const rule = name !== undefined && Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (name === undefined || (typeof value === 'object' && value !== null)) {
      yield diagnostic('attribute-expression', place, { element, name: name ?? '{…}' });
    } else if (rule === undefined) {
      yield diagnostic('unknown-attribute', place, { element, name, known: Object.keys(rules) });
    } else if (rule.values?.length === 0 && typeof value === 'string') {
      const { start, end } = attribute.position ?? {};
      const fix =
        start?.offset === undefined || end?.offset === undefined
          ? undefined
          : { start: start.offset, end: end.offset, text: name };
      yield diagnostic('attribute-flag', place, { element, name }, fix);
    } else if (rule.values?.length !== 0 && (value ?? '').trim() === '') {
      yield diagnostic('attribute-empty', place, { element, name });
    } else if (
      rule.values !== undefined &&
      rule.values.length > 0 &&
      !rule.values.includes(value ?? '')
    ) {
      yield diagnostic('attribute-value', place, {
        element,
        name,
        value: value ?? '',
        known: rule.values,
      });
    } else if (rule.isNumber && !/^-?\d+(?:\.\d+)?$/.test(value ?? '')) {
      yield diagnostic('attribute-number', place, { element, name, value: value ?? '' });
    }
  }
  for (const [name, { needed }] of Object.entries(rules)) {
    if (!needed || node.attributes?.some((attribute) => attribute.name === name)) continue;
    yield diagnostic('missing-attribute', placeOf(file, node), { element, name });
  }
}
