/** Boxes that pages write in HTML, in pages of any generator: `<div class="alert alert-info">` in a line of its own, up to the line of its end. */
import { fenceReader } from '#importer/text/fence.ts';
import { blankColumns, blankOf } from '#importer/text/list-margin.ts';
import { asideAttributes, asideType } from './aside-type.ts';
import type { LineSegment } from './marked-text.ts';

/** The line that opens an element which may be a box, and the whole of one in a line. */
const opening = /^\s*(<(div|aside|section)\b([^<>]*)>)\s*$/i;
const inLine = /^\s*(<(div|aside|section|p)\b([^<>]*)>)(.*)<\/\2>\s*$/i;

/** A title as the first line of a box: a heading, or what says so by its class. */
const titled =
  /^\s*<(h[1-6]|(?:p|div|span)(?=[^<>]*\sclass=["'][^"']*\b(?:title|heading)\b))\b[^<>]*>([^<>]*)<\/\1>\s*$/i;

/** How far the end of a box is looked for, in lines. */
const MAX_LINES = 200;

/** What the lines of boxes are instead, by their places: of a line that becomes the title of a box nothing is left. */
export function htmlBoxes(lines: readonly string[]): ReadonlyMap<number, LineSegment[]> {
  const found = new Map<number, LineSegment[]>();
  const fences = fenceReader();
  for (const [index, text] of lines.entries()) {
    const wasOpen = fences.isOpen();
    fences.read(text);
    if (wasOpen || fences.isOpen() || !text.includes('<')) continue;
    const [, whole = '', , own = '', words = ''] = inLine.exec(text) ?? [];
    const alone = attributesOf(own);
    if (alone !== undefined && words.trim() !== '' && !words.includes('</div>')) {
      found.set(index, [open(whole, alone), { type: 'text', text: words.trim() }, close]);
      continue;
    }
    const [, raw = '', name = '', attributes = ''] = opening.exec(text) ?? [];
    const end = attributesOf(attributes) === undefined ? undefined : endOf(lines, index, name);
    if (end === undefined) continue;
    let first = index + 1;
    while (first < end && lines[first]?.trim() === '') first += 1;
    const [, , title] = titled.exec(lines[first] ?? '') ?? [];
    if (title !== undefined) found.set(first, []);
    const named = attributesOf(attributes, title?.trim());
    if (named !== undefined) found.set(index, [open(raw, named)]);
    found.set(end, [close]);
    // Up to the first empty line it is HTML, where it says nothing how far a line is set in.
    const margin = blankOf(text);
    for (let at = index + 1; at < end && lines[at]?.trim() !== ''; at += 1) {
      const line = lines[at] ?? '';
      if (blankColumns(blankOf(line)) >= blankColumns(margin) + 4 && !found.has(at))
        found.set(at, [{ type: 'text', text: margin + line.trim() }]);
    }
  }
  return found;
}

const open = (raw: string, attributes: Readonly<Record<string, string>>): LineSegment => ({
  ...{ type: 'mark', raw, mark: { type: 'open', name: 'Aside', attributes } },
});

const close: LineSegment = { type: 'mark', raw: '</div>', mark: { type: 'close', name: 'Aside' } };

/** The type of the box that the class of an element makes of it, the most telling of its words, with a title; undefined for no box. */
function attributesOf(
  attributes: string,
  title = '',
): Readonly<Record<string, string>> | undefined {
  const [, , list = ''] = /\sclass(?:Name)?=(["'])(.*?)\1/i.exec(attributes) ?? [];
  const words = list
    .split(/\s+/)
    .filter(
      (word) => asideType(word) !== undefined && !/^(?:default|primary|secondary)$/.test(word),
    );
  const word =
    words.find((each) => asideType(each) !== 'note') ??
    words.find((each) => !/^(?:alert|callout|notice|admonition)$/.test(each)) ??
    words[0];
  return word === undefined ? undefined : asideAttributes(word, title);
}

/** The line in which an element ends that a line opens, where nothing else stands in it. */
function endOf(lines: readonly string[], index: number, name: string): number | undefined {
  const fences = fenceReader();
  const tag = new RegExp(`<(/?)${name}\\b[^<>]*>`, 'gi');
  let depth = 1;
  for (let at = index + 1; at < Math.min(lines.length, index + MAX_LINES); at += 1) {
    const line = lines[at] ?? '';
    const wasOpen = fences.isOpen();
    fences.read(line);
    if (wasOpen || fences.isOpen()) continue;
    for (const [, sign] of line.matchAll(tag)) depth += sign === '/' ? -1 : 1;
    if (depth === 0) return /^\s*<\/\w+>\s*$/.test(line) ? at : undefined;
  }
  return undefined;
}
