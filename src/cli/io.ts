import type { Ask } from './ask.ts';

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
  /** What npm installed Readyroom from, if not from a registry: an address or the path of a tarball. */
  installedFrom: string | undefined;
  isTerminal: { stdin: boolean; stdout: boolean; stderr: boolean };
  /** The standard input, at most `limit` bytes of it. @throws an error with a `code`, as Node's. */
  readStdin(limit: number): Promise<Uint8Array>;
  /** The first `limit` bytes of a file. @throws an error with a `code`, as Node's. */
  readFile(path: string, limit: number): Promise<Uint8Array>;
  /** Whoever can be asked at the terminal; only where standard input and output are one. */
  ask(): Promise<Ask>;
  out(text: string): void;
  err(text: string): void;
  /**
   * Runs a command line in a shell until it ends or `milliseconds` have passed; `input` is what it can read from its
   * standard input.
   */
  run(command: string, limit: number, milliseconds: number, input?: string): Promise<Run>;
  /** Writes a file whole or not at all, in place of the one there is. @throws an error with a `code`, as Node's. */
  replaceFile(path: string, text: string): Promise<void>;
  /** Milliseconds since some moment. */
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

/** What came of running a command line. */
export interface Run {
  /** Standard output, then standard error, at most `limit` bytes. */
  output: Uint8Array;
  /** The exit code; undefined if the command was ended because its time was over or its output too large. */
  code: number | undefined;
  /** The shell itself could not be started: why. */
  failed?: string;
}

/** 0 met · 1 not met · 2 unreadable, unrelated or wrong use. */
export type ExitCode = 0 | 1 | 2;

/** A command: what it does with its arguments, and how it ends. */
export type Command = (args: readonly string[], io: Io) => Promise<ExitCode>;
