import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkTerms } from '#transforms/lesson/link-terms.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';

const terms = [
  { id: 'taint', link: true, forms: ['taint', 'taints', '污点'] },
  { id: 'node', link: false, forms: ['node', 'nodes', '节点'] },
  { id: 'worker', link: true, forms: ['worker node', '工作节点'] },
  { id: 'label', link: true, forms: ['label', '标签'] },
  { id: 'selector', link: false, forms: ['label selector', '标签选择算符'] },
  { id: 'secret', link: true, forms: ['Secret'] },
];

function linked(text: string): { root: LessonNode; links: string[] } {
  const parsed = parseLesson(text);
  if (!parsed.ok) throw new Error(parsed.message);
  linkTerms(parsed.root, terms, '../glossary/#');
  const links = [...walk(parsed.root)]
    .filter(({ node }) => node.url?.startsWith('../glossary/'))
    .map(({ node }) => `${plainText(node)} ${node.url ?? ''}`);
  return { root: parsed.root, links };
}

test.each([
  ['the first use, and no other', 'A taint and a taint.', ['taint ../glossary/#taint']],
  ['a plural', 'Two taints.', ['taints ../glossary/#taint']],
  ['the beginning of a sentence', 'Taints keep Pods away.', ['Taints ../glossary/#taint']],
  ['words over two lines', 'A worker\nnode.', ['worker\nnode ../glossary/#worker']],
  ['whole words only', 'A tainted relabel, label-less, my_label.', []],
  ['a kind as it is written', 'It is no secret. A Secret.', ['Secret ../glossary/#secret']],
  ['Chinese without spaces', '给节点加上污点。', ['污点 ../glossary/#taint']],
  ['Chinese beside Latin letters', '用taint表示', ['taint ../glossary/#taint']],
  ['the longest of several', '工作节点', ['工作节点 ../glossary/#worker']],
  ['nothing inside of a longer term', '标签选择算符, a label selector', []],
  ['nothing that is not to be linked', 'A node.', []],
  ['strong words and lists', '- **taint**', ['taint ../glossary/#taint']],
  ['no heading, code, link or table', '## taint\n\n`taint` [taint](x)\n\n| taint |\n|---|\n', []],
  [
    'no question and no caption',
    '<Check id="a">taint</Check>\n\n<Output id="b">label</Output>',
    [],
  ],
  ['prose in steps and asides', '<Aside>\n\nA taint.\n\n</Aside>', ['taint ../glossary/#taint']],
  ['nothing in the words of the source', '<FromSource lang="en">\n\ntaint\n\n</FromSource>', []],
] as const)('%s', (_, text, links) => {
  expect(linked(text).links).toEqual(links);
});

test('whatever stands there, linking changes no word of it', () => {
  const words = [
    'taint',
    'taints',
    'Taint',
    '污点',
    '工作节点',
    '节点',
    ' ',
    '\n',
    'x',
    '-',
    '。',
    '`',
    '*',
  ];
  const text = fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((all) => all.join(''));
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (any) => {
      const before = parseLesson(any);
      if (!before.ok) return;
      expect(plainText(linked(any).root)).toBe(plainText(before.root));
    }),
  );
});
