import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { draftOf } from './draft.ts';
import { variableNames } from './learner-variables.ts';
import type { WorkshopVariables } from './learner-variables.ts';
import { tidyCommand } from './tidy-command.ts';

/** A block of commands, and what it runs. */
export interface CommandNode {
  node: LessonNode;
  run: readonly string[];
}

/** The blocks of commands of a page, in order. */
export function commandNodes(node: LessonNode): CommandNode[] {
  const draft = draftOf(node);
  const own = draft?.type === 'command' ? [{ node, run: draft.run }] : [];
  return [...own, ...(node.children ?? []).flatMap(commandNodes)];
}

/** The commands of a page, as they are drafted. */
export const draftedCommands = (root: LessonNode): string[] =>
  commandNodes(root).flatMap(({ run }) => [...run]);

/** The drafted commands of a page without comments and placeholders, but for those that become code on that account. */
export function tidiedCommands(
  root: LessonNode,
  lesson: string,
  workshop: WorkshopVariables,
): string[] {
  const variableOf = variableNames(lesson, workshop);
  return draftedCommands(root).flatMap((command) => {
    const tidy = tidyCommand(command, variableOf);
    return 'refused' in tidy ? [] : [tidy.text];
  });
}
