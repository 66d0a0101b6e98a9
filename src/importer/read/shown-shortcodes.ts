import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** Hugo reads shortcodes in blocks of code, too: of one in a comment, `{{</* tabs *\/>}}`, readers see `{{< tabs >}}`. */
export function showShortcodes(root: LessonNode, note: TakeNote): void {
  for (const { node } of walk(root)) if (node.type === 'code') showIn(node, note);
}

function showIn(node: LessonNode, note: TakeNote): void {
  const before = node.value ?? '';
  const after = before.replaceAll(/\{\{([<%])\/\*((?:(?!\*\/).)*)\*\/([<>%])\}\}/g, '{{$1$2$3}}');
  if (after === before) return;
  node.value = after;
  note({
    code: 'structure',
    line: lineOf(node),
    unsure: 'Hugo shows a shortcode that is a comment, and without the signs of one.',
    did: 'I wrote the code that its readers saw.',
    look: 'Compare the two.',
    changes: [{ before, after }],
  });
}
