import { fenceReader } from '#importer/text/fence.ts';
import { commentEnd } from '#importer/text/source-code.ts';
import { droppedLine, heldFence, joinedLine, rawBrace } from '#importer/text/private-signs.ts';
import type { Note } from '#importer/note.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

const tag = /\{%-?\s*(end)?raw\s*-?%\}/g;

/** Code of Liquid begins or ends. */
const highlight = /\{%-?\s*(end)?highlight\b/g;

/** A reader of the lines of a page, in order: whether a line begins within code of Liquid. */
export function tagCodeReader(): (line: string) => boolean {
  let isCode = false;
  return (line) => {
    const wasCode = isCode;
    const [tagged, end] = [...line.matchAll(highlight)].at(-1) ?? [];
    if (tagged !== undefined) isCode = end === undefined;
    return wasCode;
  };
}

/** A line of a comment, in which nothing is a fence. */
export const withHeldFence = (text: string): string =>
  text.replace(/^([\s>]*)(?=`{3}|~{3})/, `$1${heldFence}`);

/** The line that ends a comment of Liquid which begins in a line; that line itself where none begins or ends. `last`: the last that ends one. */
function liquidEnd(texts: readonly string[], index: number, last: number): number {
  const text = texts[index] ?? '';
  const from = text.search(/\{%-?\s*comment\s*-?%\}/);
  if (from === -1 || index >= last || endsComment.test(text.slice(from))) return index;
  return texts.findIndex((each, at) => at > index && endsComment.test(each));
}

const endsComment = /\{%-?\s*endcomment\s*-?%\}/;

/** Lines of a page in which no fence stands in a comment, of HTML or of Liquid, until `shownRaw` shows it. */
export function withHeldFences(texts: readonly string[]): string[] {
  const fences = fenceReader();
  const lastEnd = texts.findLastIndex((text) => endsComment.test(text));
  let last = -1;
  return texts.map((text, index) => {
    const isText = index > last && !fences.isOpen();
    const end = isText
      ? Math.max(commentEnd(texts, index), liquidEnd(texts, index, lastEnd))
      : index;
    if (end > index) last = end;
    if (index <= last) return withHeldFence(text);
    fences.read(text);
    return text;
  });
}

/**
 * Lines of a page without `{% raw %}` and `{% endraw %}`. Between the two, Liquid reads nothing: what looks like its syntax there
 * is hidden until `shownRaw` shows it.
 */
export function hiddenRaw(texts: readonly string[]): string[] {
  let isRaw = false;
  const fences = fenceReader();
  return texts.map((text) => {
    let from = 0;
    let kept = '';
    for (const match of text.matchAll(tag)) {
      kept += hidden(text.slice(from, match.index), isRaw);
      isRaw = match[1] === undefined;
      from = match.index + match[0].length;
    }
    kept += hidden(text.slice(from), isRaw);
    const isLeft = from > 0 && kept.trim() === '' && fences.isOpen();
    fences.read(kept);
    return isLeft ? kept + droppedLine : kept;
  });
}

/** A page whose front matter says that Liquid does not read it. */
export const withoutLiquid = (body: string): string => hidden(body, true);

const hidden = (text: string, isRaw: boolean): string =>
  isRaw ? text.replaceAll(/\{(?=[{%])/g, rawBrace) : text;

/** A text with what was hidden. */
export const shownRaw = (text: string): string =>
  text
    .replaceAll(droppedLines, '')
    .replaceAll(rawBrace, '{')
    .replaceAll(heldFence, '')
    .replaceAll(joinedLine, '\n');

const droppedLines = new RegExp(`^.*${droppedLine}(?:\\n|$)|\\n.*${droppedLine}$`, 'gm');

/** Shows what was hidden in every text of a tree, and in the notes on it. */
export function showRaw(root: LessonNode, notes: readonly Note[]): void {
  for (const { node } of walk(root)) showIn(node);
  for (const note of notes) showIn(note);
}

const isHidden = new RegExp(`[${rawBrace}${droppedLine}${heldFence}${joinedLine}]`);

/** Whoever walks a tree comes to the nodes below another, and a place has no text. */
const isElsewhere = (key: string): boolean => key === 'children' || key === 'position';

function showIn(value: object): void {
  const fields = value as Record<string, unknown>;
  for (const [key, field] of Object.entries(fields)) {
    if (typeof field === 'string') {
      if (isHidden.test(field)) fields[key] = shownRaw(field);
    } else if (typeof field === 'object' && field !== null && !isElsewhere(key)) showIn(field);
  }
}
