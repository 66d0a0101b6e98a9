/** What the list says of code and headings of a translation. */
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { Draft } from '#importer/drafts/draft.ts';
import { withoutEmptyEnd } from '#importer/drafts/shell-parts.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { normal } from './normal-code.ts';
import type { NamedPart } from './existing-lesson.ts';

/** Code may differ a little between languages: then that of the source language counts, and both are told. `written`: as the page has it. */
export function noteOther(
  node: LessonNode,
  draft: Draft,
  found: NamedPart,
  written: string,
  note: TakeNote,
): void {
  const text = draft.type === 'command' ? draft.run.join('\n') : draft.text;
  if (text.trimEnd() === found.text.trimEnd()) return;
  const isNear = normal(text) !== normal(found.text);
  note({
    code: isNear ? 'code-shared' : 'code-merged',
    line: lineOf(node),
    unsure: isNear
      ? `This ${draft.type} differs from that of the source language.`
      : `This ${draft.type} is written otherwise in the source language.`,
    did: 'All languages share that of the source language.',
    look: isNear
      ? 'Read whether the words around it fit, and which of the two is right.'
      : 'Nothing, if the difference means nothing.',
    changes: [{ before: withoutEmptyEnd(written), after: withoutEmptyEnd(found.text) }],
  });
}

export const noteUnaligned = (node: LessonNode, what: string, did: string, note: TakeNote): void =>
  note({
    line: lineOf(node),
    code: 'translation',
    unsure: `${what} has no counterpart in the source language.`,
    did,
    look: 'Add it to the source and to lesson.yaml, or take it out here.',
  });

/** `used`: kinds and ids that the translation has. */
export function noteMissing(
  places: readonly NamedPart[],
  used: ReadonlySet<string>,
  note: TakeNote,
): void {
  const missing = places.filter(({ kind, id }) => !used.has(`${kind} ${id}`));
  if (missing.length === 0) return;
  const listed = missing.map(({ kind, id }) => `${kind} ${id}`);
  note({
    line: 1,
    code: 'translation',
    unsure: `The source language has what I did not find here: ${listed.join(', ')}.`,
    did: 'I left it out: readers see it in the source language.',
    look: 'Translate it.',
  });
}
