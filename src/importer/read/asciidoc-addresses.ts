import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';

/**
 * What Markdown makes a link of, and AsciiDoc does not: `www.example.org`, a name at a machine, and what stands behind a backslash. That
 * a file is not there to include is told.
 */
const address =
  /(?<!include::)\bhttps?:\/\/[^\s<]*[^\s<.,:;!?'")]|\bwww\.[\w-]+(?:\.[\w-]+)+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g;

/** Notes addresses that stand in the words of a page without being links: on a site of Markdown, they are. */
export function noteAddresses(root: LessonNode, note: TakeNote): void {
  const inLinks = new Set(
    [...walk(root)]
      .filter(({ node }) => node.type === 'link')
      .flatMap(({ node }) => [...walk(node)].map((within) => within.node)),
  );
  for (const { node } of walk(root)) {
    if (node.type !== 'text' || inLinks.has(node)) continue;
    for (const [written] of (node.value ?? '').matchAll(address))
      note({
        code: 'link',
        line: lineOf(node),
        unsure: `${written} was no link, but is one where pages are Markdown.`,
        did: 'I wrote it as it is.',
        look: 'Put it into `…` if it must be no link.',
      });
  }
}
