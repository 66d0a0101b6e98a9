import { codeReader } from '#importer/text/code-reader.ts';
import { marginOf } from '#importer/text/list-margin.ts';
import { signsOfMark } from './item-marks.ts';
import { textSegment } from './marked-text.ts';
import { surveyNote } from './codelab-surveys.ts';
import type { LineSegment, PageLines } from './marked-text.ts';
import type { TakeNote } from '#importer/note.ts';

/** Keys that stand at the head of a codelab, without anything around them. */
const headKey =
  /^(?:summary|id|author|authors|categories|category|tags|environments?|status|feedback link|feedback|analytics(?: account| ga4 account)?|source|project|book|layout|keywords|last updated|duration)\s*:/i;

const anyKey = /^[a-z][\w -]{0,40}:(?:\s|$)/i;

/** Says of each line whether it is in a comment that has lines of its own. */
function commentReader(): (line: string) => boolean {
  let isOpen = false;
  return (line) => {
    const wasOpen = isOpen;
    const begins = /^\s*<!--/.test(line);
    if (!wasOpen && !begins) return false;
    const end = line.indexOf('-->', wasOpen ? 0 : line.indexOf('<!--') + 4);
    isOpen = end === -1;
    return isOpen || line.slice(end + 3).trim() === '';
  };
}

/** The metadata of a codelab, `key: value` in the lines before the first that is no such key, and its lines without them. */
export function codelabHead(lines: readonly string[]): {
  data: Readonly<Record<string, string>>;
  body: readonly string[];
} {
  const pairs: [string, string][] = [];
  const body = [...lines];
  const isComment = commentReader();
  for (const [index, line] of lines.entries()) {
    if (isComment(line) || line.trim() === '') continue;
    // Some write the title above its metadata.
    if (pairs.length === 0 && /^# /.test(line) && headKey.test(lines[index + 1] ?? '')) continue;
    const isKnown = headKey.test(line);
    // A key that no tool knows may stand between others.
    if (!isKnown && (!anyKey.test(line) || !headKey.test(lines[index + 1] ?? ''))) break;
    const colon = line.indexOf(':');
    const key = line.slice(0, colon).trim().toLowerCase();
    pairs.push([key === 'title' ? 'metadata title' : key, line.slice(colon + 1).trim()]);
    body[index] = '';
  }
  const hasKey = pairs.some(([key]) => key === 'id' || key === 'summary' || key === 'authors');
  return hasKey ? { data: Object.fromEntries(pairs), body } : { data: {}, body: lines };
}

/** Keys of the metadata that only codelabs have together with an id or a summary. */
const ownKeys = ['categories', 'category', 'environments', 'environment', 'feedback link'];

/** Whether a page is a codelab: by its metadata, by a time below a heading, or by its boxes. */
export function isCodelab(text: string): boolean {
  const lines = text.split('\n');
  const { data } = codelabHead(lines);
  const count = Object.keys(data).length;
  const hasOwnKey = ownKeys.some((key) => Object.hasOwn(data, key));
  return (
    count > 3 ||
    (count > 1 && hasOwnKey) ||
    lines.some((line, index) => duration.test(line) && isBelowHeading(lines, index)) ||
    /^> aside (?:positive|negative)\s*$/m.test(text) ||
    /^(?:positive|negative)[ \t]*\n[ \t]*: /im.test(text)
  );
}

function isBelowHeading(lines: readonly string[], index: number): boolean {
  const above = lines.slice(Math.max(0, index - 3), index).findLast((line) => line.trim() !== '');
  return above !== undefined && /^(?:#{1,6}\s+\S|={3,}|-{3,})/.test(above);
}

const duration = /^Duration:?\s+(\d{1,6})(?::(\d{1,2}))?(?::(\d{1,2}))?\s*$/i;

/** The minutes that all steps of a codelab take together, of `Duration: 5` and `Duration: 0:05:00`; 0 where none says. */
export function codelabMinutes(lines: readonly string[]): number {
  const isCode = codeReader();
  return lines.reduce((sum, line) => {
    const [, first = '', second, third] = (isCode(line) ? null : duration.exec(line)) ?? [];
    if (first === '') return sum;
    if (second === undefined) return sum + Number(first);
    return third === undefined
      ? sum + Number(first) + Number(second) / 60
      : sum + Number(first) * 60 + Number(second) + Number(third) / 60;
  }, 0);
}

/**
 * Boxes of codelabs, `Positive` above lines of which the first begins with a colon and `> aside positive`, as alerts of
 * GitHub, which every page may have. Code begins no box, but may stand in one.
 */
export function withPlainBoxes({ texts, lines }: PageLines, note: TakeNote): PageLines {
  const made: string[] = [];
  const isCodeLine = codeReader();
  let isBox = false;
  for (const [index, text] of texts.entries()) {
    const isCode = isCodeLine(text);
    if (isCode) {
      made.push(isBox ? `> ${text}` : text);
      continue;
    }
    const next = texts[index + 1] ?? '';
    const word = /^(positive|negative|survey)\s*$/i.exec(text)?.[1];
    const [, indent = '', quoted] = quotedBox.exec(text) ?? [];
    if (quoted !== undefined) made.push(`${indent}> [!${alertOf(quoted)}]`);
    else if (word !== undefined && /^\s*:/.test(next)) {
      made.push(`> [!${alertOf(word)}]`);
      isBox = true;
      if (/^survey$/i.test(word)) note(surveyNote(lines[index] ?? 1));
    } else if (isBox && text.trim() !== '') made.push(`> ${text.replace(/^\s*:\s?/, '')}`);
    else {
      isBox = false;
      made.push(text);
    }
  }
  return { texts: made, lines };
}

/** It may stand behind the sign of an item. */
const quotedBox = /^((?:[-*+\s]|\d{1,9}[.)])*)>\s*aside\s+(positive|negative)\s*$/i;

function alertOf(word: string): string {
  if (/^survey$/i.test(word)) return 'NOTE';
  return /^(?:positive|special)$/i.test(word) ? 'TIP' : 'WARNING';
}

const boxElement = /^(\s*)<aside\s+class="(positive|special|negative|warning)"\s*>(.*)$/i;

/** Boxes as claat exports them, `<aside class="positive">` until `</aside>`, as alerts of GitHub. */
export function withElementBoxes(page: PageLines): PageLines {
  const made: { text: string; line: number }[] = [];
  const isCodeLine = codeReader();
  const lastEnd = page.texts.findLastIndex((each) => /<\/aside>/i.test(each));
  let isOpen = false;
  // A box of an item of a list is set in as the item is.
  let margin = '';
  for (const [index, text] of page.texts.entries()) {
    const line = page.lines[index] ?? 1;
    const isCode = isCodeLine(text);
    const signs = isCode || isOpen ? '' : signsOfMark(text);
    const own = marginOf(signs) + text.slice(signs.length);
    const [, indent = '', kind, below] = (isCode || isOpen ? null : boxElement.exec(own)) ?? [];
    const isBox = kind !== undefined && index <= lastEnd;
    if (!isOpen && !isBox) {
      made.push({ text, line });
      continue;
    }
    // A line without a box ends the paragraph or the quotation above it.
    if (isBox) {
      margin = indent;
      if (signs === '') made.push({ text: '', line });
      made.push({ text: `${signs || margin}> [!${alertOf(kind)}]`, line });
    }
    const set = text.startsWith(margin) ? text.slice(margin.length) : text.trimStart();
    const inner = isBox ? (below ?? '') : set;
    const end: number = isCode ? -1 : inner.search(/<\/aside>/i);
    const shown = end === -1 ? inner : inner.slice(0, end);
    if (shown.trim() !== '' || (!isBox && end === -1))
      made.push({ text: `${margin}> ${shown}`, line });
    isOpen = end === -1;
    if (end === -1) continue;
    made.push({ text: '', line });
    const rest = inner.slice(end + '</aside>'.length);
    if (rest.trim() !== '') made.push({ text: margin + rest.trimStart(), line });
  }
  return { texts: made.map(({ text }) => text), lines: made.map(({ line }) => line) };
}

/** A page within the page, as a picture whose words are its address, and what other tools show in its place. */
const pageShown = /^\s*(!\[(https:\/\/[^\]\s]+)\]\(([^)\s]*)(?:\s+"[^"]*")?\))\s*$/;
const isPage = /^https?:\/\/(?!.*\.(?:png|jpe?g|gif|svg|webp|avif)$)/i;
const films = /youtube\.com|youtu\.be|vimeo\.com/;

/** A line of a codelab (`<video>` without a source has an address of YouTube, of 11 characters, for its id): how long a step takes is counted elsewhere, buttons are links, films and other pages within the page are links to them. */
export function codelabSegments(text: string): LineSegment[] {
  if (duration.test(text)) return [];
  const [, picture = '', shown, url = ''] = pageShown.exec(text) ?? [];
  if (shown !== undefined && films.test(shown)) return [textSegment(`<${shown}>`)];
  if (shown !== undefined)
    return [textSegment(isPage.test(url) ? `[${shown}](${url})` : `[${picture}](${shown})`)];
  const plain = text
    .replaceAll(/<\/?button>/gi, '')
    .replaceAll(
      /<video(?=\s)(?![^<>]*\ssrc\s*=)[^<>]*\sid\s*=\s*["']?([\w-]{11})(?![\w-])[^<>]*>\s*<\/video>/gi,
      '<https://www.youtube.com/watch?v=$1>',
    );
  return [textSegment(plain)];
}
