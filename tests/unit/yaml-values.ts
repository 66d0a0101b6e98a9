/** Values whose texts YAML can easily misread: for properties of what reads and writes YAML without the library. */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

const words = ['boat', 'harbour', 'null', 'true', 'No', '港口', 'ø', '$(ls)', '{{x}}'];
const numbers = ['0', '7', '.', '5m', '1e3', '0x1f', '.inf'];
const blanks = ['\n', '\n\n', '\n  ', ' ', '  ', '\t', '\r', '\u00A0', '\u2028', '\u0085'];
const signs = ['/', ':', '#', '"', "'", '\\', '\\n', '|', '>', '[', '!', '%', '@', '`', '~', '-'];
const marks = ['a: b', ' #c', '- d', '&a', '*a', '<<', '=', '---', '\n---\n', '...'];

/** A piece of a text. */
export const piece = fc.constantFrom(...words, ...numbers, ...blanks, ...signs, ...marks);

/** A text of up to six pieces. */
export const oddText = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));

/** Maps, up to four levels deep, with lists and maps in each other. One of ten lists is empty. */
export function mapOf<T>(
  scalar: Arbitrary<T>,
  key: Arbitrary<string>,
  bounds: { minKeys?: number; maxKeys: number },
): Arbitrary<Record<string, unknown>> {
  const { map } = fc.letrec<{
    value: unknown;
    list: unknown[];
    map: Record<string, unknown>;
  }>((tie) => ({
    value: fc.oneof({ withCrossShrink: true, maxDepth: 4 }, scalar, tie('list'), tie('map')),
    list: fc.oneof(
      { weight: 9, arbitrary: fc.array(tie('value'), { minLength: 1, maxLength: 3 }) },
      fc.constant<unknown[]>([]),
    ),
    map: fc.dictionary(key, tie('value'), bounds),
  }));
  return map;
}
