import type { PageLines } from './marked-text.ts';

/** A tag may have this many lines; one that never ends must not take in the rest of the page. */
const MOST = 20;

const isOpen = (text: string): boolean => text.lastIndexOf('{%') > text.lastIndexOf('%}');

/** The lines of a page in which each tag of Liquid stands in one line. */
export function withWholeLiquid({ texts, lines }: PageLines): PageLines {
  if (!texts.some((text) => isOpen(text))) return { texts, lines };
  const made = { texts: [] as string[], lines: [] as number[] };
  for (let index = 0; index < texts.length; index += 1) {
    const line = lines[index] ?? 1;
    const text = texts[index] ?? '';
    const length = isOpen(text)
      ? texts.slice(index + 1, index + MOST).findIndex((each) => each.includes('%}'))
      : -1;
    const others = length === -1 ? [] : texts.slice(index + 1, index + length + 2);
    made.texts.push([text, ...others.map((each) => each.trim())].join(' '));
    made.lines.push(line);
    index += others.length;
  }
  return made;
}
