import { listsAboveBlocks, opensMarkdown } from './attribute-lists.ts';
import { addClicked, clickedIn, codeFence } from './clicked-lines.ts';
import { takeAction, withPlainLang, withoutAction, withoutClicks } from './fence-lines.ts';
import { codeAndFence, nextFence } from '#importer/text/fence.ts';
import type { Flavour } from './flavour.ts';
import { htmlBoxes } from './html-boxes.ts';
import { htmlReader } from './html-ends.ts';
import { joinedConstruct } from './joined-lines.ts';
import { isContentsSeed } from './kramdown-contents.ts';
import { gitBookSign } from './gitbook.ts';
import { lineSegments } from './line-segments.ts';
import { signsOfMark } from './item-marks.ts';
import { pictureSetOut } from './picture-set-out.ts';
import { isPlacedMark } from './mkdocs.ts';
import { addLine, addMark } from './marked-text.ts';
import type { MarkedText, PageLines } from './marked-text.ts';
import type { TakeNote } from '#importer/note.ts';
import type { LineSegment } from './marked-text.ts';
import { keepsCode, placeIn } from './marking.ts';
import type { LinePlace, Marking } from './marking.ts';
import { blankOf, indentOf, marginOf, placeReader } from '#importer/text/list-margin.ts';
import { commentEnd } from '#importer/text/source-code.ts';

/** Replaces the constructs of a generator by marks and fences; the Markdown around them is not changed. */
export function markConstructs(
  { texts: lines, lines: numbers }: PageLines,
  flavour: Flavour,
  note: TakeNote,
): MarkedText {
  const numberOf = (index: number): number => numbers[index] ?? 1;
  const marked: MarkedText = { texts: [], lines: [], marks: [] };
  const hasTabs = lines.some((each) => /^\s*<tabs\b/i.test(each.slice(signsOfMark(each).length)));
  const state: Marking = {
    ...{ marked, flavour, note, placeOf: placeReader(), htmlOf: htmlReader() },
    above: flavour === 'jekyll' ? listsAboveBlocks(lines) : new Set(),
    boxes: htmlBoxes(lines),
    isGitBook: flavour === 'markdown' && lines.some((each) => gitBookSign.test(each)),
    ...{ hasTabs, fence: undefined, opened: 0, htmlEnd: -1, isPre: false, code: undefined },
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = numberOf(index);
    endFence(state, lines[index] ?? '', line);
    const isOpen = state.code !== undefined || state.fence !== undefined;
    const commented = isOpen ? index : commentEnd(lines, index);
    if (commented > index) {
      // Generators run nothing in a comment: shortcodes and fences mean nothing there.
      for (; index < commented; index += 1) addLine(marked, lines[index] ?? '', numberOf(index));
      addLine(marked, lines[index] ?? '', numberOf(index));
      continue;
    }
    const first = lines[index] ?? '';
    if (isOpen) {
      takeLine(state, first, line, lines, index);
      continue;
    }
    const place = placeIn(state, first);
    const { text, end } = joinedConstruct(lines, index, flavour, place);
    // What a click runs is no fence, though it may have the ticks of one.
    const isClick = end > index && place.isFence;
    const at = isClick ? { ...place, isCode: false, isFence: false } : place;
    index = end;
    takeLine(state, text, line, lines, index, at);
  }
  if (state.code !== undefined) addLine(marked, codeFence, numberOf(lines.length - 1));
  return marked;
}

/** A fence that is still open where its block ends is closed there: it holds nothing of the page around it. */
function endFence(state: Marking, text: string, line: number): void {
  if (state.fence === undefined || state.flavour !== 'mkdocs' || !isPlacedMark(text)) return;
  addLine(
    state.marked,
    blankOf(state.marked.texts[state.opened] ?? '') + state.fence.trimStart(),
    line,
  );
  state.fence = undefined;
}

function takeLine(
  state: Marking,
  text: string,
  line: number,
  lines: readonly string[],
  index: number,
  at?: LinePlace,
): void {
  const { marked, code, flavour } = state;
  if (code !== undefined) {
    const end = code.closing(text);
    const before = end === undefined ? text : text.slice(0, end.start);
    if (end === undefined || before.trim() !== '') addLine(marked, before, line);
    if (end === undefined) return;
    addLine(marked, code.indent + codeFence, line);
    state.code = undefined;
    const rest = text.slice(end.end);
    if (rest.trim() !== '') takeLine(state, code.indent + rest.trimStart(), line, lines, index);
    return;
  }
  const place = state.fence === undefined ? (at ?? placeIn(state, text)) : undefined;
  if (place === undefined || place.isFence) {
    takeFenceLine(state, text, line, lines, index);
    return;
  }
  const { margin, isCode } = place;
  const { isEnd, isBlockEnd, isHtml } = state.htmlOf(text);
  if (isBlockEnd) state.htmlEnd = index;
  const isHtmlEnd = (isEnd && endsHtml.has(flavour)) || (isBlockEnd && endsBlocks.has(flavour));
  const picture = state.isPre ? undefined : pictureSetOut(lines, index, place);
  if (picture !== undefined) {
    addLine(marked, picture, line);
    return;
  }
  if (isCode && keepsCode.has(flavour)) {
    addLine(marked, text, line);
    return;
  }
  const box = isCode || lines.length === 0 ? undefined : state.boxes.get(index);
  if (box !== undefined) {
    takeSegments(state, box, blankOf(text), line);
    return;
  }
  if (flavour === 'jekyll' && !isCode && isContentsSeed(text, lines[index + 1])) return;
  const beside = { above: lines[index - 1] ?? '', below: lines[index + 1] ?? '', margin };
  const clicked = isCode ? undefined : clickedIn(text, beside);
  if (clicked !== undefined) {
    const { before, after } = clicked;
    if (before !== '') takeLine(state, before, line, [], 0, place);
    addClicked(marked, clicked, line, state.note);
    if (after !== '') takeLine(state, after, line, [], 0, place);
    return;
  }
  if (
    !isCode &&
    isBreak.test(text) &&
    /^\s*(?:$|`{3}|~{3})/.test(beside.above) &&
    beside.below.trim() !== ''
  ) {
    addLine(marked, text, line);
    addLine(marked, '', line);
    return;
  }
  text = withoutClicks(text, line, state.note);
  const indent = flavour === 'mkdocs' ? blankOf(text) : indentOf(text, lines[index + 1], margin);
  const isAbove = lines.length > 0 && state.above.has(index);
  const { hasTabs, isGitBook } = state;
  const around = { flavour, hasTabs, isGitBook, isAbove, isCode, isHtml };
  const lead = isCode ? '' : signsOfMark(text);
  const segments = lineSegments(text.slice(lead.length), line, around, state.note);
  if (lead !== '') {
    const [first] = segments;
    const isBlock =
      first?.type === 'code' || (first?.type === 'mark' && first.mark.type === 'open');
    const all = isBlock ? segments : withLead(lead, segments);
    takeSegments(state, all, marginOf(lead), line, lead);
    return;
  }
  if (
    text.trim() !== '' &&
    segments.every((segment) => segment.type === 'text' && segment.text === '')
  ) {
    // A tag of GitBook that shows nothing parts the blocks around it.
    if (isGitBook) addLine(marked, '', line);
    return;
  }
  takeSegments(state, segments, indent, line);
  // Other parsers read on until an empty line.
  if (isHtmlEnd && !isCode) addLine(marked, '', line);
}

/** Breaks alone in a line: for Markdown, all up to the next empty line would be HTML with them. */
const isBreak = /^\s*(?:<br ?\/?>\s*)+$/i;

function withLead(lead: string, [first, ...others]: readonly LineSegment[]): LineSegment[] {
  if (first?.type === 'text') return [{ type: 'text', text: lead + first.text }, ...others];
  return [{ type: 'text', text: lead }, ...(first === undefined ? [] : [first]), ...others];
}

/** Takes a line that opens a fence, or stands in one or ends it. */
function takeFenceLine(
  state: Marking,
  text: string,
  line: number,
  lines: readonly string[],
  index: number,
): void {
  const { marked } = state;
  const wasOpen = state.fence !== undefined;
  const both = state.fence === undefined ? undefined : codeAndFence(state.fence, text);
  if (both !== undefined) {
    const indent = blankOf(marked.texts[state.opened] ?? '');
    addLine(marked, both[0], line);
    takeLine(state, indent + both[1], line, lines, index);
    return;
  }
  const [shown, action] = withoutAction(text);
  state.fence = nextFence(state.fence, wasOpen ? shown : text);
  const closes = wasOpen && state.fence === undefined;
  // Older tools read a fence right below HTML, which for other parsers belongs to it.
  if (!wasOpen && lines.length > 0 && state.htmlEnd === index - 1) addLine(marked, '', line);
  if (!wasOpen) state.opened = marked.texts.length;
  else if (closes) takeAction(action, marked.texts, { opened: state.opened, line }, state.note);
  addLine(marked, closes ? shown : wasOpen ? text : withPlainLang(text), line);
}

/** `lead`: what the first mark has before it in the place of the margin, as the sign of an item. */
function takeSegments(
  state: Marking,
  segments: readonly LineSegment[],
  indent: string,
  line: number,
  lead = indent,
): void {
  const { marked } = state;
  let waiting = '';
  let isFirst = true;
  const flush = (): void => {
    if (waiting.trim() !== '') addLine(marked, isFirst ? waiting : indent + waiting.trim(), line);
    isFirst = false;
    waiting = '';
  };
  for (const segment of segments) {
    if (segment.type === 'text') {
      // Code beside code would be one piece of code, with the backticks in it.
      if (/`\n`\{|\}`\n`/.test(`${waiting.slice(-2)}\n${segment.text.slice(0, 2)}`)) waiting += ' ';
      waiting += segment.text;
      continue;
    }
    flush();
    if (segment.type === 'mark') {
      const margin = segment === segments[0] ? lead : indent;
      addMark(marked, segment.mark, { indent: margin, raw: segment.raw, line });
      continue;
    }
    addLine(marked, '', line);
    const before = segment === segments[0] ? lead : indent;
    addLine(marked, `${before}${codeFence}${segment.lang}`, line);
    state.code = { closing: segment.closing, indent };
    if (segment.rest.trim() !== '') takeLine(state, segment.rest, line, [], 0);
    return;
  }
  if (isFirst) addLine(marked, waiting, line);
  else flush();
  // kramdown reads Markdown in such an element; an empty line below its tag makes other parsers do the same.
  if (opensMarkdown(waiting)) addLine(marked, '', line);
}

/** The tools for which HTML ends with its closing tag, not with the next empty line: of the second also where the tag does not stand alone. */
const endsHtml: ReadonlySet<Flavour> = new Set(['jekyll', 'mkdocs', 'docusaurus']);
const endsBlocks: ReadonlySet<Flavour> = new Set(['jekyll', 'mkdocs']);
