import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { quoted } from '#transforms/shell/quote.ts';
import { endAll, killAll } from './processes.ts';

/** How a command of a shell ended. */
export type Ending =
  | { is: 'ended'; code: number }
  /** The shell itself is gone: by `exit` or `exec` with a code, or by a signal. */
  | { is: 'shell-gone'; code: number | undefined; signal: string | undefined };

/** One bash, which runs commands one after the other. */
export interface ShellProcess {
  /** Sources a file. */
  source(command: Sourced): Promise<Ending>;
  /** Variables, functions, aliases and folder as a script, as they were after the last command that came to an end. */
  state(): string;
  isAlive(): boolean;
  /** Ends it with all that it started: asked first, then killed. */
  end(): Promise<void>;
  /** The same at once, for when there is no time left. */
  kill(): void;
}

/** A command in a file. */
interface Sourced {
  file: string;
  /** What it reads, and where it prints. */
  input: string;
  output: string;
  /** What `$?` is to begin with. */
  status: number;
  /** What it starts in sessions of their own goes on when the shell has ended. */
  isLasting: boolean;
}

/** Descriptors that no command uses for itself. Bash opens `<(…)` from 63 downwards, its own files from 10 upwards, and its script at 255. */
const IN = 240;
const OUT = 241;

/** Reads scripts, each up to a NUL, and runs them: all else is in those scripts. */
const driver = `\\builtin shopt -s expand_aliases
exec ${IN}<&3 ${OUT}>&4 3<&- 4>&-
while IFS= \\builtin read -r -u ${IN} -d '' __readyroom; do \\builtin eval "$__readyroom"; done
exit 0`;

/** Between commands and Readyroom, so that `kill $PPID` ends a shell and nothing else. */
const guard = 'bash --noprofile --norc -c "$1" readyroom; exit $?';

/** By this variable, what a shell started is known again wherever it went. */
const MARK = 'READYROOM_SHELL';

/** @throws an error with a `code` where there is no bash */
export async function startShell(
  folder: string,
  env: Readonly<Record<string, string>>,
  state: string,
): Promise<ShellProcess> {
  const child = spawn('bash', ['--noprofile', '--norc', '-c', guard, 'readyroom', driver], {
    ...{ cwd: folder, env, detached: true },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , scripts, reports] = child.stdio as unknown as Duplex[];
  if (scripts === undefined || reports === undefined) throw new Error('bash has no pipes');
  scripts.on('error', () => undefined);
  reports.on('error', () => undefined);
  const id = randomUUID();
  let saved = state;
  let gone: Ending | undefined;
  let onEnd: ((ending: Ending) => void) | undefined;
  child.on('exit', (code, signal) => {
    gone = shellGone(code, signal);
    onEnd?.(gone);
  });
  let received = '';
  reports.setEncoding('utf8');
  reports.on('data', (text: string) => {
    received += text;
    const [status = '', script, rest] = received.split('\0', 3);
    if (script === undefined || rest === undefined) return;
    received = rest;
    saved = script;
    onEnd?.({ is: 'ended', code: Number(status) });
  });
  // Until it runs, it cannot be said that there is no bash.
  await once(child, 'spawn');
  const { pid: leader } = child;
  if (leader === undefined) throw new Error('bash has no number');
  const family = { leader, mark: `${MARK}=${id}` };
  const send = (script: string): boolean => scripts.write(`${script}\0`);
  if (state !== '') send(`\\builtin eval ${quoted(state)} >/dev/null 2>&1`);
  send(`\\builtin export ${MARK}=${id}`);
  return {
    source: (command) =>
      new Promise((resolve) => {
        if (gone !== undefined) {
          resolve(gone);
          return;
        }
        onEnd = (ending) => {
          onEnd = undefined;
          resolve(ending);
        };
        send(sourcing(command));
      }),
    state: () => saved,
    isAlive: () => gone === undefined,
    end: async () => {
      await endAll(family);
      if (gone === undefined) await once(child, 'exit');
      scripts.destroy();
      reports.destroy();
    },
    kill: () => {
      killAll(family);
    },
  };
}

/** A shell that was ended by a signal leaves 128 and its number to the one around it. */
function shellGone(code: number | null, signal: string | null): Ending {
  return { is: 'shell-gone', code: code ?? undefined, signal: signal ?? undefined };
}

/**
 * Sources a file as if it were typed; then says its exit status and what the shell knows now, in a shell of its own, which has none of
 * its traps. The file's commands cannot reach the descriptors that this is said on.
 */
function sourcing({ file, input, output, status, isLasting }: Sourced): string {
  const mark = `\\builtin export ${isLasting ? '-n ' : ''}${MARK}\n`;
  const start = `${mark}${status === 0 ? '' : `(\\builtin exit ${status})\n`}`;
  return `${start}\\builtin source ${quoted(file)} <${quoted(input)} >${quoted(output)} 2>&1 ${IN}<&- ${OUT}>&-
__readyroom=$?
( \\builtin trap - DEBUG ERR RETURN EXIT
{ \\builtin printf '%s\\0' "$__readyroom"
\\builtin declare -p; \\builtin declare -f; \\builtin declare -F; \\builtin alias -p
\\builtin printf 'cd -- %q\\0' "$PWD"; } >&${OUT} 2>/dev/null ) || \\builtin true`;
}
