import { expect, test } from 'vitest';
import { walk } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { setAnswers } from '#transforms/lesson/set-answers.ts';

function placed(mdx: string): string[] {
  const result = parseLesson(mdx);
  if (!result.ok) throw new Error(result.message);
  setAnswers(result.root);
  const question = [...walk(result.root)].find(({ node }) => node.name === 'Question');
  return (question?.node.children ?? []).map((node) => {
    const attributes = (node.attributes ?? []).map(
      ({ name, value }) => `${name ?? ''}=${String(value)}`,
    );
    return [node.name ?? node.type, ...attributes, plainText(node)].join(' ');
  });
}

test('the words of each answer can be chosen, and stand with the reasons in the solution', () => {
  const mdx =
    '<Question id="q">\n\nWhy?\n\n<Answer id="a">\n\nBecause.\n\nIt is so.\n\n</Answer>\n\n<Answer id="b">\n\nFor `no` reason.\n\nThere is one.\n\n</Answer>\n\n</Question>';
  expect(placed(mdx)).toEqual([
    'paragraph Why?',
    'Answer id=a of=q slot=answers Because.',
    'Answer id=b of=q slot=answers For no reason.',
    'Explanation id=a of=q slot=solution Because.It is so.',
    'Explanation id=b of=q slot=solution For no reason.There is one.',
  ]);
});
