/** Variables that commands of a page use before the page sets them. */
import { environment } from '#model/validate/commands.ts';
import { readShell } from '#transforms/shell.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { draftOf } from './draft.ts';
import { commandNodes } from './drafted-commands.ts';
import type { WorkshopVariables } from './learner-variables.ts';
import { exportedToFiles } from './preset-variables.ts';

/** A use of a variable above all commands that set it. */
interface EarlyUse {
  node: LessonNode;
  command: string;
}

/** Notes the variables that commands of a page use before one of its own sets them, where no other lesson does. */
export function noteSetBelow(
  root: LessonNode,
  { lesson, workshop, note }: { lesson: string; workshop: WorkshopVariables; note: TakeNote },
): void {
  const early = new Map<string, EarlyUse>();
  const set = new Set<string>();
  const isKnown = (name: string): boolean =>
    set.has(name) || early.has(name) || environment.has(name);
  const found = new Map<string, { use: EarlyUse; line: number }>();
  for (const { node, run } of commandNodes(root)) {
    const draft = draftOf(node);
    const isInside = draft?.type === 'command' && draft.isInside === true;
    for (const command of run) {
      // What reads a file may set anything.
      if (/^(?:source|\.|eval) /.test(command)) return;
      const { assigned, variables } = readShell(command);
      for (const name of [...assigned, ...exportedToFiles(command)]) {
        const use = early.get(name);
        if (use !== undefined && !found.has(name)) found.set(name, { use, line: lineOf(node) });
        set.add(name);
      }
      if (isInside) continue;
      for (const { name } of variables)
        if (isOfCapitals.test(name) && !setsInFile(command, name) && !isKnown(name))
          early.set(name, { node, command });
    }
  }
  for (const [name, { use, line }] of found) {
    const isElsewhere = [...(workshop.assigned.get(name) ?? [])].some((each) => each !== lesson);
    if (isElsewhere || workshop.declared.has(name)) continue;
    note({
      code: 'preset-variable',
      line: lineOf(use.node),
      unsure: `A command uses ${name} here, and the page sets it only in line ${line}.`,
      did: 'I left the commands in their order.',
      look: 'Set it above its first use, or declare it in `variables` of workshop.yaml.',
      written: use.command,
    });
  }
}

/** Names of variables that pages set, and no loop or function does. */
const isOfCapitals = /^[A-Z_][A-Z_\d]*$/;

/** Whether a line of a command gives a variable a value, as in a script that it writes into a file. */
const setsInFile = (command: string, name: string): boolean =>
  command.split('\n').some((line) => line.trimStart().startsWith(`${name}=`));
