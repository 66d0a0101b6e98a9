import type { Command } from '#model/types.ts';
import { readShell } from '#transforms/shell.ts';
import type { Shell } from '#transforms/shell.ts';
import type { LessonSource } from './lesson-source.ts';

/** Variables every shell has, or that tools of these lessons read. */
export const environment: ReadonlySet<string> = new Set(
  (
    'HOME PATH PWD OLDPWD USER LOGNAME SHELL HOSTNAME HOSTTYPE OSTYPE TMPDIR EDITOR LANG TERM UID PPID RANDOM ' +
    'SECONDS IFS KUBECONFIG KUBE_EDITOR'
  ).split(' '),
);

/** The commands of a lesson, with what must not be copied reported: prompts, comments, placeholders, unknown variables. */
export function readCommands(lesson: LessonSource): Record<string, Command> {
  const commands = Object.entries(lesson.data.commands ?? {}).map(
    ([id, { run, copyAll }]) =>
      [
        id,
        { run: run.map(withoutLastBreak), copyAll: run.length > 1 && (copyAll ?? true) },
      ] as const,
  );
  const items = commands.flatMap(([id, { run }]) =>
    run.map((text, index) => ({ id, index, text, shell: readShell(text) })),
  );
  const assigned = new Set(items.flatMap(({ shell }) => shell.assigned));
  for (const { id, index, text, shell } of items) {
    lintItem(lesson, ['commands', id, 'run', index], text, shell, assigned);
  }
  return Object.fromEntries(commands);
}

/** The workshop's variables a command uses, in order of first use. */
export function variablesIn(command: string, declared: readonly string[]): string[] {
  const names = readShell(command).variables.map(({ name }) => name);
  return [...new Set(names)].filter((name) => declared.includes(name));
}

/** A block scalar ends with a line break; copied, it would run the command before anybody has read it. */
function withoutLastBreak(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}

function lintItem(
  { files: { report }, yaml, variables }: LessonSource,
  path: readonly PropertyKey[],
  text: string,
  shell: Shell,
  assigned: ReadonlySet<string>,
): void {
  const place = yaml.placeOf(path);
  const lineFrom = (offset: number): string => text.slice(offset).split('\n', 1)[0] ?? '';
  if (text.startsWith('$ ') || text.startsWith('# ') || text.startsWith('> ')) {
    report('prompt', place, { prompt: text[0] ?? '', rest: lineFrom(2) });
    return;
  }
  for (const { offset } of shell.comments) report('comment', place, { text: lineFrom(offset) });
  for (const { text: placeholder } of shell.placeholders) {
    report('placeholder', place, { text: placeholder });
  }
  for (const { name } of shell.variables) {
    if (Object.hasOwn(variables, name) || assigned.has(name) || environment.has(name)) continue;
    report('unknown-variable', place, { name, known: Object.keys(variables) });
  }
}
