import { firstLineOf } from '#importer/text/code-shape.ts';
import { isEndless } from '#importer/text/endless-commands.ts';
import { isHeaderLine } from '#importer/text/output-shape.ts';
import type { TakeNote } from '#importer/note.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** A command that says what it did, and shows no objects. */
const onlyChanges =
  /^(?:sudo )?(?:kubectl|k|oc)\s(?:-n \S+ |--\S+ )*(?:delete|apply|create|scale|rollout (?:restart|undo|pause|resume)|label|annotate|patch|set|expose|cordon|uncordon|taint|replace)\b(?!.*\s(?:-o|--output|-w|--watch)\b)/;

/** A command that goes on printing tables, in a terminal of its own. */
export const isWatching = (command: string): boolean =>
  isEndless(command) && /(?:^|[\s"'])(?:kubectl|k|oc)\s(?:.*\s)?get\s/.test(command);

/** A command that describes an object, with its name: it prints keys and values first. */
const describes = /^(?:sudo )?(?:kubectl|k|oc)\s(?:-n \S+ |--\S+ )*describe\s/;

/** A row of Pods without its head. */
const isOfPods = /^\S+\s+\d+\/\d+\s+[A-Z]\w+\s+\d+\s/;

/** Whether a text is a table below a command that prints none. */
export function isTableOfOther(value: string, command: LessonNode | undefined): boolean {
  const last = command?.value?.trimEnd().split('\n').at(-1) ?? '';
  if (/[|;&]/.test(last)) return false;
  const first = firstLineOf(value);
  return (
    (onlyChanges.test(last) && (isHeaderLine(first) || isOfPods.test(first))) ||
    (describes.test(last) && /^NAME\s{2,}[A-Z]/.test(first))
  );
}

/** Says of a table which cannot be what the command above prints that another one has printed it, in another terminal for one. */
export function noteTableOfOther(
  value: string,
  command: LessonNode | undefined,
  line: number,
  note: TakeNote,
): void {
  if (!isTableOfOther(value, command)) return;
  note({
    code: 'command-or-output',
    line,
    unsure: 'The command above prints no table, so that another one has printed this.',
    did: 'I took it for an output of the command above.',
    look: 'Give it the id of the command that prints it, or write that command above it.',
    written: value,
  });
}
