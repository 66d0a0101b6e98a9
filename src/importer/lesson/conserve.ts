import { shownAttributes } from '#importer/text/page-words.ts';
import { withoutPadding } from '#importer/text/inline-code.ts';
import type { SourceCode } from '#importer/text/source-code.ts';
import { fillConstants } from '#transforms/constants.ts';
import { findTexts } from '#importer/text/find-texts.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { Note, TakeNote } from '#importer/note.ts';
import { isEmpty, isMadeOf, textTree, withoutEmptyEnds } from './made-of.ts';
import { nearestIn } from './nearest-text.ts';

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

/** The code of a page, and the programs that its site calls. */
interface ReadCode {
  code: readonly SourceCode[];
  programs?: ReadonlySet<string>;
}

/**
 * Compares the code of a page with what was written. A block must be there byte for byte: as a whole, or as commands and
 * outputs that make it up line by line, without prompts. Anything else must stand among `notes` as a change, with both
 * texts; what does not is noted here.
 */
export function noteChanged(
  { code, programs }: ReadCode,
  written: WrittenCode,
  notes: readonly Pick<Note, 'code' | 'changes'>[],
  note: TakeNote,
): void {
  const listed = notes.flatMap(({ changes = [] }) => changes.map(({ before }) => before));
  const filled = filledLines(notes);
  const texts = textTree([...written.blocks, ...listed]);
  const whole = new Set([...written.blocks, ...listed].map(wholeText));
  const inline = new Set([...written.inline, ...listed]);
  const within = codeWithin(code, inline, written);
  const nearestOf = nearestIn(written.blocks);
  const seen = new Set<string>();
  for (const { type, text, line } of code) {
    if (seen.has(text) || text.trim() === '') continue;
    seen.add(text);
    const isKept =
      type === 'block'
        ? [...new Set([text, withChanges(text, filled)])].some(
            (each) =>
              whole.has(wholeText(each)) ||
              isInLines(each, inline) ||
              isMadeOf(each.split('\n'), texts, programs),
          )
        : inline.has(text) ||
          within.has(text) ||
          // A line behind its prompt may have become a command.
          (text.startsWith('$ ') && isMadeOf([text], texts)) ||
          // A blank before what a click runs is none of the command.
          (text.startsWith(' ') && isMadeOf([text.trimStart()], texts));
    if (isKept) continue;
    const after = type === 'block' ? nearestOf(text) : '';
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
const filledLines = (
  notes: readonly Pick<Note, 'code' | 'changes'>[],
): ReadonlyMap<string, string> =>
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

/** A text by which it is found as a whole, however many begin like it. */
const wholeText = (text: string): string => withoutEmptyEnds(text.split('\n')).join('\n');

/** Whether a block stands in the cell of a table, where each of its lines is code in a line. */
const isInLines = (text: string, inline: ReadonlySet<string>): boolean =>
  text.split('\n').every((line) => isEmpty(line) || inline.has(withoutPadding(line)));

/** Code in lines of text that stands in what was written as something else. It has blanks where a block has line breaks. */
function codeWithin(
  source: readonly SourceCode[],
  inline: ReadonlySet<string>,
  { prose, blocks }: WrittenCode,
): ReadonlyMap<string, number> {
  const missed = source.filter(({ type, text }) => type === 'inline' && !inline.has(text));
  const sought = missed.map(({ text }) => text);
  // Code that touches a link of code is one with it where the link led nowhere.
  const touching = missed.flatMap(({ text, touches }) => (touches === true ? [text] : []));
  return new Map([
    ...findTexts(touching, [...inline]),
    ...findTexts(sought, [prose, ...blocks, ...blocks.map(withoutPadding)]),
  ]);
}
