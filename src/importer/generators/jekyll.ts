import { isAbbreviation } from './abbreviations.ts';
import {
  attributeList,
  attributeSegments,
  depthOf,
  withoutInlineLists,
} from './attribute-lists.ts';
import { withLiteralSigns } from './kramdown-formulas.ts';
import type { TakeNote } from '#importer/note.ts';
import { fenceReader } from '#importer/text/fence.ts';
import { quotesOf } from '#importer/text/list-margin.ts';
import { keptInCode, keptInHtml, keptInHtmlCode, keptInMarkdown } from './kept-tags.ts';
import type { KeepTag } from './kept-tags.ts';
import { outsideCode, textSegment, withPlainMail } from './marked-text.ts';
import type { LineSegment, PageLines } from './marked-text.ts';

/** Splits a line of a Jekyll page into its constructs: Liquid tags, and kramdown's attribute lists, which mean nothing in indented code. `isAbove`: a block follows. */
export function jekyllSegments(
  text: string,
  line: number,
  { isAbove, isCode, isHtml }: { isAbove: boolean; isCode: boolean; isHtml: boolean },
  note: TakeNote,
): LineSegment[] {
  if (isCode) {
    noteFilledIn([text], line, note);
    return liquidSegments(text, line, note, isHtml ? keptInHtmlCode : keptInCode);
  }
  const [, quotes, , title] = boxTitle.exec(text) ?? [];
  if (quotes !== undefined)
    return liquidSegments(title === '' ? quotes : `${quotes}## ${title ?? ''}`, line, note);
  const list = attributeList(text);
  if (list !== undefined) return attributeSegments(list, { text, line, isAbove }, note);
  if (isAbbreviation(text.trim(), line, note)) return [];
  const spans = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  noteFilledIn(spans, line, note);
  const words = withWholeAddresses(withoutInlineLists(text, line, note));
  // In HTML, signs mean nothing to any parser.
  return isHtml
    ? liquidSegments(words, line, note, keptInHtml(words))
    : liquidSegments(withLineBreak(withLiteralSigns(words)), line, note);
}

/**
 * The lines of a page in which what stands right below a quoted attribute list is as deep in quotations, as kramdown has it: for other
 * parsers a quotation goes on below its text alone.
 */
export function withQuotedBelow({ texts, lines }: PageLines): PageLines {
  const fences = fenceReader();
  let quotes = '';
  const quoted = texts.map((text) => {
    const isCode = fences.read(text) !== 'none';
    const own = isCode ? '' : quotesOf(text);
    const words = text.slice(own.length);
    const hasList = !isCode && attributeList(text) !== undefined;
    if (isCode || hasList || words.trim() === '' || depthOf(own) >= depthOf(quotes)) {
      quotes = hasList ? own : '';
      return text;
    }
    return quotes + words;
  });
  return { texts: quoted, lines };
}

/** Two backslashes at the end of a line break it, where other parsers want one. */
const withLineBreak = (text: string): string => text.replace(/(?<!\\)\\{2}$/, '\\');

/** The title of a box in lessons of Galaxy: `> <hands-on-title>Words</hands-on-title>`. */
const boxTitle = /^([\s>]*>\s*)<([a-z_-]+-title)(?:\s[^<>]*)?>(.*)<\/\2>\s*$/;

/** An address with a variable in it has no blanks, so that it is one. */
const withWholeAddresses = (text: string): string =>
  outsideCode(text, (part) =>
    withPlainMail(withPlainAddresses(part)).replaceAll(
      /\]\([^()\s{}]*\{\{[^{}()]*\}\}[^()\s]*\)/g,
      (address) => withoutSiteAddress(address).replaceAll(/\s/g, '%20'),
    ),
  );

/** Addresses in which the page of a tag, `{% link reference.md %}`, and the way to the top of the site are what they stand for. */
const withPlainAddresses = (text: string): string =>
  text.includes('{%')
    ? text.replaceAll(
        /\]\(((?:[^(){}\s]|\{\{[^{}()]{1,80}\}\}|\{%[^%()]{1,200}%\})*)\)/g,
        (_, address: string) =>
          `](${address
            .replaceAll(/\{\{-? ?(?:page\.root|relative_root_path|site\.baseurl) ?-?\}\}/g, '')
            .replaceAll(/\{%-? ?(?:link|post_url) +([\w./-]+) ?-?%\}/g, '/$1')})`,
      )
    : text;

/** Notes code in a line that Jekyll changes before it shows it. */
function noteFilledIn(codes: readonly string[], line: number, note: TakeNote): void {
  const changes = codes
    .map((before) => ({ before, after: withoutSiteAddress(before) }))
    .filter(({ before, after }) => before !== after);
  if (changes.length === 0) return;
  note({
    code: 'structure',
    line,
    unsure: 'Jekyll fills in what stands in this code.',
    did: 'I wrote what its readers saw.',
    look: 'Compare the two.',
    changes: changes.map(({ before, after }) => ({ before: before.trim(), after: after.trim() })),
  });
}

function liquidSegments(
  text: string,
  line: number,
  note: TakeNote,
  keep: KeepTag = keptInMarkdown,
): LineSegment[] {
  const segments: LineSegment[] = [];
  let from = 0;
  for (;;) {
    const start = tagAfter(text, from);
    const end = start === -1 ? -1 : text.indexOf('%}', start + 2);
    if (end === -1) break;
    if (start > from) segments.push(textSegment(withoutSiteAddress(text.slice(from, start))));
    from = end + 2;
    const made = tagSegments(text.slice(start, from), line, note, (raw) => keep(raw, start));
    segments.push(...made);
    // A tag that leaves nothing takes the blank behind it along.
    const isGap =
      made.length === 0 && text.charAt(from) === ' ' && /^$|\s/.test(text.charAt(start - 1));
    if (isGap) from += 1;
    const code = made.at(-1);
    if (code?.type !== 'code') continue;
    code.rest = text.slice(from);
    return segments;
  }
  if (from < text.length || segments.length === 0) {
    segments.push(textSegment(withoutSiteAddress(text.slice(from))));
  }
  return segments;
}

/** Where a tag begins; the blank of a variable in an address is `%20`. */
function tagAfter(text: string, from: number): number {
  const at = text.slice(from).search(/\{%(?!20)/);
  return at === -1 ? -1 : from + at;
}

function tagSegments(
  raw: string,
  line: number,
  note: TakeNote,
  keep: (raw: string) => ReturnType<KeepTag>,
): LineSegment[] {
  const [name = '', ...words] = raw.slice(2, -2).replaceAll(/^-|-$/g, '').trim().split(/\s+/);
  // Galaxy's icons are no words.
  if (name === 'raw' || name === 'endraw' || name === 'icon') return [];
  if (name === 'highlight' || name === 'mermaid') {
    const lang = name === 'mermaid' ? name : (words[0] ?? '');
    return [{ type: 'code', lang, closing: endOf(`end${name}`), rest: '' }];
  }
  if (name === 'link' || name === 'post_url') return [textSegment(words.join(' '))];
  const kept = keep(raw);
  if (kept.did !== undefined)
    note({
      line,
      code: 'unknown-syntax',
      // Its end is on the list with it.
      about: `{% ${name.replace(/^end(?=.)/, '')} %}`,
      unsure: `Jekyll would run ${raw}.`,
      did: kept.did,
      look: 'Write what it would show.',
    });
  return [textSegment(kept.text)];
}

function endOf(name: string): (line: string) => { start: number; end: number } | undefined {
  const pattern = new RegExp(`\\{%-?\\s*${name}\\s*-?%\\}`);
  return (line) => {
    const match = pattern.exec(line);
    return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
  };
}

/** `{{ site.baseurl }}/page` is an address inside the site, and `{{ "words" }}` is the words. */
const withoutSiteAddress = (text: string): string =>
  text
    .replaceAll(/\{\{-? ?site\.(?:baseurl|url) ?-?\}\}/g, '')
    .replaceAll(
      /\{\{-? ?(?:"([^"]*)"|'([^']*)') ?(?:\| ?(?:relative_url|absolute_url|prepend: ?site\.(?:base)?url) ?)*-?\}\}/g,
      (_, double?: string, single?: string) => double ?? single ?? '',
    );
