import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { CommandResult } from './io.ts';

/** What is needed of the process to end a command with all that it started. */
export interface Group {
  platform: string;
  kill(pid: number, signal: 'SIGTERM'): unknown;
}

const NEWLINE = Buffer.from('\n');

/** Runs command lines in a shell, one at a time; `stop` ends the one that runs. */
export function commandRunner(group: Group): {
  run(command: string, limit: number, milliseconds: number, input?: string): Promise<CommandResult>;
  stop(): void;
} {
  let running: ChildProcess | undefined;
  // In a process group of its own, so that a pipeline can be ended as a whole; Windows has no such groups.
  const detached = group.platform !== 'win32';
  const stop = (): void => {
    if (detached && running?.pid !== undefined) endGroup(group, running.pid);
    else running?.kill();
  };
  const run = (
    command: string,
    limit: number,
    milliseconds: number,
    input?: string,
  ): Promise<CommandResult> =>
    new Promise((resolve) => {
      const printed: Buffer[] = [];
      const errors: Buffer[] = [];
      let length = 0;
      const child = spawn(command, { shell: true, detached, stdio: ['pipe', 'pipe', 'pipe'] });
      // A command may end without having read its input.
      child.stdin.on('error', () => undefined);
      child.stdin.end(input);
      running = child;
      const done = (result: Omit<CommandResult, 'output'>): void => {
        clearTimeout(timer);
        running = undefined;
        resolve({ output: whole(printed, errors).subarray(0, limit), ...result });
      };
      // Nobody waits for a command that takes its time to end.
      const end = (): void => {
        stop();
        child.stdout.destroy();
        child.stderr.destroy();
        child.unref();
        done({ code: undefined });
      };
      const timer = setTimeout(end, milliseconds);
      const into = (chunks: Buffer[]) => (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length >= limit) end();
      };
      child.stdout.on('data', into(printed));
      child.stderr.on('data', into(errors));
      child.on('error', ({ message }) => {
        done({ code: undefined, failed: message });
      });
      child.on('close', (code) => {
        done({ code: code ?? undefined });
      });
    });
  return { run, stop };
}

/** One after the other: as they come, an error might stand in the middle of a row. */
const whole = (printed: readonly Buffer[], errors: readonly Buffer[]): Buffer =>
  Buffer.concat([...printed, ...(errors.length > 0 ? [NEWLINE, ...errors] : [])]);

function endGroup(group: Group, pid: number): void {
  try {
    group.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself meanwhile.
  }
}
