import { expect, test } from 'vitest';
import { completeLesson } from '#transforms/lesson/complete-lesson.ts';
import { attributeText, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { treeOf } from './outline.ts';

const source = `## A {/* #a */}

<Diagram id="path">
  <Label id="pod">Pod {{name}}</Label>
  <Label id="node">The
  node</Label>

What it shows.

</Diagram>
`;

function completed(text: string, missing: readonly string[] = []): LessonNode | undefined {
  const parsed = parseLesson(text);
  if (!parsed.ok) return undefined;
  completeLesson(parsed.root, {
    lang: 'fr',
    source: { root: treeOf(source), lang: 'en' },
    missing,
    stale: [],
    constants: { name: 'web' },
  });
  return [...walk(parsed.root)].find(({ node }) => node.name === 'Diagram')?.node;
}

test('the words of the labels become an attribute, what is said of the diagram stays', () => {
  const diagram = completed(source);
  expect(JSON.parse(attributeText(diagram as LessonNode, 'labels') ?? '')).toEqual({
    pod: 'Pod web',
    node: 'The node',
  });
  expect(plainText(diagram as LessonNode)).toBe('What it shows.');
});

test('a diagram that a translation lacks comes with the labels of the source', () => {
  const diagram = completed('## A {/* #a */}\n', ['diagram-path']);
  expect(attributeText(diagram as LessonNode, 'labels')).toContain('"The node"');
});
