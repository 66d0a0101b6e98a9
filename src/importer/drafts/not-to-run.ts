/** Words above a block that say not to run it. */
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { isFenced, lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';

/** "Do not run this command!" */
export const tellsNotToRun =
  /(?:^|[.!:] ?)\**(?:please )?(?:do not|don['’]t|never) (?:run|execute|type|enter) (?:this|these|the following)(?: commands?)?(?: (?:yet|now|below))?[.!:]|(?:^|[.!:] ?)não (?:execute|rode) (?:este|esse|o seguinte)|(?:请|请?千万)?(?:不要|勿)(?:运行|执行)(?:[此该这]|以下)/i;

export function noteNotToRun(code: LessonNode, note: TakeNote): void {
  note({
    code: 'not-copyable',
    line: lineOf(code) + (isFenced(code) ? 1 : 0),
    unsure: 'The words above say not to run this.',
    did: 'I kept it as plain code, without a copy button.',
    look: 'If learners run it all the same, put it into `commands` of lesson.yaml.',
  });
}
