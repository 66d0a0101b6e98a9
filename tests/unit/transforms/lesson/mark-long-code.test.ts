import { expect, test } from 'vitest';
import { markLongCode } from '#transforms/lesson/mark-long-code.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { treeOf } from './outline.ts';

const marksIn = (text: string): unknown[] => {
  const tree = treeOf(text);
  markLongCode(tree);
  const marks: unknown[] = [];
  const visit = (node: LessonNode): void => {
    if (node.type === 'inlineCode') marks.push(node.data?.hProperties);
    (node.children ?? []).forEach(visit);
  };
  visit(tree);
  return marks;
};

test('an option with hyphens, a label and a file stay in one piece, wherever they stand', () => {
  const text =
    'Add `--label-columns` to it.\n\n- **`k8s-app`**\n\n<Aside>\n\n`pt-BR.mdx`\n\n</Aside>';
  expect(marksIn(text)).toEqual([undefined, undefined, undefined]);
});

test('a whole command may break, or it would not fit a phone', () => {
  expect(marksIn('Run `kubectl get pods --namespace=kube-system`.')).toEqual([
    { className: ['long'] },
  ]);
});

const childrenOf = (code: string): unknown => {
  const tree = treeOf(`\`${code}\``);
  markLongCode(tree);
  return tree.children?.[0]?.children?.[0]?.data?.hChildren;
};

test('a long name with dots may break behind the last dot that fits a phone', () => {
  expect(childrenOf('commands.ID.background.readyWhen.text')).toEqual([
    { type: 'text', value: 'commands.ID.background.' },
    { type: 'element', tagName: 'wbr', properties: {}, children: [] },
    { type: 'text', value: 'readyWhen.text' },
  ]);
});

test.each([
  'kubectl get ippools.crd.projectcalico.org --output=yaml',
  'requiredDuringSchedulingIgnoredDuringExecution',
  'terminationGracePeriodSeconds.length',
  '.github/workflows-of-the-project/pages',
  '../../../manifests/of-another-lesson',
])('no other long code gets a place of its own to break: %s', (code) => {
  expect(childrenOf(code)).toBeUndefined();
});

test('it does not break behind the dot that a name begins with', () => {
  expect(childrenOf('kept.in/.github/workflows-of-the-project')).toMatchObject([
    { value: 'kept.' },
    { tagName: 'wbr' },
    { value: 'in/.github/workflows-of-the-project' },
  ]);
});
