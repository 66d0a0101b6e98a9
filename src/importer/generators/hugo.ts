import { asideType } from './aside-type.ts';
import type { Attributes, ContainerName } from './marked-text.ts';
import type { TakeNote } from '#importer/note.ts';
import { filmOf, imageOf, wordOf } from './hugo-words.ts';
import { codeParts, textSegment } from './marked-text.ts';
import type { Closing, LineSegment } from './marked-text.ts';
import { shortcodeParts } from './shortcode.ts';
import type { Shortcode, ShortcodePart } from './shortcode.ts';

/** Shortcodes of Hugo's themes (Learn, Relearn, Docsy, Geekdoc, Book, Kubernetes' own), by what they become. */
const detailsNames = new Set(['expand', 'details', 'collapse', 'spoiler', 'accordion', 'faq']);
const tabsNames = new Set(['tabs', 'tabset', 'tabpane', 'codetabs']);
const tabNames = new Set(['tab', 'codetab']);
const codeNames = new Set(['output', 'highlight', 'code', 'text', 'mermaid', 'command-line']);
const linkNames = new Set(['ref', 'relref', 'url', 'link', 'relurl', 'siteurl']);
const imageNames = new Set(['figure', 'img', 'image']);
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
/** Shortcodes that stand inside a sentence, as a word of it. */
const wordNames = new Set(['glossary_tooltip', 'badge', 'button', 'keyword', 'kbd', 'icon-text']);

/** Splits a line of a Hugo page into its constructs. An unknown shortcode stays as code, and is noted. */
export function hugoSegments(text: string, line: number, note: TakeNote): LineSegment[] {
  // The line between two columns of the theme Book.
  if (text.trim() === '<--->') return [];
  const segments: LineSegment[] = [];
  const parts = withLinks(shortcodeParts(text));
  const inCode = partsInCode(parts);
  for (const [index, part] of parts.entries()) {
    if ('text' in part) {
      segments.push(textSegment(part.text));
      continue;
    }
    const { shortcode } = part;
    const isCode = inCode.has(index);
    const isAddress =
      !isCode && (isInAddress(parts, index) || isInTag(parts, index)) && !isKnown(shortcode);
    const isTag = isAddress && isInTag(parts, index);
    // An address that cannot be read is noted with its link.
    const page = isCode ? undefined : pageLinked(parts, index);
    const made =
      page !== undefined
        ? [textSegment(`[${page}](${page})`)]
        : isAddress
          ? [textSegment(isTag ? shortcode.raw : withoutSpaces(shortcode.raw))]
          : shortcodeSegments(shortcode, line, note, isCode);
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

/** Whether a shortcode stands in the address of a link. */
function isInAddress(parts: readonly ShortcodePart[], index: number): boolean {
  const [before, after] = [parts[index - 1], parts[index + 1]];
  const opens = before !== undefined && 'text' in before && /\]\([^()\s]*$/.test(before.text);
  const closes = after !== undefined && 'text' in after && /^[^()\s]*\)/.test(after.text);
  return opens && closes;
}

/** Whether a shortcode stands in an attribute of a tag, `<a href="{{< param home >}}">`: it is left there. */
function isInTag(parts: readonly ShortcodePart[], index: number): boolean {
  const before = parts.slice(0, index).map((part) => ('text' in part ? part.text : ''));
  return /<[a-z][^<>]*=\s*"[^"<>]*$/i.test(before.join(''));
}

/** The page that a shortcode between words leads to: `see {{< ref "page.md" >}}`; undefined where it stands in an address or a tag. */
function pageLinked(parts: readonly ShortcodePart[], index: number): string | undefined {
  const [before, part] = [parts[index - 1], parts[index]];
  if (part === undefined || !('shortcode' in part)) return undefined;
  const { name, positional, named, isShown, isClosing } = part.shortcode;
  if (!linkNames.has(name) || isShown || isClosing) return undefined;
  const words = before !== undefined && 'text' in before ? before.text : undefined;
  const isWord =
    before === undefined ||
    (words !== undefined &&
      /\s$/.test(words) &&
      !/\][:(]$/.test(words.trimEnd()) &&
      words.lastIndexOf('[') <= words.lastIndexOf(']'));
  const page = withoutSpaces(positional[0] ?? named['path'] ?? '');
  return isWord && /^[^[\]()<>\\]+$/.test(page) ? page : undefined;
}

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

const isKnown = ({ name, isShown }: Shortcode): boolean => isShown || linkNames.has(name);

/** Turns `{{< button href="address" >}}words{{< /button >}}` into a link. */
function withLinks(parts: readonly ShortcodePart[]): ShortcodePart[] {
  const made: ShortcodePart[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (part === undefined) continue;
    const url = 'shortcode' in part ? linkOf(part.shortcode) : undefined;
    const end = url === undefined ? -1 : closingIndex(parts, index);
    if (url === undefined || end === -1) {
      made.push(part);
      continue;
    }
    const words = parts
      .slice(index + 1, end)
      .map((each) => ('text' in each ? each.text : each.shortcode.raw))
      .join('');
    made.push({ text: `[${words.trim()}](${url})` });
    index = end;
  }
  return made;
}

function closingIndex(parts: readonly ShortcodePart[], from: number): number {
  const part = parts[from];
  const name = part !== undefined && 'shortcode' in part ? part.shortcode.name : '';
  return parts.findIndex(
    (each, index) =>
      index > from &&
      'shortcode' in each &&
      each.shortcode.isClosing &&
      each.shortcode.name === name,
  );
}

const linkOf = ({ name, named, isClosing, isEmpty }: Shortcode): string | undefined => {
  const url = named['href'] ?? named['relref'] ?? named['ref'] ?? named['url'] ?? named['link'];
  const isLink = wordNames.has(name) && !isClosing && !isEmpty && url !== undefined && url !== '';
  return isLink ? withoutSpaces(url) : undefined;
};

const withoutSpaces = (url: string): string => url.trim().replaceAll(/\s/g, '%20');

/** The name of a shortcode that opens a link which the line does not close. */
export function openedLink(line: string): string | undefined {
  const parts = line.includes('{{') ? shortcodeParts(line) : [];
  const open = parts.findIndex(
    (part) => 'shortcode' in part && linkOf(part.shortcode) !== undefined,
  );
  const part = parts[open];
  if (part === undefined || !('shortcode' in part)) return undefined;
  return closingIndex(parts, open) === -1 ? part.shortcode.name : undefined;
}

export const closesLink = (line: string, name: string): boolean =>
  shortcodeParts(line).some(
    (part) => 'shortcode' in part && part.shortcode.isClosing && part.shortcode.name === name,
  );

/** `isCode`: it stands between backticks. */
function shortcodeSegments(
  shortcode: Shortcode,
  line: number,
  note: TakeNote,
  isCode: boolean,
): LineSegment[] {
  const { name, isClosing, isShown, positional, named, raw } = shortcode;
  const inline = `\`${raw.replaceAll('`', "'")}\``;
  if (isShown) return [textSegment(`\`${raw.replace('/*', '').replace('*/', '')}\``)];
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
  if (codeNames.has(name) && !shortcode.isEmpty) {
    const closing = closingOf(name, true);
    return isClosing ? [] : [{ type: 'code', lang: codeLang(shortcode), closing, rest: '' }];
  }
  if (linkNames.has(name))
    return [textSegment(withoutSpaces(positional[0] ?? named['path'] ?? ''))];
  const film = filmOf(shortcode);
  if (film !== undefined) return [textSegment(`[${film}](${film})`)];
  if (imageNames.has(name) && !isClosing) return [textSegment(imageOf(shortcode))];
  if (wordNames.has(name)) return [textSegment(isClosing ? '' : wordOf(shortcode))];
  if (transparentNames.has(name)) return [];
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
    unsure: `I do not know the shortcode ${raw}.`,
    did: 'I kept it as it is written, as code.',
    look: 'Write what it would show.',
  });
  return [textSegment(isCode ? raw : inline)];
}

/** A tab that shows another page. That page becomes a lesson of its own, and the tab holds a link to it. */
function includedTab(
  shortcode: Shortcode,
  path: string,
  line: number,
  note: TakeNote,
): LineSegment[] {
  const { raw, positional, named } = shortcode;
  const label = named['name'] ?? named['title'] ?? positional[0] ?? path;
  note({
    line,
    code: 'left-out',
    unsure: `${raw} shows the page ${path}.`,
    did: 'I put a link to it into the tab.',
    look: 'Move the words of that page into the tab, or leave the link.',
  });
  return [
    { type: 'mark', mark: { type: 'open', name: 'Tab', attributes: { label } }, raw },
    textSegment(`[${label.replaceAll(/[[\]]/g, '')}](${withoutSpaces(path)})`),
    { type: 'mark', mark: { type: 'close', name: 'Tab' }, raw },
  ];
}

interface Container {
  name: ContainerName;
  attributes: Attributes;
  /** The container holds code of this language, without a fence. */
  lang?: string;
}

function containerOf({ name, positional, named, isMarkdown }: Shortcode): Container | undefined {
  const title = named['title'] ?? named['summary'] ?? named['header'] ?? named['name'];
  if (detailsNames.has(name)) {
    const summary = title ?? positional.find((word) => word !== '...') ?? '…';
    return { name: 'Details', attributes: { summary } };
  }
  if (tabsNames.has(name)) return { name: 'Tabs', attributes: {} };
  if (tabNames.has(name)) {
    const label = title ?? positional[0] ?? '';
    const lang = isMarkdown ? undefined : named['lang'];
    return { name: 'Tab', attributes: { label }, ...(lang === undefined ? {} : { lang }) };
  }
  const own = asideType(name);
  if (own === undefined) return undefined;
  const word =
    named['type'] ?? named['style'] ?? named['color'] ?? named['context'] ?? positional[0];
  const type = (word === undefined ? undefined : asideType(word)) ?? own;
  const heading = title ?? positional.find((each) => asideType(each) === undefined);
  return {
    name: 'Aside',
    attributes: {
      type,
      ...(heading === undefined || heading.trim() === '' ? {} : { title: heading }),
    },
  };
}

/** Finds the closing shortcode of a name. `isTaken`: it belongs to the code; that of a tab does not, so it closes the tab too. */
function closingOf(name: string, isTaken: boolean): Closing {
  const pattern = new RegExp(`\\{\\{[<%]\\s*/\\s*${name}\\s*[%>]\\}\\}`, 'i');
  return (line) => {
    const match = pattern.exec(line);
    if (match === null) return undefined;
    return { start: match.index, end: match.index + (isTaken ? match[0].length : 0) };
  };
}

function codeLang({ name, positional, named }: Shortcode): string {
  if (name === 'output' || name === 'mermaid') return name;
  const { lang, language, syntax } = named;
  return (lang ?? language ?? syntax ?? positional[0] ?? '').toLowerCase();
}
