import { noteLook } from '#importer/looks.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

type Fence = LessonNode & { lang?: string | null; meta?: string | null };

/**
 * Takes the attributes of Hugo from fences: ```` ```yaml {title="pod.yaml" hl_lines=[2]} ````. Their title stays; what else they say is how
 * the code looks, or what a theme does with it, and is noted.
 */
export function takeFenceAttributes(root: LessonNode, note: TakeNote): void {
  for (const { node } of walk(root)) if (node.type === 'code') takeFrom(node, note);
}

function takeFrom(fence: Fence, note: TakeNote): void {
  const opening = [fence.lang, fence.meta].filter((each) => (each ?? '') !== '').join(' ');
  const [, lang = '', attributes] = /^([^\s{]*)\s*\{(.*)\}\s*$/.exec(opening) ?? [];
  if (attributes === undefined) return;
  const title = /(?:^|[\s,])(?:title|filename|file)=(?:"([^"]+)"|'([^']+)')/.exec(attributes);
  const name = title?.[1] ?? title?.[2];
  const others = attributes
    .replace(title?.[0] ?? '', '')
    .replace(/^[\s,]+/, '')
    .trim();
  fence.lang = lang === '' ? null : lang;
  fence.meta = name === undefined ? null : `title="${name.replaceAll('"', "'")}"`;
  if (others !== '') noteLook({ text: `{${others}} of code`, line: lineOf(fence) }, note);
}
