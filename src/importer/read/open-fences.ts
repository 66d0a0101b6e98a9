import { langOf } from '#importer/text/fence-lang.ts';
import { isFenced, lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** A line that opens a fence and, having a language, ends none. */
const opening = /^ {0,3}```[a-z]+$/;

/** Code in which fences are shown, as pages about Markdown have it. */
const markdown = /^(?:markdown|md|mdx|text)$/;

/** Notes code that is a fence set in too far, code without an end, and code in which a fence opens: its author may have forgotten to end the one above, and what stands between them was not meant as code. `lineOfPage`: by its number. */
export function noteOpenFences(
  root: LessonNode,
  lineOfPage: (line: number) => string,
  note: TakeNote,
): void {
  for (const { node } of walk(root)) {
    const { type, lang, value = '' } = node;
    const line = lineOf(node);
    // An element that cannot be read is code by now, with the fences in it.
    if (type !== 'code' || markdown.test(langOf(lang))) continue;
    if (!isFenced(node)) {
      // What has a prompt in it is told as a session that cannot be read.
      if (/^```[a-z]*\n(?!\s*\$ )[\s\S]*\n```$/.test(value.trimEnd())) noteSetIn(line, note);
      continue;
    }
    // What is code of an element by now has the fences in it that it had.
    if (value.startsWith('<') || !/^[^\w`]*```(?!`)/.test(lineOfPage(line))) continue;
    if (value.includes('\n\n') && !closing.test(lineOfPage(node.position?.end.line ?? line)))
      noteOpen(line, note);
    const at = value.split('\n').findIndex((each) => opening.test(each));
    if (at === -1) continue;
    note({
      code: 'unread',
      line,
      unsure: `A fence opens within this code, in line ${line + at + 1}: the one around it may lack its end.`,
      did: 'I took all of it for code, as the old tool did.',
      look: 'Write the end where it belongs, and import the page again.',
    });
  }
}

/** A line that may end a fence, in an item or a quotation too. */
const closing = /^[^\w`~]*(?:`{3,}|~{3,})/;

const noteOpen = (line: number, note: TakeNote): void =>
  note({
    code: 'unread',
    line,
    unsure: 'This fence has no end.',
    did: 'I took all that follows it for code, as the old tool did.',
    look: 'Write the end where it belongs, and import the page again.',
  });

const noteSetIn = (line: number, note: TakeNote): void =>
  note({
    code: 'unread',
    line,
    unsure: 'This fence is set in so far that it is code itself, signs and all.',
    did: 'I kept it so, as the old tool showed it.',
    look: 'Set it in less, and import the page again.',
  });
