import { blankColumns, blankOf, placeReader } from '#importer/text/list-margin.ts';
import { codeReader } from '#importer/text/code-reader.ts';
import { fenceReader } from '#importer/text/fence.ts';
import { noteLook } from '#importer/looks.ts';
import type { TakeNote } from '#importer/note.ts';
import { withCards } from './hugo-cards.ts';
import { codeNames, containerOf } from './hugo-containers.ts';
import { aloneIn, closingLines, fencedLines } from './hugo-pairs.ts';
import type { PageLines } from './marked-text.ts';
import { withPlainTabs, withTabs } from './hugo-tabs.ts';

/** The lines of a page of Hugo whose shortcodes say by what is around them what they hold, and where. */
export function withHugoBlocks(whole: PageLines, note: TakeNote): PageLines {
  const page = withCards(
    withEndedFences({ ...whole, texts: withPlainTabs(withEmptyFiles(whole, note)) }),
    note,
  );
  const own = withWholeComments(withoutAttributes(page, note));
  return {
    ...page,
    texts: withMargins(withPlainBoxes(withOwnCode(withTabs(own)))),
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

/** What shows a file and is closed nowhere below holds nothing: `{{< file "boats.txt" >}}`. It is shown as it is written. */
function withEmptyFiles({ texts, lines }: PageLines, note: TakeNote): string[] {
  const last = new Map<string, number>();
  for (const [index, text] of texts.entries())
    for (const [, name = ''] of text.matchAll(/\{\{[<%]\s*\/\s*(file[\w-]*)/g))
      last.set(name, index);
  return texts.map((text, index) => {
    const shortcode = text.includes('file') ? aloneIn(text) : undefined;
    const isFile = shortcode?.name.startsWith('file') === true && codeNames.has(shortcode.name);
    if (!isFile || shortcode.isClosing || shortcode.isEmpty || shortcode.isShown) return text;
    if ((last.get(shortcode.name) ?? -1) > index) return text;
    note({
      code: 'unknown-syntax',
      line: lines[index] ?? 1,
      unsure: `Nothing below closes ${shortcode.raw}.`,
      did: 'I kept it as it is written, as code.',
      look: 'Write what it would show.',
    });
    return text.replace(/\{\{([<%])/, '{{$1/*').replace(/([>%])\}\}/, '*/$1}}');
  });
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
