import { expect, test } from 'vitest';
import { markProblems } from '#transforms/lesson/mark-problems.ts';
import type { ProblemMark } from '#transforms/lesson/mark-problems.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';

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

/** The blocks of the text with these marks: elements by name and id, words as they are, boxes by what they say. */
function marked(marks: readonly ProblemMark['at'][], missing: readonly string[] = []): string[] {
  const parsed = parseLesson(text);
  if (!parsed.ok) throw new Error(parsed.message);
  markProblems(
    parsed.root,
    marks.map((at, index) => ({ at, says: { message: `${index}` } })),
    (_, id) => !missing.includes(id),
  );
  return (parsed.root.children ?? []).filter(({ type }) => type !== 'yaml').map(shape);
}

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
])('%s', (_, marks, blocks) => {
  expect(marked(marks)).toEqual(blocks);
});

test('what shows an entry that could not be read is left out beside the problem', () => {
  expect(marked([undefined], ['a'])).toEqual([
    'ProblemBox 0',
    'Words before.',
    'Tabs(Tab a(Words of A.) Tab b(Words of B.))',
    check,
  ]);
});
