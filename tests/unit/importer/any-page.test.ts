import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flavours } from '#importer/generators/flavour.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { importedIn, imported, problemsOf } from './imported.ts';

/** Everything that means something in one of the sources, to be put together at random. */
const segments = [
  ...[
    'word',
    'Wörter und',
    '输出如下：',
    'Saída esperada:',
    'a_b_c',
    '**bold**',
    '*',
    '**',
    '_x_',
    '`code`',
    '{',
    '}',
    '{x}',
  ],
  ...[
    '<',
    '<b>',
    '</b>',
    '<name-of-it>',
    '<br>',
    '<!-- more -->',
    '<!-- note -->',
    '<details>',
    '<summary>S</summary>',
    '</details>',
  ],
  ...[
    '{{< output >}}',
    '{{< /output >}}',
    '{{% notice tip %}}',
    '{{% /notice %}}',
    '{{< tabs >}}',
    '{{< tab "A" >}}',
    '{{< /tab >}}',
  ],
  ...[
    '{{< /tabs >}}',
    '{{< unknown a="b" >}}',
    '{{%expand "E" %}}',
    '{{% /expand%}}',
    '{{name}}',
    '{% raw %}',
    '{% include x %}',
  ],
  ...[
    '{: .note}',
    '{:toc}',
    ':::note',
    ':::',
    'import x from "y"',
    'export const a = 1',
    '<Tabs>',
    '<TabItem value="a">',
    '</Tabs>',
  ],
  ...[
    '!!! note "T"',
    '??? tip',
    '=== "Tab"',
    '--8<-- "x.md"',
    '++ctrl+c++',
    '{ .class }',
    '==marked==',
    'Positive',
    ': box',
    '> aside negative',
    'Duration: 0:05:00',
    'summary: x',
    '```terminal:execute',
    'command: ls',
    '```section:begin',
    '```section:end',
    '```',
    '```bash',
    '```yaml',
    '~~~',
    '$ kubectl get nodes',
    'kubectl get pods -n x',
    '# comment',
    'echo "$FOO" <bar>',
    "echo 'it",
  ],
  ...[
    'NAME   STATUS   ROLES   AGE   VERSION',
    'a   Ready   <none>   3d   v1.30.1',
    'kind: Pod',
    'metadata:',
    '  name: x',
    'apiVersion: v1',
  ],
  ...[
    '# Title',
    '## Part {#p}',
    '## 部分',
    '### ',
    '---',
    '===',
    '- item',
    '1. one',
    '> quoted',
    '    indented',
    '\ttab',
    '| a | b |',
    '|---|---|',
  ],
  ...[
    '[a](b.md)',
    '[a][1]',
    '[1]: https://x.y',
    '![i](i.png)',
    '<https://x.y>',
    'https://x.y/z_a',
    '[^1]',
    '[^1]: note',
    '\\',
    '&lt;',
    '\0',
    '\uFDD01\uFDD1',
  ],
];
const line = fc
  .array(fc.constantFrom(...segments), { maxLength: 4 })
  .map((words) => words.join(' '));
const page = fc
  .array(fc.tuple(fc.constantFrom('', '', '', '  ', '   ', '    ', '> ', '- '), line), {
    maxLength: 25,
  })
  .map((lines) => lines.map(([start, text]) => start + text).join('\n'));
/** A tree without the syntax trees of its expressions, which have places that nobody looks up. */
function withoutSyntaxTrees(root: LessonNode): LessonNode[] | undefined {
  for (const { node } of walk(root)) delete node.data?.['estree'];
  return root.children;
}

const flavour = fc.constantFrom(...flavours);

describe('Any page', () => {
  test('becomes a lesson without problems', () => {
    fc.assert(
      fc.property(page, (text) => {
        expect(problemsOf(importedIn({ en: text }))).toBe('');
      }),
      { numRuns: 100 },
    );
  });

  test('keeps every word that its readers saw', () => {
    fc.assert(
      fc.property(fc.oneof(page, fc.string({ unit: 'binary' })), flavour, (text, from) => {
        const lost = imported(text, from).notes.filter(({ unsure }) =>
          unsure.includes('these words'),
        );
        expect(lost).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('is handed on as it would be parsed again', () => {
    fc.assert(
      fc.property(page, flavour, (text, from) => {
        const { mdx, parsed } = imported(text, from);
        const again = parseLesson(mdx);
        expect(again.ok && withoutSyntaxTrees(again.root)).toEqual(withoutSyntaxTrees(parsed));
      }),
      { numRuns: 400 },
    );
  });

  test('becomes a translation of any other without problems', () => {
    fc.assert(
      fc.property(page, page, (source, translation) => {
        expect(problemsOf(importedIn({ en: source, 'pt-BR': translation }))).toBe('');
      }),
      { numRuns: 50 },
    );
  });
});
