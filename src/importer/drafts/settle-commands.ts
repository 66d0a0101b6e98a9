import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { draftNode, draftOf, plainCode } from './draft.ts';
import { sentence } from './draft-code.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { spareBraces } from '#importer/text/spare-braces.ts';
import { isVariableName, tidyCommand, unsetVariables } from './tidy-command.ts';

/** What learners have to choose: by the name of the shell variable, the word for it in the source and the line. */
export type NewVariables = Map<string, { word: string; line: number }>;

/** The complaint of a shell about a command; undefined if it can read it. */
export type Complain = (command: string) => string | undefined;

/**
 * Changes every drafted command so that a lesson can have it: comments become prose, placeholders become variables. A block
 * with a command for which that is not possible, or which no shell can read, becomes code that is only shown.
 * @returns the variables that learners have to set
 */
export function settleCommands(root: LessonNode, complain: Complain, note: TakeNote): NewVariables {
  const variables: NewVariables = new Map();
  tidyIn(root, { variables, complain, note });
  for (;;) {
    const drafts = commandNodes(root);
    const runs = drafts.flatMap(({ run }) => run);
    const unset = unsetVariables(runs);
    const bad = new Set(unset.filter((name) => !isVariableName(name)));
    const nodes = drafts.filter(({ run }) => unsetVariables(run).some((name) => bad.has(name)));
    if (nodes.length === 0) {
      addUnset(drafts, unset, variables);
      break;
    }
    for (const { node } of nodes)
      refuse(root, node, `a variable that nothing sets ($${[...bad].join(', $')})`, note);
  }
  return variables;
}

interface CommandNode {
  node: LessonNode;
  run: readonly string[];
}

function commandNodes(node: LessonNode): CommandNode[] {
  const draft = draftOf(node);
  const own = draft?.type === 'command' ? [{ node, run: draft.run }] : [];
  return [...own, ...(node.children ?? []).flatMap(commandNodes)];
}

function addUnset(
  drafts: readonly CommandNode[],
  unset: readonly string[],
  variables: NewVariables,
): void {
  for (const name of unset) {
    const first = drafts.find(({ run }) => unsetVariables(run).includes(name));
    if (!variables.has(name)) variables.set(name, { word: name, line: lineOf(first?.node) });
  }
}

interface Tidying {
  variables: NewVariables;
  complain: Complain;
  note: TakeNote;
}

function tidyIn(parent: LessonNode, tidying: Tidying): void {
  const { variables, complain, note } = tidying;
  const made = (parent.children ?? []).flatMap((child) => {
    const draft = draftOf(child);
    if (draft?.type !== 'command') {
      if (child.children !== undefined) tidyIn(child, tidying);
      return [child];
    }
    const tidy = draft.run.map((command) => tidyCommand(command));
    const safe = tidy.flatMap((each) => each ?? []);
    if (safe.length < tidy.length) {
      noteRefused(child, 'something in it that must not be copied as it is', note);
      return plainCode(child);
    }
    const [complaint] = safe.flatMap(({ text }) => complain(spareBraces(text)) ?? []);
    if (complaint !== undefined) {
      noteRefused(child, `something in it that bash cannot read (${complaint})`, note);
      return plainCode(child);
    }
    for (const { placeholders } of safe) {
      for (const { name, variable } of placeholders) {
        if (!variables.has(variable)) variables.set(variable, { word: name, line: lineOf(child) });
      }
    }
    const comments = safe.flatMap((each) => each.comments);
    const run = safe.map(({ text }) => spareBraces(text));
    // The node itself is changed, because drafts of outputs refer to it as their command.
    Object.assign(
      child,
      draftNode({ type: 'command', run }, child.value ?? '', lineOf(child), 'sh'),
    );
    return [...comments.map((text) => sentence(spareBraces(text), lineOf(child))), child];
  });
  if (parent.children !== undefined) parent.children = made;
}

/** Replaces a command by code that is only shown. */
function refuse(root: LessonNode, node: LessonNode, why: string, note: TakeNote): void {
  noteRefused(node, why, note);
  const replace = (parent: LessonNode): void => {
    if (parent.children === undefined) return;
    parent.children = parent.children.flatMap((child) =>
      child === node ? plainCode(child) : [child],
    );
    for (const child of parent.children) replace(child);
  };
  replace(root);
}

const noteRefused = (node: LessonNode, why: string, note: TakeNote): void =>
  note({
    line: lineOf(node),
    unsure: `This command has ${why}.`,
    did: 'I kept it as plain code, without a copy button.',
    look: 'Write it so that it can be copied, and put it into `commands` of lesson.yaml.',
  });
