import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { lineOf } from '#importer/note.ts';
import type { Note } from '#importer/note.ts';
import { tookForCommands } from './note-doubt.ts';

/** Takes off the list that blocks were taken for commands which are none after all. All lines of a file that is included have one number. */
export function withoutTaken(notes: Note[], refused: readonly LessonNode[]): void {
  if (refused.length === 0) return;
  const texts = new Set(
    refused.flatMap((node) => {
      const lines = (node.value ?? '').split('\n');
      return lines.map((text, at) => `${lineOf(node) + at} ${text}`);
    }),
  );
  const all = notes.splice(0);
  for (const each of all) {
    const [text = ''] = (each.written ?? '').split('\n', 1);
    if (each.did !== tookForCommands || !texts.has(`${each.line} ${text}`)) notes.push(each);
  }
}
