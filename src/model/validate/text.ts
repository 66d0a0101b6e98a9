import { constantUses } from '#transforms/constants.ts';
import { headingId } from '#transforms/lesson/anchors.ts';
import { commentOf, isExpression } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { constantExpression } from '#transforms/lesson/set-constants.ts';
import { introUnit } from '#transforms/lesson/unit-texts.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { placeOf, startOf } from '#model/diagnostics/place.ts';
import type { Place } from '#model/diagnostics/place.ts';
import { isElsewhere, picturePath } from '#model/load/pictures.ts';
import type { Picture } from '#model/load/pictures.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Prose } from '#model/load/prose.ts';
import { slug } from '#model/schema/primitives.ts';
import { slugOf } from '#model/schema/slug-of.ts';
import { frontMatterUnit } from '#model/translations/units.ts';

/** What is not an element: headings, expressions, imports and `{{constants}}`. */
export function* validateText(prose: Prose, constants: readonly string[]): Generator<Diagnostic> {
  for (const { node } of nodesOf(prose)) {
    const place = placeOf(prose.file, node);
    if (node.type === 'heading') yield* validateHeading(place, node);
    if (node.type === 'text') yield* validateAddresses(place, node.value ?? '');
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

/** What begins with a folder, or is the name of a file: `[1](e.g. these words)` is text. */
const addressLike = /\]\(((?:\.{0,2}\/|[\w-]+\/)[^()\n]*|[\w-]+\.[^()\n]*\.\w{2,5})\)/g;

/** `[words](an address with a blank)`: no link and no picture for Markdown. */
function* validateAddresses(place: Place, text: string): Generator<Diagnostic> {
  if (!text.includes('](')) return;
  for (const [, address = ''] of text.matchAll(addressLike)) {
    if (/\S \S/.test(address)) yield diagnostic('address-blank', place, { address });
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
    const wrong = error.issues[0]?.message ?? '';
    yield diagnostic('wrong-name', place, { name: id, wrong, instead: slugOf(id) });
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
  pictures: ReadonlyMap<string, Picture>,
): Generator<Diagnostic> {
  for (const { node } of nodesOf(prose)) {
    const { type, url } = node;
    if (type !== 'image' || url === undefined || url.includes('{{')) continue;
    const place = placeOf(prose.file, node);
    if (isElsewhere(url)) {
      yield diagnostic('image-elsewhere', place, { url });
      continue;
    }
    const picture = pictures.get(picturePath(prose.file, url) ?? '');
    if (picture?.is !== 'missing') continue;
    const folder = url.slice(0, url.lastIndexOf('/') + 1);
    const instead = picture.instead === undefined ? undefined : folder + picture.instead;
    yield diagnostic('image-missing', place, { url, instead });
  }
}

/** Pictures that are there and cannot be shown: the bundler would stop, in its words. */
export function* validatePictures(pictures: ReadonlyMap<string, Picture>): Generator<Diagnostic> {
  for (const [file, { is }] of pictures) {
    if (is !== 'empty' && is !== 'other') continue;
    yield diagnostic('image-broken', startOf(file), { isEmpty: is === 'empty' });
  }
}
