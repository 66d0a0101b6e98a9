/** Who types a command, or on which machine, as its prompt says: commands that are copied have no prompt, and pages may be of several machines. */
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { podEnding } from '#importer/text/random-names.ts';
import { firstOf, lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { draftOf } from './draft.ts';

/** The name in a prompt, `north$`, `north:~$`, or that of its machine, `[ana@north ~]$`; undefined for none, and for one that a container or a Pod was given. */
export function nameInPrompt(prompt: string): string | undefined {
  const name =
    /^([a-z][\w.-]*)(?::[~/][\w./-]*[$#]|[$%])$/.exec(prompt)?.[1] ??
    /^\[?[\w.-]{1,64}@([a-z][\w.-]*)/i.exec(prompt)?.[1] ??
    ofMachine.exec(prompt)?.[1];
  return name === undefined || ofContainer.test(name) || podEnding.test(name) ? undefined : name;
}

/** A name in brackets that is one of a machine, and of no environment of Python: `(hostA) $`, `(attacker) $`. */
const ofMachine =
  /^\(((?:host|node|client|server|attacker|victim|master|worker|manager|router|switch|vm|pc)[\w-]*)\) ?[$#]$/i;

/** The id of a container, or a shell that names itself: `bash-3.2$`. */
const ofContainer = /^(?:[\da-f]{12}|[a-z]{0,3}sh(?:-\d.*)?)$/;

/** Says of a page that its prompts are those of several people or machines. */
export function notePromptNames(root: LessonNode, note: TakeNote): void {
  const named = [...walk(root)].flatMap(({ node }) => {
    const draft = draftOf(node);
    const names = draft?.type === 'command' ? (draft.names ?? []) : [];
    return names.map((name) => ({ name, node }));
  });
  const names = [...new Set(named.map(({ name }) => name))];
  const [first] = named;
  if (first === undefined || names.length < 2) return;
  note({
    code: 'typed-inside',
    line: lineOf(first.node),
    unsure: `The prompts here say who types each command, or where: ${firstOf(names)}.`,
    did: 'I left the prompts out.',
    look: 'Say it in the prose, and write `manual` to what learners do not type in their terminal.',
    written: (first.node.value ?? '').split('\n', 1)[0] ?? '',
  });
}
