import { literalPattern } from '#transforms/literal-pattern.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outputInto } from './output.ts';
import type { CommandOutput } from './output.ts';
import { startShell } from './shell.ts';
import type { Ending, ShellProcess } from './shell.ts';

/** What came of a command. */
export interface Ran {
  /** Standard output and error as they came; of a command that was ended, as far as it got. */
  text: string;
  ending: Ending | { is: 'timed-out' } | { is: 'too-large' } | { is: 'interrupted' };
  milliseconds: number;
}

/** What came of a command that goes on in the background. */
interface Started {
  text: string;
  /** `over`: it ended before it was ready. */
  is: 'ready' | 'over' | 'timed-out' | 'interrupted';
  milliseconds: number;
}

/**
 * One terminal, as a learner has it for a lesson: what a command sets is there for the next one. A command that ends the
 * shell, hangs or floods takes nothing with it: the next one finds what was set before.
 */
export interface Session {
  /** Runs a command until it ends, or for `timeout` milliseconds; `input` is all that it can read. */
  run(command: string, timeout: number, input?: string): Promise<Ran>;
  /** The same for a question that is none of the lesson's commands: `$?` stays what it was. */
  ask(command: string, timeout: number, input?: string): Promise<Ran>;
  /** Starts a command that goes on, and waits until what it printed says that it is ready. */
  start(
    name: string,
    command: string,
    timeout: number,
    isReady: (text: string) => boolean | Promise<boolean>,
  ): Promise<Started>;
  /** Ends whatever runs, the last that was started first. What it prints now is nobody's. */
  end(): Promise<void>;
}

/** More than the checker reads is no output. */
const LIMIT = 5 * 1024 * 1024;

/** How often it is seen whether something in the background is ready, in milliseconds. */
const INTERVAL = 100;

/** @throws an error with a `code` where there is no bash, or no room for its files */
export async function openSession(
  /** Where commands begin. */
  folder: string,
  env: Readonly<Record<string, string>>,
  /** Whether a command starts what is to go on when the session has ended: a cluster. */
  isLasting: (command: string) => boolean = () => false,
): Promise<Session> {
  const files = mkdtempSync(join(tmpdir(), 'readyroom-session-'));
  const outputs: CommandOutput[] = [];
  const background: ShellProcess[] = [];
  let shell = await startShell(folder, env, '');
  let isRestored = false;
  let status = 0;
  let count = 0;
  let isOver = false;
  /** For a process that ends before the session does: nothing of it goes on, or is left on the disk. */
  const kill = (): void => {
    for (const own of [...background, shell]) own.kill();
    rmSync(files, { recursive: true, force: true });
  };
  process.once('exit', kill);

  /** The files of one command; undefined where the session ends meanwhile, and takes them away. */
  const prepare = async (
    command: string,
    input: string,
    onLimit: () => void,
    restored: boolean,
  ) => {
    count += 1;
    const file = join(files, `command-${count}`);
    const inputFile = input === '' ? '/dev/null' : join(files, `input-${count}`);
    writeFileSync(file, `${command}\n`, { mode: 0o600 });
    if (input !== '') writeFileSync(inputFile, input, { mode: 0o600 });
    const path = join(files, `output-${count}`);
    const raw = await outputInto(path, LIMIT, onLimit).catch((error: unknown) => {
      if (isOver) return undefined;
      throw error;
    });
    if (raw === undefined) return undefined;
    const typed = (text: string): string => asInTerminal(text, files, restored);
    const output: CommandOutput = {
      ...raw,
      text: () => typed(raw.text()),
      whole: async () => typed(await raw.whole()),
    };
    outputs.push(output);
    if (!isOver) return { file, inputFile, output };
    output.close();
    return undefined;
  };

  const run: Session['run'] = async (command, timeout, input = '') => {
    const interrupted = { text: '', ending: { is: 'interrupted' }, milliseconds: 0 } as const;
    if (!isOver && !shell.isAlive()) {
      await shell.end();
      shell = await startShell(folder, env, shell.state());
      isRestored = true;
      if (isOver) await shell.end();
    }
    if (isOver) return interrupted;
    let stop = (_: 'timed-out' | 'too-large'): void => undefined;
    const stopped = new Promise<{ is: 'timed-out' | 'too-large' }>((resolve) => {
      stop = (is) => {
        resolve({ is });
      };
    });
    const onLimit = (): void => {
      stop('too-large');
    };
    const prepared = await prepare(command, input, onLimit, isRestored);
    if (prepared === undefined) return interrupted;
    const { file, inputFile, output } = prepared;
    const start = performance.now();
    const timer = setTimeout(() => {
      stop('timed-out');
    }, timeout);
    const ended = shell.source({
      ...{ file, input: inputFile, output: output.path, status },
      isLasting: isLasting(command),
    });
    const ending = await Promise.race([ended, stopped]);
    clearTimeout(timer);
    const milliseconds = performance.now() - start;
    if (ending.is !== 'ended') await shell.end();
    status = ending.is === 'ended' ? ending.code : 0;
    const text = await output.whole();
    return {
      text,
      ending: isOver && ending.is !== 'ended' ? { is: 'interrupted' } : ending,
      milliseconds,
    };
  };

  const start: Session['start'] = async (_name, command, timeout, isReady) => {
    const interrupted = { text: '', is: 'interrupted', milliseconds: 0 } as const;
    if (isOver) return interrupted;
    const own = await startShell(folder, env, shell.state());
    if (isOver) await own.end();
    else background.push(own);
    const prepared = isOver ? undefined : await prepare(command, '', () => undefined, true);
    if (prepared === undefined) return interrupted;
    const { file, output } = prepared;
    const begun = performance.now();
    let isEnded = false;
    const sourced = { file, input: '/dev/null', output: output.path, status: 0, isLasting: false };
    void own.source(sourced).then(() => {
      isEnded = true;
    });
    for (;;) {
      const text = output.text();
      const milliseconds = performance.now() - begun;
      if (isOver) return { text, is: 'interrupted', milliseconds };
      if (await isReady(text)) return { text: output.text(), is: 'ready', milliseconds };
      if (isEnded) return { text: await output.whole(), is: 'over', milliseconds };
      if (milliseconds > timeout) return { text, is: 'timed-out', milliseconds };
      await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    }
  };

  const end = async (): Promise<void> => {
    if (isOver) return;
    isOver = true;
    for (const own of background.toReversed()) await own.end();
    await shell.end();
    for (const output of outputs) output.close();
    process.off('exit', kill);
    rmSync(files, { recursive: true, force: true });
  };
  const ask: Session['ask'] = async (...args) => {
    const before = status;
    const ran = await run(...args);
    status = before;
    return ran;
  };
  return { run, ask, start, end };
}

/** How a process was ended, as bash tells it: number, word in 24 columns, whether its memory was kept, and the command. */
const ended = String.raw` *\d+ (?=.{22}  \S)(\S+(?: \S+)*?) {2,}(\(core dumped\))?.*`;

/**
 * What a command printed, as it stands in a terminal where it was typed. Bash names the file it reads a command from, here one of
 * `folder`, with the line, where a terminal has "bash"; and it tells of a process that was killed with its number. A function that
 * a new shell was given (`isRestored`) is of no file.
 */
export function asInTerminal(text: string, folder: string, isRestored: boolean): string {
  const file = `${literalPattern(folder)}/command-\\d+`;
  const place = `(?:${file}${isRestored ? '|^(?:readyroom|environment)' : ''}): line \\d+: `;
  return text
    .replaceAll(new RegExp(`${place}${ended}$`, 'gm'), (_, how: string, kept = '') =>
      `${how} ${kept}`.trimEnd(),
    )
    .replaceAll(new RegExp(place, 'gm'), 'bash: ');
}
