import { constantUses } from '#transforms/constants.ts';
import { headingId } from '#transforms/lesson/anchors.ts';
import { commentOf, isExpression } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { constantExpression } from '#transforms/lesson/set-constants.ts';
import { introUnit } from '#transforms/lesson/unit-texts.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { placeOf } from '#model/diagnostics/place.ts';
import type { Place } from '#model/diagnostics/place.ts';
import { isElsewhere, picturePath } from '#model/load/load-lesson.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Prose } from '#model/load/prose.ts';
import { slug } from '#model/schema/primitives.ts';
import { frontMatterUnit } from '#model/translations/units.ts';

/** What is not an element: headings, expressions, imports and `{{constants}}`. */
export function* validateText(prose: Prose, constants: readonly string[]): Generator<Diagnostic> {
  for (const { node } of nodesOf(prose)) {
    const place = placeOf(prose.file, node);
    if (node.type === 'heading') yield* validateHeading(place, node);
    if (node.type === 'mdxjsEsm') {
      const [word = ''] = (node.value ?? '').split(/\s/, 1);
      yield diagnostic('import-export', place, { word });
    }
    if (isExpression(node) && commentOf(node) === undefined) {
      if (constantExpression(node) === undefined) {
        yield diagnostic('expression', place, { text: (node.value ?? '').trim() });
      }
    }
    for (const name of constantsIn(node)) {
      if (constants.includes(name)) continue;
      yield diagnostic('unknown-constant', place, { name, known: constants });
    }
  }
}

function* validateHeading(place: Place, node: LessonNode): Generator<Diagnostic> {
  const depth = node.depth ?? 1;
  const text = plainText(node).trim();
  if (depth === 1) yield diagnostic('heading-one', place, { text });
  const id = headingId(node);
  if (id === undefined) {
    if (depth === 2 || depth === 3) yield diagnostic('heading-id-missing', place, { text, depth });
    return;
  }
  const { error } = slug.safeParse(id);
  if (error !== undefined) {
    yield diagnostic('wrong-name', place, { name: id, wrong: error.issues[0]?.message ?? '' });
  }
  if (id === introUnit || id === frontMatterUnit) yield diagnostic('reserved-id', place, { id });
}

/** The constants that a node itself uses, in its text, its addresses and its attributes. */
function constantsIn(node: LessonNode): string[] {
  const expression = constantExpression(node);
  if (expression !== undefined) return [expression];
  if (node.type === 'yaml' || node.type === 'text' || isExpression(node)) return [];
  const attributes = (node.attributes ?? []).map(({ value }) => value);
  const texts = [node.value, node.url, node.title, node.alt, ...attributes];
  return texts.flatMap((text) =>
    typeof text === 'string' ? constantUses(text).map(({ name }) => name) : [],
  );
}

/**
 * Pictures stand beside the prose. One that is not there stops the bundler, in its words; one of another site is not loaded,
 * and one from the root of the host is not found where the site has a path.
 */
export function* validateImages(
  prose: Prose,
  pictures: ReadonlyMap<string, boolean>,
): Generator<Diagnostic> {
  for (const { node } of nodesOf(prose)) {
    const { type, url } = node;
    if (type !== 'image' || url === undefined || url.includes('{{')) continue;
    const place = placeOf(prose.file, node);
    if (isElsewhere(url)) yield diagnostic('image-elsewhere', place, { url });
    else if (pictures.get(picturePath(prose.file, url) ?? '') === false) {
      yield diagnostic('image-missing', place, { url });
    }
  }
}
