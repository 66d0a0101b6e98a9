import { blankColumns, blankOf, placeReader, setOut } from '#importer/text/list-margin.ts';
import { codeReader } from '#importer/text/code-reader.ts';
import { fenceReader } from '#importer/text/fence.ts';
import { noteLook } from '#importer/looks.ts';
import type { TakeNote } from '#importer/note.ts';
import { withCards } from './hugo-cards.ts';
import { codeNames, containerOf, tabNames } from './hugo-containers.ts';
import { aloneIn, closingLines, fencedLines } from './hugo-pairs.ts';
import type { PageLines } from './marked-text.ts';
import { shortcodeParts } from './shortcode.ts';
import type { Shortcode } from './shortcode.ts';

/** The lines of a page of Hugo whose shortcodes say by what is around them what they hold, and where. */
export function withHugoBlocks(whole: PageLines, note: TakeNote): PageLines {
  const page = withCards(withEndedFences(whole), note);
  const own = withTabNames(withWholeComments(withoutAttributes(page, note)));
  return {
    ...page,
    texts: withMargins(withPlainBoxes(withPlainTabs(withTabLanguages(withOwnCode(own))))),
  };
}

/** A shortcode of the site that names a language holds code, whatever it is called: Hugo does not read what stands between `<` and `>` as Markdown. */
function withOwnCode(lines: readonly string[]): string[] {
  const made = [...lines];
  for (const [from, to] of closingLines(lines)) {
    const shortcode = aloneIn(lines[from] ?? '');
    if (shortcode === undefined || shortcode.isMarkdown || codeNames.has(shortcode.name)) continue;
    const isOfLanguage = ['lang', 'language', 'syntax'].some(
      (key) => shortcode.named[key] !== undefined,
    );
    if (!isOfLanguage || containerOf(shortcode) !== undefined) continue;
    for (const index of [from, to])
      made[index] = (made[index] ?? '').replace(/[^\s{<>}/]+/, 'code');
  }
  return made;
}

/** Where a theme says which lines of a command are no part of what is copied. */
const uncopied = /^\s*<\/?disable-copy>\s*$/;

/**
 * The lines of a page in which the end of a shortcode ends a fence that was opened in it, too: Hugo looks for shortcodes first, and in code
 * as well.
 */
export function withEndedFences({ texts, lines }: PageLines): PageLines {
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  const fences = fenceReader();
  let open: { name: string; isCode: boolean }[] = [];
  let fence = '';
  let isComment = false;
  for (const [index, text] of texts.entries()) {
    const line = lines[index] ?? 1;
    const found = isComment ? undefined : aloneIn(text);
    // One that is written as a comment is shown.
    const shortcode = found?.isShown === true ? undefined : found;
    const last = open.at(-1);
    const isEnd = shortcode?.isClosing === true && shortcode.name === last?.name;
    if (fences.isOpen() && isEnd && !last.isCode) {
      made.texts.push(fence);
      made.lines.push(line);
      fences.read(fence);
    }
    if (isEnd) open.pop();
    else if (shortcode !== undefined && !shortcode.isClosing)
      open.push({ name: shortcode.name, isCode: fences.isOpen() });
    const wasOpen = fences.isOpen();
    fences.read(text);
    if (!fences.isOpen()) open = open.filter(({ isCode }) => !isCode);
    else if (!wasOpen) fence = /^[\s>]*(?:`+|~+)/.exec(text)?.[0] ?? '';
    isComment =
      text.lastIndexOf('<!--') > text.lastIndexOf('-->') || (isComment && !text.includes('-->'));
    if (open.at(-1)?.name === 'command' && uncopied.test(text)) continue;
    made.texts.push(text);
    made.lines.push(line);
  }
  return made;
}

const attribute = String.raw`(?:[.#][\w:-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[\w.%-]+))`;
const attributes = new RegExp(String.raw`^[\s>]*(\{ *${attribute}(?: +${attribute})* *\})\s*$`);

/** The lines of a page without those that say how the block above them looks: `{.wide}`. */
function withoutAttributes({ texts, lines }: PageLines, note: TakeNote): string[] {
  if (!texts.some((text) => attributes.test(text))) return [...texts];
  const areCode = texts.map(codeReader());
  // What a shortcode holds may be code; boxes hold none.
  for (const [from, to] of closingLines(texts))
    if (!boxes.has(aloneIn(texts[from] ?? '')?.name ?? '')) areCode.fill(true, from, to + 1);
  return texts.map((text, index) => {
    const isBelow = (texts[index - 1] ?? '').trim() !== '' && areCode[index - 1] === false;
    const [, found] = isBelow && areCode[index] === false ? (attributes.exec(text) ?? []) : [];
    if (found === undefined) return text;
    noteLook({ text: found, line: lines[index] ?? 1 }, note);
    return '';
  });
}

/** What `{{< comment >}}` holds without the marks of HTML's comments, of which the first would end it. */
function withWholeComments(lines: readonly string[]): string[] {
  const made = [...lines];
  for (const [from, to] of closingLines(lines)) {
    if (aloneIn(lines[from] ?? '')?.name !== 'comment') continue;
    for (let index = from + 1; index < to; index += 1)
      made[index] = (made[index] ?? '').replaceAll(/<!--|-->/g, '');
  }
  return made;
}

/** The names that a group of tabs gives to those in it: `{{< tabs items="Go,Java" >}}` in the theme Hextra, `{{< tabs Go Java >}}` in others. */
function withTabNames(lines: readonly string[]): string[] {
  const isFenced = fencedLines(lines);
  const open: string[][] = [];
  return lines.map((line, index) => {
    if (isFenced[index] === true || !line.includes('{{')) return line;
    let made = line;
    for (const part of shortcodeParts(line)) {
      if (!('shortcode' in part) || part.shortcode.isShown) continue;
      const { name, isClosing, positional, named, raw } = part.shortcode;
      if (name === 'tabs' && isClosing) open.pop();
      else if (name === 'tabs') open.push(named['items']?.split(',') ?? [...positional]);
      const isTab = tabNames.has(name) && !isClosing && positional.length === 0;
      const isNamed = ['name', 'title', 'header'].some((key) => named[key] !== undefined);
      const next = isTab ? open.at(-1)?.shift()?.trim().replaceAll('"', "'") : undefined;
      if (next === undefined || isNamed) continue;
      made = made.replace(
        raw,
        () => `${raw.slice(0, -3).trimEnd()} name="${next}" ${raw.slice(-3)}`,
      );
    }
    return made;
  });
}

/** Docsy's tabs hold code without a fence, in the language of their group, unless one of them says that they hold text. */
function withTabLanguages(lines: readonly string[]): string[] {
  const isFenced = fencedLines(lines);
  let pane: Shortcode | undefined;
  return lines.map((line, index) => {
    if (isFenced[index] === true || !line.includes('{{')) return line;
    let made = line;
    for (const part of shortcodeParts(line)) {
      if (!('shortcode' in part) || part.shortcode.isShown) continue;
      const { name, isClosing, isEmpty, raw } = part.shortcode;
      if (name === 'tabpane') pane = isClosing ? undefined : part.shortcode;
      const isTab = pane !== undefined && name === 'tab' && !isClosing && !isEmpty;
      if (pane !== undefined && isTab) {
        const rest = line.slice(line.indexOf(raw) + raw.length);
        let below = index + 1;
        while (lines[below]?.trim() === '') below += 1;
        const first = rest.trim() === '' ? (lines[below] ?? '') : rest;
        made = made.replace(raw, () => withLanguage(part.shortcode, pane, first));
      }
    }
    return made;
  });
}

/** A tab that names its language, if it holds code. What begins with a fence or a shortcode is written as text all the same. */
function withLanguage(tab: Shortcode, pane: Shortcode | undefined, first: string): string {
  const saysText = pane?.named['text'] === 'true' || tab.named['text'] === 'true';
  const isText = saysText || tab.isMarkdown || /^\s*(?:`{3}|~{3}|\{\{[<%])/.test(first);
  if (isText) return tab.raw.replace(/\slang=(?:"[^"]*"|'[^']*'|[^\s>%]+)/, '');
  if (tab.named['lang'] !== undefined) return tab.raw;
  const header = tab.named['header'] ?? tab.positional[0] ?? '';
  const isNamed = pane?.named['langequalsheader'] === 'true';
  const lang = pane?.named['lang'] ?? (isNamed ? header.toLowerCase() : '');
  return `${tab.raw.slice(0, -3).trimEnd()} lang="${lang}" ${tab.raw.slice(-3)}`;
}

const boxes: ReadonlySet<string> = new Set(
  'note warning caution tip info notice alert hint callout danger important'.split(' '),
);

/** What a box holds is set in as its shortcodes are: those of Kubernetes and of themes take off the blanks before its words, which are no code. */
function withPlainBoxes(lines: readonly string[]): string[] {
  const made = [...lines];
  for (const [from, to] of closingLines(lines)) {
    if (!boxes.has(aloneIn(lines[from] ?? '')?.name ?? '')) continue;
    const inner = lines.slice(from + 1, to).filter((line) => line.trim() !== '');
    const width = inner.reduce(
      (least, line) => Math.min(least, blankOf(line).length),
      Number.POSITIVE_INFINITY,
    );
    const margin = blankOf(lines[from] ?? '').length;
    if (!Number.isFinite(width) || width - margin < 4) continue;
    for (let at = from + 1; at < to; at += 1) made[at] = made[at]?.slice(width - margin) ?? '';
  }
  return made;
}

/** Text with a fence in it is no code because its tab is set in as the tags of HTML are. */
function withPlainTabs(lines: readonly string[]): string[] {
  const made = [...lines];
  const placeOf = placeReader();
  const margins = lines.map((line) => placeOf(line).margin);
  for (const [from, to] of closingLines(lines)) {
    if (!tabNames.has(aloneIn(lines[from] ?? '')?.name ?? '')) continue;
    const inner = lines.slice(from + 1, to).filter((line) => line.trim() !== '');
    const widths = inner.map((line) => blankColumns(blankOf(line)));
    const shift = Math.min(...widths) - (margins[from] ?? 0);
    if (shift < 4 || shift > 40 || !inner.some((line) => /^\s*(?:`{3}|~{3})/.test(line))) continue;
    for (let at = from + 1; at < to; at += 1) made[at] = setOut(made[at] ?? '', shift);
  }
  return made;
}

/** What a shortcode in an item of a list holds belongs to the item, even where it is not set in as far. */
function withMargins(lines: readonly string[]): string[] {
  const pairs = closingLines(lines);
  if (pairs.size === 0) return [...lines];
  const isFenced = fencedLines(lines);
  const placeOf = placeReader();
  const made: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    made.push(line);
    if (isFenced[index] === true) continue;
    const { margin } = placeOf(line);
    const end = pairs.get(index);
    if (end === undefined || margin === 0 || blankColumns(blankOf(line)) < margin) continue;
    const inner = lines.slice(index + 1, end).filter((each) => each.trim() !== '');
    const width = inner.reduce(
      (least, each) => Math.min(least, blankColumns(blankOf(each))),
      margin,
    );
    const shift = margin - width;
    const isEndOut = blankColumns(blankOf(lines[end] ?? '')) < margin;
    if (shift === 0 && !isEndOut) continue;
    for (let at = index; at <= end; at += 1) {
      const each = lines[at] ?? '';
      const isMark =
        isFenced[at] !== true && (shift > 0 || at === end) && aloneIn(each) !== undefined;
      const set = isMark ? ' '.repeat(margin) + each.trim() : ' '.repeat(shift) + each;
      made[at] = each.trim() === '' ? each : set;
    }
    placeOf('');
    index = end;
  }
  return made;
}
