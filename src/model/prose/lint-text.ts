import { constantUses } from '#transforms/constants.ts';
import { headingId } from '#transforms/lesson/anchors.ts';
import { commentOf, isExpression, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { constantExpression } from '#transforms/lesson/set-constants.ts';
import { introUnit } from '#transforms/lesson/unit-texts.ts';
import type { Report } from '#model/problems/problem.ts';
import { frontMatterUnit } from './units.ts';
import { slug } from '#model/schema/words.ts';
import { placeOf } from './place.ts';

/** Checks what is not an element: headings, expressions, imports and `{{constants}}`. */
export function lintText(
  report: Report,
  file: string,
  root: LessonNode,
  constants: readonly string[],
): void {
  for (const { node } of walk(root)) {
    if (node.type === 'heading') lintHeading(report, file, node);
    if (node.type === 'mdxjsEsm') {
      report('import-export', placeOf(file, node), {
        word: (node.value ?? '').split(/\s/, 1)[0] ?? '',
      });
    }
    if (isExpression(node) && commentOf(node) === undefined) {
      if (constantExpression(node) === undefined) {
        report('expression', placeOf(file, node), { text: (node.value ?? '').trim() });
      }
    }
    lintConstants(report, file, node, constants);
  }
}

function lintHeading(report: Report, file: string, node: LessonNode): void {
  const depth = node.depth ?? 1;
  const text = plainText(node).trim();
  if (depth === 1) report('heading-one', placeOf(file, node), { text });
  const id = headingId(node);
  if (id === undefined) {
    if (depth === 2 || depth === 3) {
      report('heading-id-missing', placeOf(file, node), { text, depth });
    }
    return;
  }
  const { success, error } = slug.safeParse(id);
  if (!success) {
    report('wrong-name', placeOf(file, node), { name: id, wrong: error.issues[0]?.message ?? '' });
  }
  if (id === introUnit || id === frontMatterUnit) {
    report('reserved-id', placeOf(file, node), { id });
  }
}

function lintConstants(
  report: Report,
  file: string,
  node: LessonNode,
  constants: readonly string[],
): void {
  const expression = constantExpression(node);
  const texts =
    node.type === 'yaml' || isExpression(node)
      ? []
      : [
          node.value,
          node.url,
          node.title,
          node.alt,
          ...(node.attributes ?? []).map(({ value }) => value),
        ];
  const used = [
    ...(expression === undefined ? [] : [expression]),
    ...texts.flatMap((text) =>
      typeof text === 'string' ? constantUses(text).map(({ name }) => name) : [],
    ),
  ];
  for (const name of used) {
    if (constants.includes(name)) continue;
    report('unknown-constant', placeOf(file, node), { name, known: constants });
  }
}
