/**
 * All that a command knows of the world outside. `main.ts` fills it in from the process; tests fill it in with a few
 * lambdas.
 */
export interface Io {
  /** The folder the command was started in; relative paths begin there. */
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Readyroom's own version. */
  version: string;
  /** Whether this Node is older than Readyroom needs, and which it needs. */
  node: { isTooOld: boolean; needed: string };
  /** What is typed to start Readyroom again: `npx readyroom`. */
  program: string;
  /** What npm installed Readyroom from, if not from a registry: an address or the path of a tarball. */
  installedFrom: string | undefined;
  isTerminal: { stdin: boolean; stdout: boolean; stderr: boolean };
  /** The standard input, at most `limit` bytes of it. @throws an error with a `code`, as Node's. */
  readStdin(limit: number): Promise<Uint8Array>;
  /** The first `limit` bytes of a file. @throws an error with a `code`, as Node's. */
  readFile(path: string, limit: number): Promise<Uint8Array>;
  /** The standard input and output themselves, for a program that speaks a protocol with this one. */
  streams(): { input: NodeJS.ReadableStream; output: NodeJS.WritableStream };
  /** Prompts for the person at the terminal; only where standard input and output are one. */
  ask(): Promise<Ask>;
  out(text: string): void;
  err(text: string): void;
  /**
   * Runs a command line in a shell until it ends or `milliseconds` have passed; `input` is what it can read from its
   * standard input.
   */
  run(command: string, limit: number, milliseconds: number, input?: string): Promise<CommandResult>;
  /**
   * From now on the first Ctrl-C does not end the process: the command sees it here and ends by itself. The second one ends it, with
   * `farewell` on standard error.
   */
  interruptible(farewell: string): AbortSignal;
  /** Writes a file whole or not at all, in place of the one there is. @throws an error with a `code`, as Node's. */
  replaceFile(path: string, text: string): Promise<void>;
  /** Milliseconds since some moment. */
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

/** What came of running a command line. */
export interface CommandResult {
  /** Standard output, then standard error, at most `limit` bytes. */
  output: Uint8Array;
  /** The exit code; undefined if the command was ended because its time was over or its output too large. */
  code: number | undefined;
  /** The shell itself could not be started: why. */
  failed?: string;
}

/** Asks the person at the terminal. Every answer may be undefined: they gave up (Ctrl-C). */
export interface Ask {
  /** A line of text; an empty one is `otherwise`. `mistake` says what is wrong with an answer. */
  text(
    question: string,
    otherwise: string,
    mistake: (answer: string) => string | undefined,
  ): Promise<string | undefined>;
  one<Value extends string>(
    question: string,
    choices: readonly Choice<Value>[],
  ): Promise<Value | undefined>;
  /** At least one; all are chosen to begin with. */
  some<Value extends string>(
    question: string,
    choices: readonly Choice<Value>[],
  ): Promise<readonly Value[] | undefined>;
}

export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

/**
 * 0 done, or met · 1 not done, or not met · 2 wrong use, or nothing to judge. Of `run` alone: 3 no cluster · 4 no access to it ·
 * 5 nothing proved · 130 interrupted.
 */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 5 | 130;
