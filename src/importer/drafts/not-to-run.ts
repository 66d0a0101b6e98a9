/** Blocks that their authors say not to run. */
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { isFenced, lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';

/** "Do not run this command!", "(do not run now)", and the same in other languages. */
const forbidding: readonly RegExp[] = [
  /(?:^|[.!:(] ?)\**(?:please )?(?:do not|don['’]t|never) (?:run|execute|type|enter) (?:(?:this|these|the following)(?: commands?)?(?: (?:yet|now|below))?|yet|now)[.!:)]/i,
  /(?:^|[.!:(] ?)\**não (?:execute|rode|digite) (?:(?:est|ess)es?|isto|isso|os? seguintes?|agora|ainda)(?!\p{L})/iu,
  /(?:^|[.!:(] ?)\**no (?:ejecut|corr)\p{L}+ (?:est[eo]s?|el siguiente|ahora|todavía)(?!\p{L})/iu,
  /(?:^|[.!:(] ?)\**(?:ne pas exécuter|n['’]exécutez pas (?:cette|ces|encore|la commande))/i,
  /(?:^|[.!:(] ?)\**(?:(?:diesen?|folgenden?) befehle? )?(?:noch )?nicht ausführen/i,
  /(?:^|[请万。！：（(] ?)(?:不要|勿)(?:运行|执行)(?:[此该这）)。！]|以下|下面)/,
  /実行しない(?:で|こと)/,
];

/** Whether the words above a block, or the comment that it begins with, say not to run it. */
export const isNotToRun = (words: string, value: string): boolean => {
  const [, comment = ''] = /^\s*#+ ?(.*)/.exec(value) ?? [];
  return forbidding.some((pattern) => pattern.test(words) || pattern.test(comment));
};

export function noteNotToRun(code: LessonNode, note: TakeNote): void {
  note({
    code: 'not-copyable',
    line: lineOf(code) + (isFenced(code) ? 1 : 0),
    unsure: 'Its author says not to run this.',
    did: 'I kept it as plain code, without a copy button.',
    look: 'If learners run it all the same, put it into `commands` of lesson.yaml.',
  });
}
