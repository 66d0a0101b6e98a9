import { barePromptIn, typedIn } from '#importer/text/command-shape.ts';
import { shownAttributes } from '#importer/text/page-words.ts';
import { withoutPadding } from '#importer/text/source-code.ts';
import type { SourceCode } from '#importer/text/source-code.ts';
import { fillConstants } from '#transforms/constants.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { Note, TakeNote } from '#importer/note.ts';

/** The code that was written: blocks, commands, outputs and manifests each as one text, and code in lines of text. */
export interface WrittenCode {
  blocks: readonly string[];
  inline: ReadonlySet<string>;
  /** Everything else that readers see: text, titles, alternative texts. */
  prose: string;
}

/** The code in the prose of a lesson, and in `blocks` beside it. */
export function writtenCode(
  root: LessonNode,
  blocks: readonly string[],
  titles: readonly string[],
): WrittenCode {
  const own: string[] = [];
  const inline = new Set<string>();
  const prose = [...titles];
  for (const { node } of walk(root)) {
    const text = fillConstants(node.value ?? node.alt ?? '', {});
    if (node.type === 'code') own.push(text);
    else if (node.type === 'inlineCode') inline.add(withoutPadding(text));
    else if (node.type !== 'yaml') prose.push(text, ...shownAttributes(node));
  }
  return { blocks: [...blocks, ...own], inline, prose: prose.join('\n') };
}

/**
 * Compares the code of a page with what was written. A block must be there byte for byte: as a whole, or as commands and
 * outputs that make it up line by line, without prompts. Anything else must stand among `notes` as a change, with both
 * texts; what does not is noted here.
 */
export function noteChanged(
  source: readonly SourceCode[],
  written: WrittenCode,
  notes: readonly Note[],
  note: TakeNote,
): void {
  const listed = notes.flatMap(({ changes = [] }) => changes.map(({ before }) => before));
  const filled = filledLines(notes);
  const texts = byFirstLine([...written.blocks, ...listed]);
  const whole = new Set([...written.blocks, ...listed].map(wholeText));
  const inline = new Set([...written.inline, ...listed]);
  const seen = new Set<string>();
  for (const { type, text, line } of source) {
    if (seen.has(text) || text.trim() === '') continue;
    seen.add(text);
    const isKept =
      type === 'block'
        ? [text, withChanges(text, filled)].some(
            (each) =>
              whole.has(wholeText(each)) ||
              isInLines(each, inline) ||
              isMadeOf(each.split('\n'), texts),
          )
        : inline.has(text) || written.prose.includes(text) || isWithin(text, written.blocks);
    if (isKept) continue;
    const after = type === 'block' ? nearest(text, written.blocks) : '';
    note({
      code: 'code-changed',
      line,
      unsure: 'This code is not in the lesson as it is written in the source.',
      did:
        after === ''
          ? 'I cannot tell what became of it.'
          : 'The nearest that I wrote is beside it.',
      look: 'Compare the two, and put the code of the source in its place.',
      changes: [{ before: text, after }],
    });
  }
}

/** The lines that were filled in, and what they are now. */
const filledLines = (notes: readonly Note[]): ReadonlyMap<string, string> =>
  new Map(
    notes
      .filter(({ code }) => code === 'structure')
      .flatMap(({ changes = [] }) => changes)
      .flatMap(({ before, after }) => (isLine(before) && after !== '' ? [[before, after]] : [])),
  );

/** Whether a text is one line. */
const isLine = (text: string): boolean => text.trim() !== '' && !text.includes('\n');

/** A text whose lines are as they were filled in: in a command over several lines each has a change of its own. */
const withChanges = (text: string, changes: ReadonlyMap<string, string>): string =>
  text
    .split('\n')
    .map((line) => line.replace(line.trim(), (inner) => changes.get(inner) ?? inner))
    .join('\n');

/** Texts as lines, without empty lines around them, by their first line. */
type TextsByFirstLine = ReadonlyMap<string, readonly (readonly string[])[]>;

function byFirstLine(texts: readonly string[]): TextsByFirstLine {
  const found = new Map<string, string[][]>();
  for (const text of new Set(texts)) {
    const lines = withoutEmptyEnds(text.split('\n'));
    const [first] = lines;
    if (first === undefined) continue;
    const same = found.get(first.trimStart()) ?? [];
    same.push(lines);
    found.set(first.trimStart(), same);
  }
  return found;
}

/** A text by which it is found as a whole, however many begin like it. */
const wholeText = (text: string): string => withoutEmptyEnds(text.split('\n')).join('\n');

const isEmpty = (line: string): boolean => line.trim() === '';

function withoutEmptyEnds(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => !isEmpty(line));
  return start === -1 ? [] : lines.slice(start, lines.findLastIndex((line) => !isEmpty(line)) + 1);
}

/** Whether lines are texts in a row, each of them whole. Between texts, empty lines and bare prompts do not count. */
function isMadeOf(lines: readonly string[], texts: TextsByFirstLine): boolean {
  const margin = marginOf(lines);
  const typedLines = typedIn(lines);
  const isPromptAlone = barePromptIn(lines, typedLines);
  const session = { lines, typedLines, isPromptAlone };
  const reached = new Set([0]);
  for (const at of reached) {
    if (at >= lines.length) return true;
    const line = lines[at] ?? '';
    if (isEmpty(line) || isPromptAlone(line) || goesOnWithNothing(lines, at)) reached.add(at + 1);
    const typed = typedLines[at];
    for (const text of texts.get(line.trimStart()) ?? [])
      if (isAt(text, lines, at, margin)) reached.add(at + text.length);
    for (const text of typed === undefined ? [] : (texts.get(typed.trimStart()) ?? [])) {
      const end = typedUntil(text, session, at);
      if (end !== undefined) reached.add(end);
    }
  }
  return false;
}

/** Whether a line is the prompt at which the command above it goes on, with nothing typed. Any other `>` was printed. */
const goesOnWithNothing = (lines: readonly string[], at: number): boolean =>
  /^\s*>\s*$/.test(lines[at] ?? '') && /\\$/.test(lines[at - 1] ?? '');

const marginOf = (lines: readonly string[]): number =>
  lines.reduce(
    (least, line) =>
      isEmpty(line) ? least : Math.min(least, line.length - line.trimStart().length),
    Infinity,
  );

/** The first line of a command may be set in less than in the source, or all of its lines by as much. */
const isAt = (
  text: readonly string[],
  lines: readonly string[],
  at: number,
  margin: number,
): boolean =>
  text.every((line, index) => {
    const other = lines[at + index];
    if (other === undefined) return false;
    return (
      line === other ||
      line === other.slice(margin) ||
      (index === 0 && line === other.trimStart()) ||
      (isEmpty(line) && isEmpty(other))
    );
  });

interface Session {
  lines: readonly string[];
  typedLines: readonly (string | undefined)[];
  isPromptAlone(line: string): boolean;
}

/** The line behind the commands of a text, typed at prompts from a line on; several of them, which nothing stands between, may be one text. */
function typedUntil(
  text: readonly string[],
  { lines, typedLines, isPromptAlone }: Session,
  at: number,
): number | undefined {
  const isSkipped = (line: string | undefined): boolean =>
    line !== undefined && (isEmpty(line) || isPromptAlone(line));
  let next = at;
  for (const line of text) {
    while (line !== lines[next] && isSkipped(lines[next])) next += 1;
    const other = lines[next];
    const isSame =
      other !== undefined &&
      (line === other ||
        line === other.replace(/^\s*> ?/, '') ||
        line === typedLines[next] ||
        (next === at && line === typedLines[next]?.trimStart()));
    if (!isSame) return undefined;
    next += 1;
  }
  return next;
}

/** Whether a block stands in the cell of a table, where each of its lines is code in a line. */
const isInLines = (text: string, inline: ReadonlySet<string>): boolean =>
  text.split('\n').every((line) => isEmpty(line) || inline.has(withoutPadding(line)));

/** Code in lines of text has blanks where a block has line breaks. */
const isWithin = (text: string, blocks: readonly string[]): boolean =>
  blocks.some((block) => block.includes(text) || withoutPadding(block).includes(text));

/** The written text that shares most lines with a text of the source; '' where none shares any. */
function nearest(text: string, blocks: readonly string[]): string {
  const lines = new Set(text.split('\n').map((line) => line.trim()));
  lines.delete('');
  let best = { text: '', shared: 0 };
  for (const block of blocks) {
    const shared = block.split('\n').filter((line) => lines.has(line.trim())).length;
    if (shared > best.shared) best = { text: block, shared };
  }
  return best.text;
}
