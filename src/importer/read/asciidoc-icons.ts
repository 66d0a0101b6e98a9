import type { TakeNote } from '#importer/note.ts';
import { rowAt } from '#importer/text/asciidoc-blocks.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** What icons that stand for a word, in cells of tables above all, are as signs. */
const signs: Readonly<Record<string, string>> = {
  ...{ check: '✓', 'check-circle': '✓', 'check-square': '✓', 'check-square-o': '✓' },
  ...{ 'check-circle-o': '✓', times: '✗', 'times-circle': '✗', close: '✗', xmark: '✗' },
  ...{ 'times-circle-o': '✗', star: '★', 'arrow-right': '→', 'arrow-left': '←' },
  ...{ 'arrow-up': '↑', 'arrow-down': '↓', plus: '+', minus: '−', warning: '⚠' },
};

const icon = /(?<![\w\\])icon:([a-z][\w-]*)\[/g;

/**
 * Icons have become their names in brackets: those that stand for a word become signs, and the others are told.
 * @param read all texts that the tree was read of
 */
export function settleIcons(root: LessonNode, source: string, read: string, note: TakeNote): void {
  const names = new Set([...read.matchAll(icon)].map(([, name = '']) => name));
  if (names.size === 0) return;
  const signOf = (whole: string, name: string): string =>
    (names.has(name) ? signs[name] : undefined) ?? whole;
  for (const { node } of walk(root))
    if (node.type === 'text')
      node.value = (node.value ?? '').replaceAll(/\[([a-z][\w-]*)\]/g, signOf);
  noteOthers(source, note);
}

function noteOthers(source: string, note: TakeNote): void {
  const texts = source.split('\n').map((text) => text.trimEnd());
  let end: string | undefined;
  for (const [index, text] of texts.entries()) {
    const row = end === undefined ? rowAt(texts, index) : undefined;
    if (end !== undefined || row !== undefined) {
      end = text === end ? undefined : (end ?? row);
      continue;
    }
    const names = [...text.matchAll(icon)].map(([, name = '']) => name);
    const others = [...new Set(names)].filter((name) => signs[name] === undefined);
    if (others.length === 0 || text.startsWith('//')) continue;
    note({
      line: index + 1,
      code: 'left-out',
      about: 'Icons',
      unsure: `The page shows icons here: ${others.join(', ')}.`,
      did: 'I wrote their names in brackets.',
      look: 'Write a word or a sign for each, or take them out.',
    });
  }
}
