import { expect, test } from 'vitest';
import { lessonComponent } from '#transforms/markdown.ts';
import { treeOf } from './outline.ts';

test('cells say by classes how their columns are aligned: a style would be blocked', () => {
  const text = '| a | b | c | d |\n|:--|:-:|--:|---|\n| `1` | 2 | 3 | 4 |\n';
  const file = { lang: 'en', source: undefined, missing: [], stale: [] };
  const component = lessonComponent({ ...file, parsed: { text, root: treeOf(text) } });
  expect(component).toContain(
    '<tr><td><code>1</code></td><td class="centred">2</td><td class="at-end">3</td><td>4</td></tr>',
  );
});
