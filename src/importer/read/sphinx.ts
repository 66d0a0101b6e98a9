/** What Sphinx reads in pages of Markdown: directives in fences, and roles before code of a line. No tool that is imported from does. */
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';

/** The name of a directive, where fences have their language: ```` ```{include} boats.md ````. */
const directive = /^\{[a-z][\w:-]*\}$/;
/** A label above a heading, to which links lead: `(boats)=`. */
const label = /^\([\w.:-]+\)=$/;
/** That of a role, at the end of a text: {doc}`boats`. */
const role = /\{[a-z][\w:-]*\}$/;

/** Notes what Sphinx would have shown in another way. What a directive is given is on the list, and no look of its code. */
export function noteSphinx(root: LessonNode, note: TakeNote): void {
  for (const { node } of walk(root)) {
    const fence = node as LessonNode & { meta?: string | null };
    const name = fence.lang ?? '';
    if (fence.type === 'code' && directive.test(name)) {
      const parameter = fence.meta ?? '';
      noteKept(name, `${name} ${parameter}`.trim(), { line: lineOf(node), kept: 'as code' }, note);
      fence.meta = null;
    }
    if (node.type === 'paragraph' && label.test(plainText(node)))
      noteKept('a label', plainText(node), { line: lineOf(node), kept: 'as text' }, note);
    for (const [index, { type, value = '' }] of (node.children ?? []).entries()) {
      const code = node.children?.[index + 1];
      const [before] =
        type === 'text' && code?.type === 'inlineCode' ? (role.exec(value) ?? []) : [];
      if (before === undefined || code === undefined) continue;
      const found = `${before}\`${code.value ?? ''}\``;
      noteKept(before, found, { line: lineOf(code), kept: 'as text' }, note);
    }
  }
}

const noteKept = (
  about: string,
  found: string,
  { line, kept }: { line: number; kept: string },
  note: TakeNote,
): void =>
  note({
    code: 'unknown-syntax',
    line,
    about,
    unsure: `${found} looks like syntax of the old tool.`,
    did: `I kept it ${kept}.`,
    look: 'Write what it would show.',
  });
