import { expect, test } from 'vitest';
import { leaveOut, markProblems } from '#transforms/lesson/mark-problems.ts';
import type { ProblemMark } from '#transforms/lesson/mark-problems.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { treeOf } from './outline.ts';

const text = `---
title: One
---

Words before.

<Tabs>
<Tab label="A" value="a">

<Command id="a" />

Words of A.

</Tab>
<Tab label="B" value="b">

Words of B.

</Tab>
</Tabs>

<Check id="c">

Is it
ready?

</Check>
`;

/** The blocks of a text with these marks: elements by name and id, words as they are, boxes by what they say. */
function marked(marks: readonly ProblemMark['at'][], written = text): string[] {
  const root = treeOf(written);
  markProblems(
    root,
    marks.map((at, index) => ({ at, says: { message: `${index}` } })),
  );
  return blocks(root);
}

const blocks = ({ children = [] }: LessonNode): string[] =>
  children.filter(({ type }) => type !== 'yaml').map(shape);

function shape({ type, name, attributes = [], value = '', children = [] }: LessonNode): string {
  const own = type.startsWith('mdxJsx')
    ? [name, ...attributes.filter((each) => each.name !== 'label').map((each) => each.value)]
    : [value];
  const inner = children.map(shape).join(' ');
  return `${own.join(' ')}${inner === '' ? '' : type.startsWith('mdxJsx') ? `(${inner})` : inner}`;
}

const tabs = 'Tabs(Tab a(Command a Words of A.) Tab b(Words of B.))';
const check = 'Check c(Is it\nready?)';

test.each<[string, readonly ProblemMark['at'][], string[]]>([
  ['nothing wrong', [], ['Words before.', tabs, check]],
  ['a paragraph', [{ line: 5 }], ['ProblemBox 0', tabs, check]],
  [
    'a block in a tab, whose tab stays',
    [{ line: 10 }],
    ['Words before.', 'Tabs(Tab a(ProblemBox 0 Words of A.) Tab b(Words of B.))', check],
  ],
  [
    'a tab: its tabs, which are none without it',
    [{ line: 15 }],
    ['Words before.', 'ProblemBox 0', check],
  ],
  ['a line within a check: all of it', [{ line: 25 }], ['Words before.', tabs, 'ProblemBox 0']],
  [
    'an entry of lesson.yaml, twice: what shows it',
    [
      { part: 'checks', id: 'c' },
      { part: 'checks', id: 'c' },
    ],
    ['Words before.', tabs, 'ProblemBox 0', 'ProblemBox 1'],
  ],
  [
    'an entry that is not shown, the front matter and all of the lesson: at the beginning',
    [{ part: 'outputs', id: 'c' }, { line: 2 }, undefined],
    ['ProblemBox 0', 'ProblemBox 1', 'ProblemBox 2', 'Words before.', tabs, check],
  ],
])('%s', (_, marks, expected) => {
  expect(marked(marks)).toEqual(expected);
});

test.each([
  [
    'a step outside a walkthrough',
    '<Step id="x">\n\nWords.\n\n</Step>\n\nAfter.',
    ['ProblemBox 0', 'After.'],
  ],
  [
    'a label in a block that is no diagram',
    '<Details summary="s">\n<Label id={x}>\n\nWords.\n\n</Label>\n\nAfter.\n\n</Details>',
    ['Details s(ProblemBox 0 After.)'],
  ],
])('%s is replaced itself', (_, written, expected) => {
  const line = written.split('\n').findIndex((each) => each.includes('id=')) + 1;
  expect(marked([{ line }], written)).toEqual(expected);
});

test('a component of the project is replaced whole, since nobody knows what it makes of a box', () => {
  const written = '<Callout level="a">\n\nBefore.\n\n<Command id="a" />\n\n</Callout>\n\nAfter.';
  expect(marked([{ line: 5 }], written)).toEqual(['ProblemBox 0', 'After.']);
  expect(marked([{ part: 'commands', id: 'a' }], written)).toEqual(['ProblemBox 0', 'After.']);
});

test('what shows an entry that the lesson does not have is left out', () => {
  const root = treeOf(text);
  leaveOut(root, (_, id) => id !== 'a');
  expect(blocks(root)).toEqual([
    'Words before.',
    'Tabs(Tab a(Words of A.) Tab b(Words of B.))',
    check,
  ]);
});

test('what is left without words is not marked as filled in', () => {
  const root = treeOf(
    '<FromSource unit="a">\n<Command id="a" />\n</FromSource>\n\n<FromSource unit="b">\n\nWords.\n\n<Command id="a" />\n\n</FromSource>',
  );
  leaveOut(root, () => false);
  expect(blocks(root)).toEqual(['FromSource b(Words.)']);
});
