import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Place } from '#model/diagnostics/place.ts';
import { memoize } from '#model/memoize.ts';
import type { LessonSources } from '#model/load/sources.ts';
import { readShell } from '#transforms/shell.ts';
import type { Shell } from '#transforms/shell.ts';
import { foreignIn, nameOf, typed } from '#transforms/typographic.ts';

/** Variables every shell has, or that tools of these lessons read. */
export const environment: ReadonlySet<string> = new Set(
  (
    'HOME PATH PWD OLDPWD USER LOGNAME SHELL HOSTNAME HOSTTYPE OSTYPE TMPDIR EDITOR LANG TERM UID PPID RANDOM ' +
    'SECONDS EPOCHSECONDS EPOCHREALTIME IFS OPTIND OPTARG REPLY PIPESTATUS BASHPID BASH_VERSION BASH_VERSINFO BASH_REMATCH ' +
    'BASH_SOURCE BASH_COMMAND FUNCNAME LINENO _ DIRSTACK GROUPS EUID SHLVL MACHTYPE COLUMNS LINES LC_ALL TZ PAGER ' +
    'XDG_CONFIG_HOME XDG_DATA_HOME XDG_RUNTIME_DIR DISPLAY WSL_DISTRO_NAME KUBECONFIG KUBE_EDITOR'
  ).split(' '),
);

/** The variables that commands of a lesson have and nothing sets. */
export const undeclaredIn = memoize(({ data, context }: LessonSources): ReadonlySet<string> => {
  const shells = Object.values(data?.commands ?? {}).flatMap(({ run }) => run.map(readShell));
  const set = [...shells.flatMap(({ assigned }) => assigned), ...context.presetVariables];
  const known = new Set([...set, ...Object.keys(context.variables), ...environment]);
  const used = shells.flatMap(({ variables }) => variables.map(({ name }) => name));
  return new Set(used.filter((name) => !known.has(name)));
});

/** What must not be copied: prompts, comments, placeholders, variables that nothing sets. */
export function* validateCommands(lesson: LessonSources): Generator<Diagnostic> {
  const { yaml, data, context } = lesson;
  if (yaml === undefined) return;
  const undeclared = undeclaredIn(lesson);
  const items = Object.entries(data?.commands ?? {}).flatMap(([id, { run }]) =>
    run.map((text, index) => {
      // Asked for only where something is wrong: the places of a long file are looked up in a tree that is made for it.
      const placeOf = (): Place => yaml.placeOf(['commands', id, 'run', index]);
      return { placeOf, text, shell: readShell(text) };
    }),
  );
  const declared = Object.keys(context.variables);
  for (const { placeOf, text, shell } of items) {
    yield* validateCommand(placeOf, text, shell, declared, undeclared);
  }
  const known = Object.keys(data?.checks ?? {});
  for (const [id, { background }] of Object.entries(data?.commands ?? {})) {
    const check = background?.readyWhen.check;
    if (check === undefined || known.includes(check)) continue;
    const place = yaml.placeOf(['commands', id, 'background', 'readyWhen', 'check']);
    yield diagnostic('unknown-id', place, { kind: 'check', id: check, known });
  }
}

function* validateCommand(
  placeOf: () => Place,
  text: string,
  { comments, placeholders, variables, quoted }: Shell,
  known: readonly string[],
  undeclared: ReadonlySet<string>,
): Generator<Diagnostic> {
  const lineFrom = (offset: number): string => text.slice(offset).split('\n', 1)[0] ?? '';
  if (text.startsWith('$ ') || text.startsWith('# ') || text.startsWith('> ')) {
    yield diagnostic('prompt', placeOf(), { prompt: text[0] ?? '', rest: lineFrom(2) });
    return;
  }
  const foreign = foreignIn(text, quoted);
  const [first] = foreign;
  if (first !== undefined) {
    const { character, origin } = first;
    yield diagnostic('typographic', placeOf(), {
      name: nameOf(character),
      typed: typed(text, foreign),
      origin,
    });
  }
  for (const { offset } of comments)
    yield diagnostic('comment', placeOf(), { text: lineFrom(offset) });
  for (const placeholder of placeholders) {
    yield diagnostic('placeholder', placeOf(), { text: placeholder.text });
  }
  for (const { name } of variables) {
    if (undeclared.has(name)) yield diagnostic('unknown-variable', placeOf(), { name, known });
  }
}
