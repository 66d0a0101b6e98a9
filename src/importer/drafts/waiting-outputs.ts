/** Commands whose outputs say that they wait: for an answer, or for the keys that end them. */
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { draftOf } from './draft.ts';

/** Why a run would wait for a command that prints this; undefined for any other output. */
export function whyPrinted(text: string): string | undefined {
  if (endsByKeys.test(text)) return 'It runs until Ctrl+C ends it.';
  return asksAtEnd.test(text) ? asksLearners : undefined;
}

export const asksLearners = 'It asks for what learners type.';

/** `Press CTRL+C to quit`. */
const endsByKeys =
  /\b(?:press|hit|type|use) (?:ctrl|control|\^) ?[+-]? ?c (?:to|for) (?:quit|stop|exit|end|terminate|shut)/i;

/** How an output ends that waits for an answer: `API Key:`, `Do you want to continue? [Y/n]`. */
const asksAtEnd =
  /(?:^|\n)(?:enter )?(?:password|passphrase):\s*\n|(?:^|\n)[^\n]*(?:\b(?:password|passphrase|key|token|username|login)(?: for \S+)?:|\[y\/n\][:?]?|\((?:yes|y)\/(?:no|n)[^()]*\)[:?]?)\s*$/i;

/** Leaves to a person each command alone of which its output, or the sentence below it, says that it waits. */
export function markWaiting(root: LessonNode): void {
  for (const { node } of walk(root)) {
    const output = draftOf(node);
    if (output?.type === 'output' && output.command !== undefined)
      leave(output.command, whyPrinted(output.text));
    let above: LessonNode | undefined;
    for (const child of node.children ?? []) {
      const type = draftOf(child)?.type;
      if (above !== undefined && child.type === 'paragraph' && tellsToEnd.test(plainText(child)))
        leave(above, 'It runs until Ctrl+C ends it.');
      if (type !== 'output') above = type === 'command' ? child : undefined;
    }
  }
}

function leave(node: LessonNode, why: string | undefined): void {
  const command = draftOf(node);
  if (command?.type === 'command' && command.run.length === 1) command.manual ??= why;
}

/** "Press Ctrl+C to stop it", "To exit, hit `ctrl-c`". */
const tellsToEnd =
  /^[^.!?]{0,60}\b(?:press|hit|type|use|enter) (?:the )?(?:ctrl|control|\^) ?[+-]? ?c\b|^(?:pressione|aperte|presiona|pulsa|按下?|使用) ?(?:ctrl|control) ?[+-]? ?c\b/i;
