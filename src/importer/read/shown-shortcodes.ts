import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** Hugo reads shortcodes in blocks of code, too: of one in a comment, `{{</* tabs *\/>}}`, readers see `{{< tabs >}}`. */
export function showShortcodes(root: LessonNode, note: TakeNote): void {
  for (const { node } of walk(root)) {
    if (node.type === 'code') showIn(node, note);
    else if (node.children?.some(isMarked) === true)
      node.children = node.children.flatMap((each) => (isMarked(each) ? parted(each) : [each]));
  }
}

/** What is kept as code stands between backticks, which are words within HTML. */
const marked = /`(\{\{[<%][^`]*[%>]\}\})`/;

const isMarked = ({ type, value = '' }: LessonNode): boolean =>
  type === 'text' && marked.test(value);

/** A text with its shortcodes as code. */
const parted = ({ value = '', position }: LessonNode): LessonNode[] =>
  value
    .split(marked)
    .map((part, at) => ({
      ...{ type: at % 2 === 1 ? 'inlineCode' : 'text', value: part },
      ...(position === undefined ? {} : { position }),
    }))
    .filter((each) => each.value !== '');

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
