import type { LessonSources } from '#model/load/sources.ts';
import { readShell } from '#transforms/shell.ts';
import { quoted } from '#transforms/shell/quote.ts';
import { downloadsOf } from './plan/downloads.ts';
import { commandOfCheck, environmentHere, planOf } from './plan/plan.ts';
import type { CommandStep, CommandYaml, Skip, Surroundings } from './plan/plan.ts';
import { onlyReads } from './plan/reading.ts';
import { typedText } from './run-command.ts';

export interface ScriptedLesson {
  workshop: string;
  lesson: LessonSources;
  /** The folder of the workshops, as `readyroom check` is told. */
  content: string;
  surroundings: Surroundings;
  /** The values of variables where the environment sets none. */
  variables: Readonly<Record<string, string>>;
  /** Why a step is left out, in words. */
  reasonOf: (skip: Skip) => string;
}

/** A check, as the script asks for it. */
interface ScriptedCheck {
  id: string;
  /** The id of the command that it is about here. */
  command: string | undefined;
  timeout: string;
}

/**
 * A lesson as one bash script: its commands in the order of the page, in one shell, and each check as a call of `readyroom check`. It
 * ends with exit code 1 at the first check that is not met. A command that fails does not end it: lessons show errors too.
 */
export function lessonScript(scripted: ScriptedLesson): string {
  const { workshop, lesson, content, surroundings, variables, reasonOf } = scripted;
  const { commands = {}, checks = {}, startsFrom } = lesson.data ?? {};
  const steps = planOf(lesson, surroundings);
  const here = environmentHere(lesson, surroundings);
  const checkOf = (id: string): ScriptedCheck => {
    const check = checks[id] ?? {};
    const command = commandOfCheck(check, commands, here);
    return { id, command, timeout: check.timeout ?? '5m' };
  };
  /** Commands that are not run again for their checks: what they printed is kept. */
  const kept = new Set(
    Object.keys(checks).flatMap((id) => {
      const { command } = checkOf(id);
      return command !== undefined && !isReader(commands[command]) ? [command] : [];
    }),
  );
  const uses = new Set(lesson.context.presetVariables);
  const settings = Object.entries(variables)
    .filter(([name]) => !uses.has(name))
    .map(([name, value]) => `export ${name}="\${${name}:-${inQuotes(value)}}"`);
  const body = steps.map((step) => {
    if (step.skip !== undefined)
      return comment(`Left out: ${step.is} ${step.id}: ${reasonOf(step.skip)}`);
    return step.is === 'command'
      ? commandText(step, kept.has(step.id), scripted)
      : checkText(checkOf(step.id), commands, scripted, kept);
  });
  const start = startsFrom?.check;
  const begin = start === undefined ? [] : [comment(`It begins where the check ${start} is met.`)];
  const bring = (startsFrom?.bring ?? []).flatMap((id) => {
    const command = commands[id];
    return command === undefined || command.manual !== undefined
      ? []
      : [`  ${id}() {\n${typedText(command)}\n  }\n  ${id} </dev/null`];
  });
  const first =
    start === undefined
      ? []
      : [
          `if ! ${checkCall({ ...checkOf(start), timeout: '1s' }, commands, scripted)} >/dev/null; then\n${[...bring, `  ${checkCall(checkOf(start), commands, scripted)} || exit 1`].join('\n')}\nfi`,
        ];
  const needsReadyroom = Object.keys(checks).length === 0 ? '' : `${hasReadyroom}\n`;
  return `${[
    '#!/usr/bin/env bash',
    `${comment(`${workshop}/${lesson.name} as a script, made by "readyroom script".`)}\n${comment('It changes the cluster that kubectl talks to, and needs readyroom on the PATH.')}`,
    // A lesson may go to another folder, and have variables with plain names.
    `readyroom_content=$(cd "\${READYROOM_CONTENT:-${inQuotes(content)}}" 2>/dev/null && pwd) || { ${say('Run this in the folder of the project, or say in READYROOM_CONTENT where its folder of workshops is.')}; exit 1; }\n${needsReadyroom}readyroom_printed=$(mktemp -d)\nreadyroom_background=()\n${end}`,
    ...(settings.length === 0 ? [] : [settings.join('\n')]),
    ...downloadsOf(lesson).map(({ name, text }) => {
      const word = endOfInput(text);
      return `cat > ${quoted(name)} <<'${word}'\n${text.replace(/\n$/, '')}\n${word}`;
    }),
    ...begin,
    ...first,
    ...body,
    'readyroom_reached=yes',
  ].join('\n\n')}\n`;
}

const say = (sentence: string): string => `echo ${quoted(sentence)} >&2`;

/**
 * However the script ends: what it started is ended, and whoever has not come to the end of the lesson has not shown it, whatever the exit
 * code was. A trap of the lesson's own is kept (`ownTrap`), and comes first; an `exit` in it must not leave out the rest.
 */
const end = `readyroom_end() {
  readyroom_status=$?
  set +eu
  eval "set -- \${readyroom_trap-}"
  exit() { :; }
  eval "\${3-}"
  unset -f exit
  [ \${#readyroom_background[@]} -eq 0 ] || kill -- "\${readyroom_background[@]}" 2>/dev/null
  rm -rf "$readyroom_printed"
  [ -z "\${readyroom_reached-}" ] || exit "$readyroom_status"
  ${say('The script did not come to the end of the lesson.')}
  [ "$readyroom_status" -ne 0 ] || exit 1
  exit "$readyroom_status"
}
trap readyroom_end EXIT`;

/** Another trap, such as for INT, leaves ours where it is, and the lesson's own in it. */
const ownTrap = `[ "$(trap -p EXIT)" = "trap -- 'readyroom_end' EXIT" ] || readyroom_trap=$(trap -p EXIT)\ntrap readyroom_end EXIT`;

/**
 * Whether a command ends with the shell it is run in, whatever happens: it has one of its own, and the script goes on. Where only a failure
 * does that (`cd demo || exit`), what the command has set is for those that follow.
 */
function endsShell(text: string): boolean {
  const { commands } = readShell(text);
  const [before, last] = [commands.at(-2), commands.at(-1)];
  const [name, ...args] = last?.words ?? [];
  if (last === undefined || !(name === 'exit' || (name === 'exec' && args.length > 0)))
    return false;
  return last.end === text.trimEnd().length && !/&&|\|/.test(text.slice(before?.end, last.start));
}

const setsTrap = (text: string): boolean =>
  readShell(text).commands.some(({ words }) => words[0] === 'trap');

/** Before the cluster is changed, and not at the first check. */
const hasReadyroom = `command -v readyroom >/dev/null || { ${say('There is no readyroom on the PATH. In a project that has it, npm exec -c "bash FILE" puts it there.')}; exit 1; }`;

const comment = (text: string): string => `# ${text.replaceAll(/\s+/g, ' ')}`;

/** A text between double quotes. */
const inQuotes = (text: string): string => text.replaceAll(/["\\$`]/g, String.raw`\$&`);

const isReader = (command: CommandYaml | undefined): boolean =>
  command !== undefined && command.input === undefined && onlyReads(typedText(command));

function commandText(
  { id, command }: CommandStep,
  isKept: boolean,
  scripted: ScriptedLesson,
): string {
  const text = typedText(command);
  const file = `"$readyroom_printed/${id}"`;
  const title = comment(id);
  const shown = `printf '\\n$ %s\\n' ${quoted(text)}`;
  if (command.background !== undefined) {
    const { readyWhen } = command.background;
    const { http, text: words, check } = readyWhen;
    const ready =
      http !== undefined
        ? `curl --silent --fail --output /dev/null ${quoted(http)}`
        : check === undefined
          ? `grep --quiet --fixed-strings ${quoted(words ?? '')} ${file}`
          : `${callOf(check, scripted)} ${file} >/dev/null 2>&1`;
    // In a process group of its own, which ends as a whole with the script.
    return `${title}\n${shown}\nset -m\n{\n${text}\n} </dev/null >${file} 2>&1 &\nset +m\nreadyroom_background+=("-$!")\nuntil ${ready}; do kill -0 $! || exit 1; sleep 0.2; done\ncat ${file}`;
  }
  const word = endOfInput(command.input);
  const input = command.input === undefined ? '</dev/null' : `<<'${word}'`;
  const lines = command.input === undefined ? '' : `\n${command.input.replace(/\n$/, '')}\n${word}`;
  const output = isKept ? ` >${file} 2>&1` : '';
  const [open, close] = endsShell(text) ? ['(', ')'] : ['{', '}'];
  const after = `${isKept ? `\ncat ${file}` : ''}${setsTrap(text) ? `\n${ownTrap}` : ''}`;
  return `${title}\n${shown}\n${open}\n${text}\n${close} ${input}${output}${lines}${after}`;
}

/** A word that is no line of the input. */
function endOfInput(input = ''): string {
  let word = 'INPUT';
  while (input.split('\n').includes(word)) word += '_';
  return word;
}

function checkText(
  check: ScriptedCheck,
  commands: Readonly<Record<string, CommandYaml>>,
  scripted: ScriptedLesson,
  kept: ReadonlySet<string>,
): string {
  const { id, command } = check;
  if (command === undefined || (!kept.has(command) && commands[command]?.manual !== undefined))
    return comment(`Left out: check ${id}: no command prints what it asks for`);
  return `${comment(`check ${id}`)}\n${checkCall(check, commands, scripted)} || exit 1`;
}

/** The call of `readyroom check`: looking again and again where its command only reads, else at what that printed. */
function checkCall(
  { id, command: commandId = '', timeout }: ScriptedCheck,
  commands: Readonly<Record<string, CommandYaml>>,
  scripted: ScriptedLesson,
): string {
  const command = commands[commandId];
  const call = callOf(id, scripted);
  return command !== undefined && isReader(command)
    ? `${call} --watch ${quoted(typedText(command))} --timeout ${timeout}`
    : `${call} "$readyroom_printed/${commandId}"`;
}

const callOf = (check: string, { workshop, lesson }: ScriptedLesson): string =>
  `readyroom check --content "$readyroom_content" --lesson ${quoted(`${workshop}/${lesson.name}#${check}`)}`;
