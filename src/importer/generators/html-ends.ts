import { fenceReader } from '#importer/text/fence.ts';
import type { PageLines } from './marked-text.ts';

/** Elements that hold lines of a page. Other names may be no elements at all: `<your-name>`. */
const tag =
  /<(\/?)(div|section|article|aside|figure|header|footer|nav|center|p|pre|script|style|table|ul|ol|dl|details|blockquote|form|main)\b([^<>]*)(?:>|$)/gi;
/** Nothing in these is a tag but their own end. */
const isRaw = (name: string | undefined): boolean => name === 'script' || name === 'style';

/** An attribute by which kramdown and Python-Markdown read what an element holds. */
const ofMarkdown = /\smarkdown(?:\s*=\s*["']?(?:1|block|span)\b|(?!\s*=)(?![\w-]))/i;

interface HtmlOfLine {
  /** Whether the line holds nothing but the end of an element that stands in no other, or in those alone that hold Markdown. */
  isEnd: boolean;
  /** Whether such an element ends with the line, and began a line: only kramdown and Python-Markdown read Markdown right below it. */
  isBlockEnd: boolean;
  /** Whether it begins in an element that holds no Markdown, or with one. */
  isHtml: boolean;
}

/** A reader of the lines of a page outside of its fences, in order. */
export function htmlReader(): (line: string) => HtmlOfLine {
  const open: { name: string; isMarkdown: boolean; isBlock: boolean }[] = [];
  return (line) => {
    let isOutermost = false;
    let isBlock = false;
    let isHtml = open.some(({ isMarkdown }) => !isMarkdown);
    for (const { 1: slash, 2: written = '', 3: rest = '', index } of withoutCode(line).matchAll(
      tag,
    )) {
      const name = written.toLowerCase();
      isOutermost = false;
      if (slash === '') {
        if (isRaw(open.at(-1)?.name) || rest.trimEnd().endsWith('/')) continue;
        // A paragraph ends where another block begins.
        if (open.at(-1)?.name === 'p') open.pop();
        const isMarkdown = ofMarkdown.test(rest);
        const beginsLine = line.slice(0, index).trim() === '';
        open.push({ name, isMarkdown, isBlock: beginsLine });
        isHtml ||= !isMarkdown && beginsLine;
        continue;
      }
      const at = open.findLastIndex((each) => each.name === name);
      if (at === -1) continue;
      isBlock = open[at]?.isBlock === true;
      open.length = at;
      isOutermost = open.every(({ isMarkdown }) => isMarkdown);
    }
    const isAlone = !isHtml && alone.test(line);
    return {
      isEnd: isOutermost && isEnd(line),
      isBlockEnd: isAlone || (isOutermost && isBlock && /<\/[a-z]+>\s*$/i.test(line)),
      isHtml,
    };
  };
}

/**
 * The lines of a page without those that are empty between two rows or cells of a table of HTML, or where code or words of a cell begin:
 * Markdown would end the table there.
 */
export function withWholeTables({ texts, lines }: PageLines): PageLines {
  // The first line with text from each line on.
  const nextText = texts.map((_, index) => index);
  for (let index = texts.length - 2; index >= 0; index -= 1)
    if (texts[index]?.trim() === '') nextText[index] = nextText[index + 1] ?? index;
  let isTable = false;
  const fences = fenceReader();
  let above = '';
  const kept = texts.flatMap((text, index) => {
    if (fences.read(text) === 'fence') return [index];
    if (text.trim() !== '') {
      isTable = isTable ? !/<\/table>\s*$/i.test(text) : beginsTable(text);
      above = text;
      return [index];
    }
    if (!isTable || !endsInTag.test(above)) return [index];
    const next = texts[nextText[index] ?? index] ?? '';
    return opensWords.test(above) || partOfTable.test(next) ? [] : [index];
  });
  return {
    texts: kept.map((index) => texts[index] ?? ''),
    lines: kept.map((index) => lines[index] ?? 1),
  };
}

const beginsTable = (text: string): boolean =>
  /^\s*<table[\s>]/i.test(text) && !/<\/table>/i.test(text);

const opensWords = /<(?:code|kbd|samp|span|strong|tt|em|[bi])\b[^<>]*>\s*$/i;
const endsInTag = /<\/?[a-z][^<>]*>\s*$/i;
const partOfTable = /^\s*<\/?(?:table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)[\s>]/i;

/** A tag alone in its line that opens nothing. */
const alone = /^\s*<(?:(?:p|div|br|hr|img)\b[^<>]*\/|br|hr\b[^<>]*|img\b[^<>]*)>\s*$/i;

const isEnd = (line: string): boolean =>
  /^\s*<\/(?:div|section|article|aside|figure|header|footer|nav|center|p)>\s*$/i.test(line);

const withoutCode = (line: string): string =>
  line.includes('<') ? line.replaceAll(/`[^`]*`|<!--.*?-->/g, '') : '';
