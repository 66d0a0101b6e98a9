/** Blocks of which a mark right above or below them says what they are: the language of code, a box, a part to unfold. */
import type { PlacedMark } from '#importer/generators/marked-text.ts';
import type { TakeNote } from '#importer/note.ts';
import { element } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';

/** What is written below a block says what it is: the language of code, an aside, a part to unfold. */
export function wrapPrevious(
  children: LessonNode[],
  { attributes, raw, line }: PlacedMark & { type: 'previous' },
  note: TakeNote,
): void {
  const previous = children.at(-1);
  if (previous === undefined || previous.type === 'heading') {
    noteOfHeading(raw, line, note);
    return;
  }
  const { lang, file, unfolds, ...shown } = attributes;
  if (lang !== undefined && previous.type === 'code') {
    if (file !== undefined) Object.assign(previous, { meta: `title="${file}"` });
    if (lang === '') previous.data = { ...previous.data, isSource: true };
    else previous.lang ??= lang;
    return;
  }
  if (unfolds === undefined && shown['type'] === undefined) {
    noteNoCode(raw, line, note);
    return;
  }
  const { title, held } = titled(previous);
  const summary = title === '' ? '…' : title;
  const wrapped =
    unfolds === undefined
      ? element('Aside', title === '' ? shown : { ...shown, title }, held)
      : element('Details', { summary }, held);
  if (previous.position !== undefined) wrapped.position = previous.position;
  children.splice(-1, 1, wrapped);
}

/** What a quotation holds, and its heading, if it begins with one. Any other block is held as it is. */
function titled(block: LessonNode): { title: string; held: LessonNode[] } {
  if (block.type !== 'blockquote') return { title: '', held: [block] };
  const [first, ...others] = block.children ?? [];
  const title = first?.type === 'heading' ? plainText(first).trim() : '';
  return title === '' ? { title, held: block.children ?? [] } : { title, held: others };
}

/** Makes an aside of the block below a mark. If that is a quotation, its content goes into the aside. */
export function asideBelow(
  { attributes, hasTitle, raw, line }: PlacedMark & { type: 'next' },
  block: LessonNode,
  note: TakeNote,
): LessonNode {
  if (block.type === 'heading') {
    noteOfHeading(raw, line, note);
    return block;
  }
  const held = block.type === 'blockquote' ? (block.children ?? []) : [block];
  const [first, ...others] = held;
  const title = hasTitle && first?.type === 'paragraph' ? plainText(first).trim() : '';
  const isTitled = title !== '' && others.length > 0;
  const aside = element(
    'Aside',
    isTitled ? { ...attributes, title } : attributes,
    isTitled ? others : held,
  );
  if (block.position !== undefined) aside.position = block.position;
  return aside;
}

const noteOfHeading = (raw: string, line: number, note: TakeNote): void =>
  note({
    line,
    code: 'structure',
    unsure: `${raw} belongs to no block that could be a box.`,
    did: 'I left it out.',
    look: 'Look whether it meant something.',
  });

const noteNoCode = (raw: string, line: number, note: TakeNote): void =>
  note({
    line,
    code: 'structure',
    unsure: `${raw} is about code, and stands below a block that is none.`,
    did: 'I left it out.',
    look: 'Look whether it meant something.',
  });
