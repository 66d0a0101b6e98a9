import { noteLook } from '#importer/looks.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

type Fence = LessonNode & { meta?: string | null };

const title = /(?:^|\s)title=(?:"[^"]*"|'[^']*')/;
/** What is told in other words, if it did something. */
const toldElsewhere = /(?<!\S)(?:live|npm2yarn|\.annotate)(?!\S)/g;

/** Takes what says how code looks off its fence, such as which lines are marked; a title stays: ```` ```yaml title="pod.yaml" hl_lines="2" ````. */
export function takeFenceLooks(root: LessonNode, note: TakeNote): void {
  for (const { node } of walk(root)) if (node.type === 'code') takeFrom(node, note);
}

function takeFrom(fence: Fence, note: TakeNote): void {
  const meta = fence.meta ?? '';
  if (meta === '') return;
  const [named = ''] = title.exec(meta) ?? [];
  const looks = meta
    .replace(named, ' ')
    .replaceAll(toldElsewhere, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
  fence.meta = named === '' ? null : named.trim();
  if (looks !== '') noteLook({ text: `${looks} of code`, line: lineOf(fence) }, note);
}
