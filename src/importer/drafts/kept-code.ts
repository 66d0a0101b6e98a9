/** Code of a page that stays plain code, and what the list says of it. */
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';

export function unread(node: LessonNode, note: TakeNote): LessonNode[] {
  note({
    line: lineOf(node),
    code: 'not-copyable',
    unsure: 'I cannot tell what of this block is typed and what is printed.',
    did: 'I kept it as plain code, without a copy button.',
    look: 'Put what is typed into `commands` and what is printed into `outputs` of lesson.yaml.',
  });
  return [node];
}

export const noteDialogue = (line: number, note: TakeNote): void =>
  note({
    line,
    code: 'not-copyable',
    unsure: 'This is typed at the prompt of a program, and not into a shell.',
    did: 'I kept it as plain code below the command, with what the program answers.',
    look: 'Nothing, if learners type it there; else make one command of it, which hands it to the program.',
  });

export function ofOtherShell(node: LessonNode, shell: string, note: TakeNote): LessonNode[] {
  note({
    line: lineOf(node),
    code: 'other-shell',
    unsure: `This block is of ${shell}, and commands of a lesson are of bash.`,
    did: 'I kept it as plain code, without a copy button.',
    look: 'Nothing, if learners have that shell too.',
  });
  return [node];
}
