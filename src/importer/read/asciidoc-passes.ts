import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { noteLook } from '#importer/looks.ts';
import type { Look } from '#importer/looks.ts';
import type { TakeNote } from '#importer/note.ts';
import { rowAt } from '#importer/text/asciidoc-blocks.ts';
import { knownTags, tagsOf, unspoken } from './html-tags.ts';
import { noteCounted, noteLostMarks } from './lost-marks.ts';

const passes = [/\+\+\+(.+?)\+\+\+/g, /\bpass:[a-z,]*\[((?:[^\]\\]|\\.)*)\]/g];
const roles = /\[((?:\.[a-z][\w-]*)+)\]#{1,2}[^#\s]/gi;
const sized =
  /\bimage:[^\s[\]]+\[(?:[^\],]*,\s*(\d+)|[^\]]*\b(?:width|scaledwidth|pdfwidth)="?([\d.]+\w*%?))/g;
const ofBlock = /^\[((?:\.[a-z][\w-]*)+)\]$/gi;
/** Roles that say what a block is. */
const kindRoles = /\.(?:execute|copy|line-through|console|output|console-input|console-output)\b/;
const counted = /^\[(?:[^\]]*[,%])?(?:(?:lower|upper)(?:alpha|roman|greek)|reversed|%reversed)\b/;

/** Notes what passes through AsciiDoc as HTML within a line, roles that say how words look, and lists counted in another way. */
export function notePasses(source: string, note: TakeNote): void {
  const html: LessonNode[] = [];
  const looks: Look[] = [];
  const lists: { line: number }[] = [];
  let end: string | undefined;
  const texts = source.split('\n').map((text) => text.trimEnd());
  for (const [index, text] of texts.entries()) {
    const line = index + 1;
    const opened = end === undefined ? rowAt(texts, index) : undefined;
    if (end !== undefined || opened !== undefined) {
      if (end === undefined) end = opened;
      else if (text === end) end = undefined;
      continue;
    }
    if (text.startsWith('//')) continue;
    for (const pattern of passes)
      for (const [, passed = ''] of text.matchAll(pattern)) html.push(htmlAt(passed, line));
    for (const [, role = ''] of [...text.matchAll(roles), ...text.matchAll(ofBlock)])
      if (!kindRoles.test(role)) looks.push({ text: `[${role}]`, line });
    for (const [, positional, named] of text.matchAll(sized))
      looks.push({ text: `width ${positional ?? named ?? ''}`, line });
    if (counted.test(text)) lists.push({ line });
  }
  noteLostMarks({ type: 'root', children: html }, note);
  for (const node of html) noteUnknown(node, note);
  for (const look of looks) noteLook(look, note);
  noteCounted(lists, note);
}

function htmlAt(value: string, line: number): LessonNode {
  const place = { line, column: 1 };
  return { type: 'html', value, position: { start: place, end: place } };
}

/** Notes tags of which a lesson has nothing, where AsciiDoc hands them to the page. */
function noteUnknown({ value = '', position }: LessonNode, note: TakeNote): void {
  const lost = [...new Set(tagsOf(value))].filter(
    (name) => !knownTags.has(name) || unspoken.has(name),
  );
  if (lost.length === 0) return;
  note({
    code: 'left-out',
    line: position?.start.line ?? 1,
    unsure: `${lost.map((name) => `<${name}>`).join(', ')} goes into the page here as it is.`,
    did: 'I kept its words.',
    look: 'Say what it showed, or link to it.',
  });
}
