import { fenceReader } from '#importer/text/fence.ts';
import type { TakeNote } from '#importer/note.ts';
import { outsideCode } from './marked-text.ts';
import type { PageLines } from './marked-text.ts';

/**
 * The lines of a page of Docusaurus with empty ones in the place of fences of `mdx-code-block`: it reads what is between them as it
 * reads the page.
 */
export function withoutMdxFences(texts: readonly string[]): string[] {
  const fences = fenceReader(true);
  let isInside = false;
  return texts.map((text) => {
    const wasOpen = fences.isOpen();
    fences.read(text);
    const isOpen = fences.isOpen();
    if (!wasOpen && isOpen) isInside = /^\s*(?:`{3,}|~{3,}) ?mdx-code-block\s*$/.test(text);
    const isFence = isInside && wasOpen !== isOpen;
    if (!isOpen) isInside = false;
    return isFence ? '' : text;
  });
}

/** What Docusaurus fills in by itself: the headings of the page, the pages of a chapter. */
const lists = /<(?:TOCInline|DocCardList)\b[^<>]*\/>/g;

/** The lines of an MDX page without what says nothing of its own: fragments, names of texts for translators, steps of Nextra, lists of headings. */
export function withoutBareTags({ texts, lines }: PageLines, note: TakeNote): PageLines {
  const fences = fenceReader(true);
  // In a page without an end of one, `<>` is text.
  const bare = texts.some((text) => text.includes('</>'))
    ? /<\/?>|<\/?(?:Translate|Steps)\b[^<>]*>/g
    : /<\/?(?:Translate|Steps)\b[^<>]*>/g;
  const plain = (part: string, line: number): string => {
    for (const [tag] of part.matchAll(lists))
      note({
        line,
        code: 'structure',
        unsure: `${tag} is filled in by Docusaurus.`,
        did: 'I left it out: every page here has its own list of headings, and a workshop its list of lessons.',
        look: 'If it listed something else, write that.',
      });
    return part.replaceAll(lists, '').replaceAll(bare, '');
  };
  const made = texts.map((text, index) =>
    fences.read(text) === 'none' && text.includes('<')
      ? outsideCode(text, (part) => plain(part, lines[index] ?? 1))
      : text,
  );
  return { texts: made, lines };
}

const elementStart =
  /^\s*<(?:(?:div|p|section|article|center)\b|[A-Z][\w.]*(?=[\s>]))[^<>]*(?<!\/)>\s*$/;
const componentEnd = /^\s*<\/[A-Z][\w.]*>\s*$/;
/** A break alone in its line, and what begins a block below it: CommonMark takes both for HTML. */
const lineBreak = /^\s*<br ?\/>\s*$/;
const block = /^ {0,3}(?:#{1,6} |[-*+] |\d{1,9}[.)] |(?:-[ \t]*){3,}$|>)/;
/** A cell of a table, which holds Markdown where that begins a line of its own. */
const cellStart = /<t[dh]\b[^<>]*>\s*$/i;
const cellEnd = /^\s*<\/t[dh]>/i;

/** In these, an empty line would part what belongs together. */
const whole = /<(\/?)(?:table|ul|ol|dl|pre|script|style)\b/gi;

/** The lines of a page of MDX with an empty one between a tag that is alone in its line and a text below it, and above the end of a component: MDX reads Markdown there. */
export function withElementTexts({ texts, lines }: PageLines): PageLines {
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  const fences = fenceReader(true);
  let depth = 0;
  let isInCell = false;
  for (const [index, text] of texts.entries()) {
    const isCode = fences.read(text) === 'fence';
    if (!isCode && isInCell && cellEnd.test(text)) {
      isInCell = false;
      made.texts.push('');
      made.lines.push(lines[index] ?? 1);
    }
    const isBelowText = /^\s*[^\s<]/.test(texts[index - 1] ?? '');
    if (!isCode && depth === 0 && isBelowText && componentEnd.test(text)) {
      made.texts.push('');
      made.lines.push(lines[index] ?? 1);
    }
    made.texts.push(text);
    made.lines.push(lines[index] ?? 1);
    if (isCode) continue;
    for (const [, closing] of text.matchAll(whole)) depth += closing === '' ? 1 : -1;
    const below = texts[index + 1] ?? '';
    const isAboveText = /^\s*[^\s<]/.test(below);
    const isBreak = depth === 0 && lineBreak.test(text) && block.test(below);
    const beginsCell = isAboveText && cellStart.test(text);
    isInCell ||= beginsCell;
    if (!beginsCell && !isBreak && (depth > 0 || !elementStart.test(text) || !isAboveText))
      continue;
    made.texts.push('');
    made.lines.push(lines[index] ?? 1);
  }
  return made;
}
