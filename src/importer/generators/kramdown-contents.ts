import type { TakeNote } from '#importer/note.ts';
import { isOfContents } from '#importer/text/telling-names.ts';
import type { PageLines } from './marked-text.ts';
import { placedLines } from './placed-lines.ts';

/** Whether a line is the list item which kramdown replaces by a table of contents, because `{:toc}` follows. */
export const isContentsSeed = (text: string, next: string | undefined): boolean =>
  /^\s*(?:[-*+]|\d+\.)\s/.test(text) && /^\s*\{:\s*toc\b/.test(next ?? '');

/** The first and the last of the lines that go with a table of contents. */
interface Frame {
  first: number;
  last: number;
}

/**
 * The lines of a page without the headings, and the parts to unfold, that have nothing below them but a table of contents: a lesson has
 * its own, so they would stand there empty. A heading with code, or that links of the page lead to, stays.
 */
export function withoutContentsFrames(page: PageLines, note: TakeNote): PageLines {
  if (!page.texts.some((text, index) => isContentsSeed(text, page.texts[index + 1]))) return page;
  const placed = placedLines(page);
  const outside = placed.map(({ text, isCode }) => (isCode ? undefined : text));
  const texts = [...page.texts];
  for (const [index, text] of page.texts.entries()) {
    if (outside[index] === undefined || !isContentsSeed(text, texts[index + 1])) continue;
    const unfolded = unfoldedAround(outside, index);
    const frame = unfolded ?? headingAbove(outside, index);
    if (frame === undefined) continue;
    const end = lineBelow(outside, frame) ?? frame.last;
    note({
      code: 'structure',
      line: page.lines[frame.first] ?? 1,
      unsure: `This ${unfolded === undefined ? 'heading stood above a table of contents' : 'part to unfold held a table of contents alone'}, and a lesson has its own.`,
      did: end === frame.last ? 'I left it out.' : 'I left it out, with the line below it.',
      look: 'Nothing.',
    });
    texts.fill('', frame.first, end + 1);
  }
  return { ...page, texts };
}

type Outside = readonly (string | undefined)[];

const isAttributes = (text: string | undefined): boolean =>
  /^\s*\{:[^}]*\}\s*$/.test(text ?? 'code');
const isBlank = (text: string | undefined): boolean => text?.trim() === '';

/** The next line from one on, up or down, that is neither empty nor attributes. */
function nextOf(lines: Outside, from: number, step: 1 | -1): number {
  let at = from;
  while (at >= 0 && at < lines.length && (isBlank(lines[at]) || isAttributes(lines[at])))
    at += step;
  return at;
}

const headingOf = (text: string | undefined): { level: number; words: string } | undefined => {
  const [, signs, words = ''] = /^ {0,3}(#{1,6})\s(.*)$/.exec(text ?? '') ?? [];
  return signs === undefined
    ? undefined
    : { level: signs.length, words: words.trim().replace(/ #+$/, '') };
};

const isRule = (text: string | undefined): boolean =>
  /^ {0,3}([-*_])(?: *\1){2,} *$/.test(text ?? '');

/** The line that parts a table of contents from the page below it, where only the title stands above. */
function lineBelow(lines: Outside, { first, last }: Frame): number | undefined {
  const above = nextOf(lines, first - 1, -1);
  const isFirst =
    above < 0 || (headingOf(lines[above])?.level === 1 && nextOf(lines, above - 1, -1) < 0);
  const below = nextOf(lines, last + 1, 1);
  return isFirst && isRule(lines[below]) ? below : undefined;
}

/** The heading right above a table of contents, where its section ends with that. */
function headingAbove(lines: Outside, seed: number): Frame | undefined {
  const first = nextOf(lines, seed - 1, -1);
  const heading = headingOf(lines[first]);
  if (heading === undefined) return undefined;
  const below = nextOf(lines, seed + 2, 1);
  const next = headingOf(lines[below]);
  const endsPart =
    isOfContents(heading.words) ||
    below >= lines.length ||
    isRule(lines[below]) ||
    (next !== undefined && next.level <= heading.level);
  const address = `#${heading.words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')}`;
  const isLinked = lines.some((text) => text?.includes(`${address})`) ?? false);
  return endsPart && !isLinked && !heading.words.includes('`')
    ? { first, last: seed + 1 }
    : undefined;
}

/** The longest summary of a part to unfold, in lines. */
const MAX_SUMMARY = 6;

/** The part to unfold around a table of contents, where it has nothing but a summary above that. */
function unfoldedAround(lines: Outside, seed: number): Frame | undefined {
  const last = nextOf(lines, seed + 2, 1);
  if (lines[last]?.trim() !== '</details>') return undefined;
  let first = seed - 1;
  while (first > seed - MAX_SUMMARY && !/^\s*<details\b/.test(lines[first] ?? '')) first -= 1;
  const above = lines.slice(Math.max(0, first), seed).filter((text) => !isAttributes(text));
  const isSummary = /^\s*<details\b[^<>]*>\s*<summary\b[^<>]*>[^<]*<\/summary>\s*$/.test(
    above.join('\n'),
  );
  return isSummary && above.every((text) => text !== undefined) ? { first, last } : undefined;
}
