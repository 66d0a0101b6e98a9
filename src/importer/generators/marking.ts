/** What is known of a page while its constructs are marked, line by line. */
import { fenceAt } from '#importer/text/fence.ts';
import { hasItem, opensPre, signsOf } from '#importer/text/list-margin.ts';
import type { MarkdownPlace } from '#importer/text/list-margin.ts';
import type { TakeNote } from '#importer/note.ts';
import type { Flavour } from './flavour.ts';
import type { htmlReader } from './html-ends.ts';
import { signsOfMark } from './item-marks.ts';
import type { Closing, LineSegment, MarkedText } from './marked-text.ts';
import { isPlacedMark } from './mkdocs.ts';

export interface Marking {
  marked: MarkedText;
  flavour: Flavour;
  note: TakeNote;
  /** The characters that opened the fence which is open. */
  fence: string | undefined;
  /** The number of the line that opened the last fence. */
  opened: number;
  /** The line in which HTML ended last. */
  htmlEnd: number;
  /** Where each line outside of code stands. */
  placeOf: (line: string) => MarkdownPlace;
  /** What each line outside of fences is of HTML. */
  htmlOf: ReturnType<typeof htmlReader>;
  /** What the lines of boxes of HTML are instead, by their numbers. */
  boxes: ReadonlyMap<number, readonly LineSegment[]>;
  /** Whether the page has tabs: on another, a lone `<Tab>` is the key. */
  hasTabs: boolean;
  /** Whether tags of Liquid are blocks of GitBook. */
  isGitBook: boolean;
  /** The numbers of the lines that say what the block below them is. */
  above: ReadonlySet<number>;
  /** Whether a `<pre>` is open. */
  isPre: boolean;
  /** Code that a construct of the generator has opened, such as `{% highlight %}`. */
  code: { closing: Closing; indent: string } | undefined;
}

/** Where a line stands. */
export interface LinePlace extends MarkdownPlace {
  /** Whether the line opens a fence. */
  isFence: boolean;
}

/** Where a line outside of code stands: indented code and `<pre>` are code, but MDX knows no indented code. */
export function placeIn(state: Marking, text: string): LinePlace {
  // A mark is no line of the page: it ends the code above it. One that begins an item opens that.
  if (isPlacedMark(text) && signsOfMark(text) === '')
    return { ...state.placeOf(''), isCode: false, isFence: false };
  const { margin, isCode } = state.placeOf(text);
  // Pages of other tools are set in where Markdown does not have it, so a fence is one wherever it stands, but behind the sign of an item.
  const isSet = isCode && (keepsCode.has(state.flavour) || hasItem(signsOf(text)));
  if (fenceAt(text) !== undefined && !state.isPre && !isSet)
    return { margin, isCode: true, isFence: true };
  const isPre = state.isPre || (!isSet && opensPre(text));
  state.isPre = isPre && !/<\/pre>/i.test(text);
  return {
    margin,
    isCode: isPre || (isCode && state.flavour !== 'docusaurus'),
    isFence: false,
  };
}

/** The tools that run nothing in indented code and in `<pre>`. */
export const keepsCode: ReadonlySet<Flavour> = new Set(['markdown', 'mkdocs', 'codelabs']);
