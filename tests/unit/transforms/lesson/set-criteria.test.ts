import { expect, test } from 'vitest';
import { outline, treeOf } from './outline.ts';
import { setCriteria } from '#transforms/lesson/set-criteria.ts';

test('criteria of a check go into a slot of their own, the question stays', () => {
  const tree = treeOf(
    '<Check id="a">\n\nIs it there?\n\n<Criterion>One.</Criterion>\n<Criterion>Two.</Criterion>\n\n</Check>',
  );
  setCriteria(tree);
  expect(outline(tree)).toBe(
    `<Check id=a>
  Is it there?
  <Criterion slot=criteria>
    One.
  <Criterion slot=criteria>
    Two.`,
  );
});

test('a criterion outside of a check is left alone: the model tells it', () => {
  const tree = treeOf('<Criterion>One.</Criterion>');
  setCriteria(tree);
  expect(outline(tree)).toBe('<Criterion>\n  One.');
});
