/** Commands whose outputs say that they wait: for an answer, or for the keys that end them. */
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
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

/** Leaves to a person each command alone whose output, in a block of its own, says that it waits. */
export function markWaiting(root: LessonNode): void {
  for (const { node } of walk(root)) {
    const output = draftOf(node);
    if (output?.type !== 'output' || output.command === undefined) continue;
    const command = draftOf(output.command);
    if (command?.type !== 'command' || command.run.length !== 1) continue;
    command.manual ??= whyPrinted(output.text);
  }
}
