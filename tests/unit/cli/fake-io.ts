import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { readyroom } from '#cli/readyroom.ts';
import { replaceFile } from '#cli/replace-file.ts';
import type { Ask, ExitCode, Io, CommandResult } from '#cli/io.ts';

/** A world for one command: what there is to read, and how it looks. */
export interface World {
  isNodeTooOld?: boolean;
  stdin?: string | Uint8Array;
  files?: Readonly<Record<string, string | Uint8Array>>;
  env?: Readonly<Record<string, string>>;
  isTerminal?: Partial<Io['isTerminal']>;
  /** What a watched command prints, run by run; the last one again and again. Each run takes a second. */
  runs?: readonly (string | CommandResult)[];
  /** Answers commands that are given something to read; nothing is installed where it is not there. */
  shell?: (command: string, input: string) => CommandResult;
  cwd?: string;
  /** Files are written where they belong, and not kept in the outcome. */
  writes?: boolean;
  installedFrom?: string;
  program?: string;
  /** What a protocol is spoken on. */
  streams?: ReturnType<Io['streams']>;
  /** What the person at the terminal answers, in turn; undefined gives up, '' takes what is offered. */
  answers?: readonly (string | readonly string[] | undefined)[];
}

export interface Outcome {
  code: ExitCode;
  out: string;
  err: string;
  /** The commands that were run. */
  ran: string[];
  /** The files that were written, by path. */
  written: Record<string, string>;
}

/** Runs `readyroom ARGS` in a world of lambdas. */
export async function run(args: readonly string[], world: World = {}): Promise<Outcome> {
  const { stdin = '', files = {}, env = {}, isTerminal = {}, runs = [], cwd = '/home' } = world;
  const { answers = [] } = world;
  const outcome: Outcome = { code: 0, out: '', err: '', ran: [], written: {} };
  let time = 0;
  const io: Io = {
    cwd,
    env,
    version: '1.2.3',
    node: { isTooOld: world.isNodeTooOld === true, needed: '22.0.0' },
    program: world.program ?? 'readyroom',
    installedFrom: world.installedFrom,
    isTerminal: { stdin: false, stdout: false, stderr: false, ...isTerminal },
    readStdin: (limit) => Promise.resolve(bytes(stdin).subarray(0, limit)),
    readFile: (path, limit) => {
      const content = files[path];
      if (content === undefined) return Promise.reject(systemError('ENOENT'));
      if (content === FOLDER) return Promise.reject(systemError('EISDIR'));
      return Promise.resolve(bytes(content).subarray(0, limit));
    },
    streams: () => world.streams ?? { input: Readable.from([]), output: new PassThrough() },
    ask: () => Promise.resolve(asked(answers)),
    out: (text) => (outcome.out += text),
    err: (text) => (outcome.err += text),
    interruptible: () => new AbortController().signal,
    replaceFile: (path, text) => {
      if (world.writes) return replaceFile(path, text);
      outcome.written[path] = text;
      return Promise.resolve();
    },
    run: (command, _limit, _milliseconds, input) => {
      if (input !== undefined) {
        return Promise.resolve(world.shell?.(command, input) ?? { output: bytes(''), code: 127 });
      }
      const printed = runs[Math.min(outcome.ran.length, runs.length - 1)] ?? '';
      outcome.ran.push(command);
      time += 1000;
      return Promise.resolve(
        typeof printed === 'string' ? { output: bytes(printed), code: 0 } : printed,
      );
    },
    now: () => time,
    sleep: (milliseconds) => {
      time += milliseconds;
      return Promise.resolve();
    },
  };
  outcome.code = await readyroom(args, io);
  return outcome;
}

/** Somebody who gives these answers, and never one that is refused. */
function asked(answers: readonly (string | readonly string[] | undefined)[]): Ask {
  const left = [...answers];
  const next = (question: string): string | readonly string[] | undefined => {
    if (left.length === 0) throw new Error(`Nobody answers “${question}”.`);
    return left.shift();
  };
  return {
    text: (question, otherwise, fault) => {
      const answer = next(question);
      if (typeof answer === 'string' && fault(answer) && answer !== '')
        throw new Error(fault(answer));
      return Promise.resolve(answer === undefined ? undefined : String(answer) || otherwise);
    },
    one: (question, choices) => {
      const answer = next(question);
      return Promise.resolve(choices.find(({ value }) => value === answer)?.value);
    },
    some: (question, choices) => {
      const answer = next(question);
      const chosen = choices.filter(({ value }) => answer?.includes(value));
      return Promise.resolve(answer === undefined ? undefined : chosen.map(({ value }) => value));
    },
  };
}

/** Stands for a folder among `files`. */
export const FOLDER = '\0folder';

const bytes = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

const systemError = (code: string): Error => Object.assign(new Error(code), { code });

/** What kubectl printed for a command in a recorded scene. */
export function recorded(scene: string, command: string): string {
  const { outputs } = JSON.parse(
    readFileSync(`tests/fixtures/kubectl/recorded/${scene}.json`, 'utf8'),
  ) as { outputs: { command: string; text: string }[] };
  const output = outputs.find((each) => each.command === command);
  if (!output) throw new Error(`${scene} has no "${command}".`);
  return output.text;
}
