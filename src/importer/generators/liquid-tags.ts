import { joinedLine } from '#importer/text/private-signs.ts';
import type { PageLines } from './marked-text.ts';

/** A tag may have this many lines; one that never ends must not take in the rest of the page. */
const MOST = 20;

const isOpen = (text: string): boolean => text.lastIndexOf('{%') > text.lastIndexOf('%}');

/** A variable that begins at the end of a line, and its end, with which the next line begins. */
const begun = /\{\{-?\s*[\w.]+\s*$/;
const ended = /^\s*-?\}\}/;

/** Whether a text ends within a quotation of a tag, which Liquid takes as it is written. */
const isQuoted = (text: string): boolean =>
  /["']/.test(text.slice(text.lastIndexOf('{%')).replaceAll(/"[^"]*"|'[^']*'/g, ''));

/** The lines of a page in which each tag of Liquid stands in one line. */
export function withWholeLiquid({ texts, lines }: PageLines): PageLines {
  if (!texts.some((text) => isOpen(text) || begun.test(text))) return { texts, lines };
  const made = { texts: [] as string[], lines: [] as number[] };
  for (let index = 0; index < texts.length; index += 1) {
    made.lines.push(lines[index] ?? 1);
    let text = texts[index] ?? '';
    while (begun.test(text) && ended.test(texts[index + 1] ?? '')) {
      index += 1;
      text = `${text.trimEnd()} ${texts[index]?.trimStart() ?? ''}`;
    }
    while (isOpen(text)) {
      const below = texts.slice(index + 1, index + MOST);
      const others = below.slice(0, below.findIndex((each) => each.includes('%}')) + 1);
      if (others.length === 0) break;
      for (const each of others)
        text = isQuoted(text) ? text + joinedLine + each : `${text} ${each.trim()}`;
      index += others.length;
    }
    made.texts.push(text);
  }
  return made;
}
