import { fenceAt, fenceReader } from '#importer/text/fence.ts';
import {
  blankColumns,
  blankOf,
  opensPre,
  placeReader,
  setOut,
} from '#importer/text/list-margin.ts';
import { commentEnd } from '#importer/text/source-code.ts';
import type { PageLines } from './marked-text.ts';

/** What a line is of an element at the margin of a page in which Python-Markdown reads no Markdown; `open` where nothing ends it. */
type RawHtml = 'closed' | 'open' | undefined;

/** The elements that Python-Markdown takes for blocks. */
const block =
  /^ {0,3}<(address|article|aside|blockquote|canvas|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|li|main|map|menu|nav|noscript|object|ol|output|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|video)\b([^<>]*)/i;
const ofMarkdown = /\smarkdown(?:\s*=\s*["']?(?:1|block|span|markdown)\b|(?!\s*=)(?![\w-]))/i;
const tag = /<(\/?)([a-z][a-z\d]*)\b([^<>]*)>/gi;
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** Which lines of a page stand in such elements, fences and what is in them left out: Python-Markdown reads those first. */
export function rawHtmlOf(texts: readonly string[]): RawHtml[] {
  const found: RawHtml[] = texts.map(() => undefined);
  const fences = fenceReader();
  const placeOf = placeReader(0, 4);
  let open: OpenElements | undefined;
  let start = 0;
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index] ?? '';
    const isCode = open === undefined && !fences.isOpen() && placeOf(text).isCode;
    const kind = fences.read(text, isCode);
    if (kind === 'pre' && open !== undefined) {
      found[index] = 'open';
      // Nothing in it is a tag but its end.
      takeTags(open, /<\/pre>(.*)/i.exec(text)?.[1] ?? '');
    }
    if (kind !== 'none' || isCode) continue;
    const commented = commentEnd(texts, index);
    if (commented > index) {
      index = commented;
      continue;
    }
    const [, , attributes] = open === undefined ? (block.exec(text) ?? []) : [];
    if (attributes !== undefined && !ofMarkdown.test(attributes)) {
      open = new OpenElements();
      start = index;
    }
    if (open === undefined) continue;
    found[index] = 'open';
    takeTags(open, text);
    if (open.count > 0) continue;
    for (let at = start; at <= index; at += 1) if (found[at] === 'open') found[at] = 'closed';
    open = undefined;
  }
  return found;
}

/** The elements that are open, from the outermost in. Whether one of a name is among them is known without going through all. */
class OpenElements {
  readonly #names: string[] = [];
  readonly #counts = new Map<string, number>();

  get count(): number {
    return this.#names.length;
  }

  begin(name: string): void {
    this.#names.push(name);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Ends the innermost of a name, with all that stand in it; nothing where none is open. */
  end(name: string): void {
    if ((this.#counts.get(name) ?? 0) === 0) return;
    for (let ended: string | undefined; ended !== name;) {
      ended = this.#names.pop();
      if (ended === undefined) return;
      this.#counts.set(ended, (this.#counts.get(ended) ?? 0) - 1);
    }
  }
}

/** The elements that are open below a line. Of a tag that goes on in the next line, nothing is known yet. */
function takeTags(open: OpenElements, text: string): void {
  const [broken] = /<([a-z][a-z\d]*)\b[^<>]*$/i.exec(text)?.slice(1) ?? [];
  for (const [, slash, written = '', rest = ''] of text.matchAll(tag)) {
    const name = written.toLowerCase();
    if (slash !== '') open.end(name);
    else if (!empty.test(name) && !rest.endsWith('/')) open.begin(name);
  }
  if (broken !== undefined && !empty.test(broken)) open.begin(broken.toLowerCase());
}

/**
 * The lines of a page in which nothing in such an element is set in so far that other parsers take it for code, below an empty line,
 * but text without a tag: that was meant as code.
 */
export function withHtmlSetOut({ texts, lines }: PageLines): PageLines {
  if (!texts.some((text) => block.test(text))) return { texts, lines };
  const raw = rawHtmlOf(texts);
  const fences = fenceReader();
  const placeOf = placeReader();
  const haveTags = besideTags(texts);
  let shift = 0;
  const shown = texts.map((text, index) => {
    if (fences.isOpen()) {
      fences.read(text);
      return setOut(text, shift);
    }
    const { isCode } = placeOf(text);
    const isOfFence = fenceAt(text) !== undefined && raw[index - 1] === 'closed';
    const isRaw = raw[index] === 'closed' || isOfFence;
    const kind = fences.read(text, isCode && !isRaw);
    if (!isCode || !isRaw) {
      shift = 0;
      return text;
    }
    shift = kind === 'fence' ? blankColumns(blankOf(text)) : 0;
    const isHtml = kind === 'none' ? haveTags[index] === true : kind === 'fence' || opensPre(text);
    return isHtml ? text.trimStart() : text;
  });
  return { texts: shown, lines };
}

/** For each line whether a tag stands in it or in those around it, as far as no empty line parts them. */
function besideTags(texts: readonly string[]): boolean[] {
  const found = texts.map((text) => /<\/?[a-z][^<>]*>|<!--/i.test(text));
  const spread = (index: number, from: number): void => {
    if (found[from] === true && (texts[index] ?? '').trim() !== '') found[index] = true;
  };
  for (let index = 1; index < texts.length; index += 1) spread(index, index - 1);
  for (let index = texts.length - 2; index >= 0; index -= 1) spread(index, index + 1);
  return found;
}
