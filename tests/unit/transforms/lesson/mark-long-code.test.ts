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

test('a long name with dots may break behind each of them', () => {
  const tree = treeOf('`commands.ID.background.name`');
  markLongCode(tree);
  const wbr = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
  const text = (value: string) => ({ type: 'text', value });
  expect(tree.children?.[0]?.children?.[0]?.data?.hChildren).toEqual([
    ...[text('commands.'), wbr, text('ID.'), wbr],
    ...[text('background.'), wbr, text('name')],
  ]);
});

test('no other long code gets places of its own to break', () => {
  const tree = treeOf('`kubectl get ippools.crd.projectcalico.org --output=yaml`');
  markLongCode(tree);
  expect(tree.children?.[0]?.children?.[0]?.data).not.toHaveProperty('hChildren');
});
