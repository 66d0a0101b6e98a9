import { isAbbreviation } from './abbreviations.ts';
import { asideAttributes, asideType } from './aside-type.ts';
import { withLiteralSigns } from './kramdown-formulas.ts';
import { withoutInlineLists } from './kramdown-inline-lists.ts';
import type { TakeNote } from '#importer/note.ts';
import { fenceReader } from '#importer/text/fence.ts';
import { quotesOf } from '#importer/text/list-margin.ts';
import { keptInCode, keptInHtml, keptInHtmlCode, keptInMarkdown } from './kept-tags.ts';
import type { KeepTag } from './kept-tags.ts';
import { outsideCode, textSegment, withPlainMail } from './marked-text.ts';
import type { BlockMark, LineSegment, PageLines } from './marked-text.ts';

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
 * The lines of a page in which what stands right below a quoted attribute list is quoted too, as kramdown has it: for other parsers a
 * quotation goes on below its text alone.
 */
export function withQuotedBelow({ texts, lines }: PageLines): PageLines {
  const fences = fenceReader();
  let quotes = '';
  const quoted = texts.map((text) => {
    const isCode = fences.read(text) !== 'none';
    const own = isCode ? '' : quotesOf(text);
    const hasList = !isCode && attributeList(text) !== undefined;
    if (isCode || own !== '' || hasList || text.trim() === '') {
      quotes = hasList ? own : '';
      return text;
    }
    return quotes + text;
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

/** The attributes of a line that holds nothing but an attribute list, such as `{: .note #id}`. */
function attributeList(text: string): string[] | undefined {
  const trimmed = text.replace(/^[\s>]+/, '').trimEnd();
  if (!/^\{:(?!:(?:comment|nomarkdown)\b)/.test(trimmed) || !trimmed.endsWith('}'))
    return undefined;
  const inner = trimmed.slice(2, -1);
  return inner.includes('}') ? undefined : inner.split(/\s+/).filter((word) => word !== '');
}

function attributeSegments(
  words: readonly string[],
  { text, line, isAbove }: { text: string; line: number; isAbove: boolean },
  note: TakeNote,
): LineSegment[] {
  const raw = text.replace(/^[\s>]+/, '').trimEnd();
  const file = /\sfile="([^"]+)"/.exec(raw)?.[1];
  const named = file === undefined ? {} : { file };
  const below = belowBlock(words) ?? (file === undefined ? undefined : { lang: '' });
  if (below !== undefined && !isAbove)
    return [{ type: 'mark', mark: { type: 'previous', attributes: { ...below, ...named } }, raw }];
  const boxed = words
    .map((word) => word.replace(/^\./, ''))
    .filter((word) => asideType(word.replace(/-title$/, '')) !== undefined);
  const box = boxed.find((word) => !/^(?:alert|callout|notice)$/.test(word)) ?? boxed[0] ?? '';
  const attributes = asideAttributes(box.replace(/-title$/, ''));
  if (attributes !== undefined) {
    const hasTitle = box.endsWith('-title');
    const mark: BlockMark = isAbove
      ? { type: 'next', attributes, hasTitle }
      : { type: 'previous', attributes };
    return [{ type: 'mark', mark, raw }];
  }
  const isList = words[0] === 'toc' || words.includes('.no_toc');
  // Links lead to a place with an id, wherever it is written.
  const isPlace = words.every((word) => word.startsWith('#'));
  if (!isList && !isPlace) {
    note({
      line,
      code: 'structure',
      unsure: `${raw} is for the look of the old page.`,
      did: 'I left it out.',
      look: 'Look whether it meant something.',
    });
  }
  return [];
}

const boxes =
  /^\.(?:challenge|callout|prereq|checklist|discussion|objectives|keypoints|hands_on|question|comment|agenda|code-in|code-out)$/;

/** Older lessons of the Carpentries name a language without saying that it is one. */
const languageClass =
  /^\.(?:language-([\w+-]+)|(bash|sh|shell|zsh|console|python|r|make|makefile|sql|yaml|json|toml|xml|html|css|javascript|java|c|cpp|fortran|go|rust|ruby|perl|julia|matlab|diff|dockerfile|groovy|text)|(output|error|source|language))$/;

/** What lessons of the Carpentries and of Galaxy write below a block: the language of code, what a quotation is. Chirpy names the file of code there. */
function belowBlock(words: readonly string[]): Readonly<Record<string, string>> | undefined {
  for (const word of words) {
    const [, named, bare, printed] = languageClass.exec(word) ?? [];
    const lang = named ?? bare;
    // `.error` below anything but code is a box.
    const type = asideType(printed ?? '');
    if (lang !== undefined || printed !== undefined)
      return {
        lang: lang ?? (/^(?:source|language)$/.test(printed ?? '') ? '' : 'output'),
        ...(type === undefined ? {} : { type }),
      };
    if (word === '.solution') return { unfolds: '' };
    if (word === '.details') return { unfolds: '' };
    if (boxes.test(word)) return { type: /^\.(?:challenge|hands_on)$/.test(word) ? 'tip' : 'note' };
  }
  return undefined;
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
  if (name === 'highlight') {
    return [{ type: 'code', lang: words[0] ?? '', closing: endOf('endhighlight'), rest: '' }];
  }
  if (name === 'link' || name === 'post_url') return [textSegment(words.join(' '))];
  const kept = keep(raw);
  if (kept.did !== undefined)
    note({
      line,
      code: 'unknown-syntax',
      about: `{% ${name} %}`,
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
