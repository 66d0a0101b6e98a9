import { noteLook } from '#importer/looks.ts';
import type { TakeNote } from '#importer/note.ts';
import { codeNames, containerOf, includedTab, tabNames } from './hugo-containers.ts';
import {
  endsInAttribute,
  isInAddress,
  pageLinked,
  pageOf,
  tagAtEnd,
  withLinks,
  withoutSpaces,
  wordsOfLink,
} from './hugo-links.ts';
import { filmOf, imageOf, isWord, wordOf } from './hugo-words.ts';
import { includeIn } from './include.ts';
import { codeParts, outsideCode, textSegment } from './marked-text.ts';
import type { Closing, LineSegment } from './marked-text.ts';
import { shortcodeParts } from './shortcode.ts';
import type { Shortcode, ShortcodePart } from './shortcode.ts';

const imageNames = new Set(['figure', 'img', 'image']);
/** Pictures of a font, which stand beside words. */
const iconNames = new Set(['icon', 'fa', 'fas', 'fab', 'far', 'faicon', 'fontawesome']);
/** Lists of pages or headings, which Hugo generates: there is no text to keep. */
const listNames = new Set(['toc', 'children', 'table_of_contents']);
const transparentNames = new Set([
  'rawhtml',
  'markdown',
  'p',
  'div',
  'columns',
  'column',
  'steps',
  'gloss',
]);

/** Splits a line of a Hugo page into its constructs. An unknown shortcode stays as code, and is noted. */
export function hugoSegments(text: string, line: number, note: TakeNote): LineSegment[] {
  // The line between two columns of the theme Book.
  if (text.trim() === '<--->') return [];
  const segments: LineSegment[] = [];
  const parts = withLinks(shortcodeParts(outsideCode(text, addressesAsCode)));
  const inCode = partsInCode(parts);
  const isAlone = parts.filter((part) => writtenPart(part).trim() !== '').length === 1;
  let tag = '';
  for (const [index, part] of parts.entries()) {
    if ('text' in part) {
      tag = tagAtEnd(tag + part.text);
      segments.push(textSegment(part.text));
      continue;
    }
    const { shortcode } = part;
    const isCode = inCode.has(index);
    const isInTag = endsInAttribute(tag);
    const isAddress = !isCode && (isInAddress(parts, index) || isInTag) && !isKnown(shortcode);
    // An address that cannot be read is noted with its link.
    const page = isCode ? undefined : pageLinked(parts, index);
    const made =
      page !== undefined
        ? [textSegment(`[${wordsOfLink(shortcode) ?? page}](${page})`)]
        : isAddress
          ? [textSegment(isInTag ? shortcode.raw : withoutSpaces(shortcode.raw))]
          : shortcodeSegments(shortcode, line, note, isCode);
    // What closes something stands below what it held, a table for one, and is no part of that.
    if (isAlone && shortcode.isClosing && made[0]?.type === 'text')
      segments.push(textSegment(`\n${blankOf(text)}`));
    segments.push(...made);
    const code = made.at(-1);
    if (code?.type !== 'code') continue;
    code.rest = parts
      .slice(index + 1)
      .map((each) => ('text' in each ? each.text : each.shortcode.raw))
      .join('');
    break;
  }
  return segments;
}

/** An address in a text of which a shortcode is a part is code as a whole, not a link that ends where that begins. */
const addressesAsCode = (text: string): string =>
  !text.includes('{{') || /^ {0,3}\[[^\]]+\]: /.test(text)
    ? text
    : text.replaceAll(
        /(?<![("'<=\]])\bhttps?:\/\/[^\s()<>`[\]"']*(?:\{\{[<%] (?!\/)[^{}]*[%>]\}\}[^\s()<>`[\]"'{}]*)+/g,
        (address) => `\`${address}\``,
      );

const blankOf = (text: string): string => /^\s*/.exec(text)?.[0] ?? '';

const writtenPart = (part: ShortcodePart): string =>
  'text' in part ? part.text : part.shortcode.raw;

/** The numbers of the parts of a line that stand between backticks. */
function partsInCode(parts: readonly ShortcodePart[]): ReadonlySet<number> {
  const written = parts.map(writtenPart);
  const around = codeParts(written.join(''))[Symbol.iterator]();
  const found = new Set<number>();
  let start = 0;
  let end = 0;
  let isCode = false;
  for (const [index, part] of written.entries()) {
    while (end <= start) {
      const { value, done } = around.next();
      if (done === true) return found;
      end += value.text.length;
      isCode = value.isCode;
    }
    if (isCode) found.add(index);
    start += part.length;
  }
  return found;
}

const isKnown = (shortcode: Shortcode): boolean =>
  shortcode.isShown || pageOf(shortcode) !== undefined;

/** `isCode`: it stands between backticks. */
function shortcodeSegments(
  shortcode: Shortcode,
  line: number,
  note: TakeNote,
  isCode: boolean,
): LineSegment[] {
  const { name, isClosing, isShown, positional, named, raw } = shortcode;
  if (isShown) {
    const shown = raw.replace('/*', '').replace('*/', '');
    return [textSegment(isCode ? shown : `\`${shown}\``)];
  }
  const included = tabNames.has(name) ? named['include'] : undefined;
  if (included !== undefined) return includedTab(shortcode, included, line, note);
  const container = containerOf(shortcode);
  if (container !== undefined && !shortcode.isEmpty) {
    const { name: element, attributes, lang } = container;
    if (isClosing) return [{ type: 'mark', mark: { type: 'close', name: element }, raw }];
    const open: LineSegment = {
      type: 'mark',
      mark: { type: 'open', name: element, attributes },
      raw,
    };
    return lang === undefined
      ? [open]
      : [open, { type: 'code', lang, closing: closingOf(name, false), rest: '' }];
  }
  // A tab without content is what Docsy writes before the others.
  if (tabNames.has(name) && shortcode.isEmpty)
    return [textSegment(named['header'] ?? named['name'] ?? positional[0] ?? '')];
  // What asks for a part of a file shows that, and holds nothing.
  const isOfFile = ['region', 'lines'].some((key) => named[key] !== undefined);
  if (codeNames.has(name) && !shortcode.isEmpty && !isOfFile) {
    const closing = closingOf(name, true);
    return isClosing ? [] : [{ type: 'code', lang: codeLang(shortcode), closing, rest: '' }];
  }
  const page = pageOf(shortcode);
  if (page !== undefined) return [textSegment(page)];
  if (name === 'comment' && !shortcode.isEmpty) return [textSegment(isClosing ? '-->' : '<!--')];
  if (name === 'table' && (isClosing || named['caption'] !== undefined))
    return isClosing ? [] : [textSegment(`${named['caption'] ?? ''}\n`)];
  if (iconNames.has(name)) {
    noteLook({ text: raw, line }, note);
    return [];
  }
  const film = filmOf(shortcode);
  if (film !== undefined) return [textSegment(`[${film}](${film})`)];
  if (imageNames.has(name) && !isClosing) return [textSegment(imageOf(shortcode))];
  if (isWord(shortcode)) {
    if (name === 'glossary_tooltip' && !isClosing) noteTerm(raw, line, note);
    return [textSegment(isClosing ? '' : wordOf(shortcode))];
  }
  if (transparentNames.has(name)) {
    // The theme Hextra numbers the headings there.
    if (name === 'steps' && !isClosing) noteLook({ text: raw, line }, note);
    return [];
  }
  if (listNames.has(name)) {
    note({
      line,
      code: 'structure',
      unsure: `${raw} is filled in by Hugo.`,
      did: 'I left it out: every page here has its own list of headings, and a workshop its list of lessons.',
      look: 'If it listed something else, write that.',
    });
    return [];
  }
  note({
    line,
    code: 'unknown-syntax',
    about: `The shortcode ${name}`,
    unsure:
      includeIn(raw, 'hugo') === undefined
        ? `I do not know the shortcode ${raw}.`
        : `I do not find what ${raw} shows.`,
    did: 'I kept it as it is written, as code.',
    look: 'Write what it would show.',
  });
  return [textSegment(isCode ? raw : codeOf(raw))];
}

const noteTerm = (raw: string, line: number, note: TakeNote): void =>
  note({
    line,
    code: 'structure',
    about: 'Terms of the glossary of the old site',
    unsure: `${raw} explained a term under the mouse, and led to the glossary.`,
    did: 'I kept its words.',
    look: 'Put the term into glossary.yaml of the workshop: its first use in each lesson is then linked.',
  });

/** Finds the closing shortcode of a name. `isTaken`: it belongs to the code; that of a tab does not, so it closes the tab too. */
function closingOf(name: string, isTaken: boolean): Closing {
  const pattern = new RegExp(`\\{\\{[<%]\\s*/\\s*${name}\\s*[%>]\\}\\}`, 'i');
  return (line) => {
    const match = pattern.exec(line);
    if (match === null) return undefined;
    return { start: match.index, end: match.index + (isTaken ? match[0].length : 0) };
  };
}

/** The language of code, and the title above it, as a fence has both. */
function codeLang({ name, positional, named }: Shortcode): string {
  const { lang, language, syntax, type, title, file, filename } = named;
  // What shows a file is called so, and only then says its language: `{{< file "boats.conf" conf >}}`.
  const [shown, path] = name.startsWith('file') ? [positional[1] ?? '', positional[0]] : [];
  const own = name === 'output' || name === 'mermaid' ? name : undefined;
  const shell = name === 'command' ? 'shell' : undefined;
  const typed = name === 'highlight' ? type : undefined;
  const word = (
    own ??
    lang ??
    language ??
    syntax ??
    typed ??
    shown ??
    positional[0] ??
    shell ??
    ''
  ).toLowerCase();
  const above = (title ?? filename ?? file ?? path ?? '').replaceAll('"', "'").replaceAll('`', '');
  const shownAs = above === '' ? word : `${word} title="${above}"`;
  // The options of Chroma stand in one word, in quotes: `{{< highlight go "linenos=table,hl_lines=2 5-7" >}}`.
  const marked = named['hl_lines'] ?? /hl_lines=([\d\s-]+)/.exec(positional[1] ?? '')?.[1];
  return marked === undefined ? shownAs : `${shownAs} hl_lines="${marked.trim()}"`;
}

/** A text as code in a line, between more backticks than it has in a row. */
function codeOf(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return ticks + text + ticks;
}
