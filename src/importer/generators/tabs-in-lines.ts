import { nextFence } from '#importer/text/fence.ts';
import type { PageLines } from './marked-text.ts';

/** A tag of tabs; of its attributes, those in quotes and in braces may have any signs. */
const tag = /<\/?(?:Tabs|TabItem|Tab)\b(?:[^<>{}"'`]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*>/g;

/** A line that begins with such a tag and has another one, in which no code hides one. */
const several = /^\s*<\/?(?:Tabs|TabItem|Tab)\b[^`]*<\/?(?:Tabs|TabItem|Tab)\b/;

/** The lines of an MDX page in which each tag of tabs has its own, with empty lines around the words that stood between two. */
export function withTabsInLines({ texts, lines }: PageLines): PageLines {
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  let fence: string | undefined;
  for (const [index, text] of texts.entries()) {
    const wasOpen = fence !== undefined;
    fence = nextFence(fence, text, true);
    const isCode = wasOpen || fence !== undefined;
    for (const each of isCode || !several.test(text) ? [text] : partsOf(text)) {
      made.texts.push(each);
      made.lines.push(lines[index] ?? 1);
    }
  }
  return made;
}

/** The tags of a line and the words between them, each as a line that is set in as far. */
function partsOf(text: string): string[] {
  const blank = /^\s*/.exec(text)?.[0] ?? '';
  const tags = [...text.matchAll(tag)];
  const parts = tags.flatMap(({ 0: whole, index }, at) => {
    const words = text.slice(index + whole.length, tags[at + 1]?.index).trim();
    return words === '' ? [blank + whole] : [blank + whole, '', blank + words, ''];
  });
  return tags.length < 2 ? [text] : parts;
}
