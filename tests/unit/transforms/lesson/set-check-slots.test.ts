import { expect, test } from 'vitest';
import { outline, treeOf } from './outline.ts';
import { setCheckSlots } from '#transforms/lesson/set-check-slots.ts';

test('criteria of a check go into a slot of their own, the question stays', () => {
  const tree = treeOf(
    '<Check id="a">\n\nIs it there?\n\n<Criterion>One.</Criterion>\n<Criterion>Two.</Criterion>\n\n</Check>',
  );
  setCheckSlots(tree);
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
  setCheckSlots(tree);
  expect(outline(tree)).toBe('<Criterion>\n  One.');
});

test('hints of a check go into theirs, and know their number', () => {
  const tree = treeOf(
    '<Check id="a">\n\nIs it there?\n\n<Hint>Look.</Hint>\n\n<Hint for="failed">Run it.</Hint>\n\n</Check>',
  );
  setCheckSlots(tree);
  expect(outline(tree)).toBe(
    `<Check id=a>
  Is it there?
  <Hint slot=hints number=1 count=2>
    Look.
  <Hint for=failed slot=hints number=2 count=2>
    Run it.`,
  );
});
