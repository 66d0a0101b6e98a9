import { describe, expect, test } from 'vitest';
import { inlineReferences } from '#transforms/lesson/references.ts';
import { unitTexts } from '#transforms/lesson/unit-texts.ts';
import { treeOf } from './outline.ts';

const units = (text: string): [string, string][] => {
  const tree = treeOf(text);
  inlineReferences(tree);
  return [...unitTexts(tree)];
};

test('a unit is the prose after an id up to the next; what follows a walkthrough is part of it', () => {
  expect(
    units(`---
title: x
---

Before.

## One {/* #one */}

Words.

<Walkthrough id="w">
  <Step id="a">A.</Step>
</Walkthrough>

After.

<Command id="c" again />

<Check id="k">Q?</Check>

Last.
`).map(([unit, text]) => [unit, text.split('\n').filter((line) => !line.startsWith('<'))]),
  ).toEqual([
    ['intro', ['Before.']],
    ['one', ['One', 'Words.']],
    ['walk-w', ['After.']],
    ['walk-w-a', ['A.']],
    ['check-k', ['Q?', 'Last.']],
  ]);
});

describe('it makes no difference', () => {
  test.each([
    ['how lines are broken', 'one two\nthree', 'one\ntwo three'],
    ['how many spaces and empty lines there are', 'one two\n\n\n\nthree', 'one  two  \n\nthree\n'],
    ['what emphasis and lists are marked with', '*a* **b**\n\n- c\n- d', '_a_ __b__\n\n* c\n* d'],
    ['where an address stands', '[a](https://x.y "t")', '[a][1]\n\n[1]: https://x.y "t"'],
    ['what a comment says', 'a {/* one */}', 'a'],
    [
      'whether one line of a step stands on lines of its own',
      '<Details summary="s">a</Details>',
      '<Details summary="s">\n\na\n\n</Details>',
    ],
  ])('%s', (_, one, other) => {
    expect(units(one)[0]?.[1].trim()).toBe(units(other)[0]?.[1].trim());
  });
});

describe('it makes a difference', () => {
  test.each([
    ['what is said', 'one', 'two'],
    ['whether it is emphasized', '*a*', 'a'],
    ['where a link leads', '[a](https://x.y)', '[a](https://x.z)'],
    ['what code is shown, space by space', '```\n  a\n```', '```\na\n```'],
    ['which constant stands there', '{{a}}', '{{b}}'],
    ['what an attribute says', '<Aside title="a">b</Aside>', '<Aside title="c">b</Aside>'],
    ['whether it is one paragraph or two', 'a\nb', 'a\n\nb'],
  ])('%s', (_, one, other) => {
    expect(units(one)).not.toEqual(units(other));
  });
});
