import fc from 'fast-check';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { writeMdx } from '#importer/write/write-mdx.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

const writer = unified().use(remarkMdx).use(remarkStringify);
const written = (root: LessonNode): string => writer.stringify(root as never);
const body = (root: LessonNode): string =>
  writeMdx({ title: 'a', description: 'b' }, root, () => undefined)
    .text.split('---\n\n')
    .slice(1)
    .join('');

test('A component with an id is written as the library writes it, whatever its attributes are', () => {
  const attribute = fc.record({
    type: fc.constant('mdxJsxAttribute'),
    name: fc.stringMatching(/^[a-z][a-zA-Z]{0,5}$/),
    value: fc.oneof(fc.constant(null), fc.stringMatching(/^[\w "'<{é-]{0,8}$/)),
  });
  const call = fc.record({
    type: fc.constant('mdxJsxFlowElement'),
    name: fc.constantFrom('Command', 'Output', 'Own.Part'),
    attributes: fc.array(attribute, { maxLength: 3 }),
    children: fc.constant<LessonNode[]>([]),
  });
  fc.assert(
    fc.property(call, (node) => {
      const root = (): LessonNode => structuredClone({ type: 'root', children: [node] });
      expect(body(root())).toBe(written(root()));
    }),
  );
});
