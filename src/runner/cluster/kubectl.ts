import { spawn } from 'node:child_process';

/** What kubectl answered; `code` undefined: it could not be started, or took too long. */
export interface Answer {
  code: number | undefined;
  out: string;
  err: string;
  why?: 'missing' | 'timed-out';
}

export type Kubectl = (args: readonly string[], timeout?: number) => Promise<Answer>;

/** More than any answer that is asked for here. */
const LIMIT = 64 * 1024 * 1024;

/** The kubectl of the PATH, asked by Readyroom itself: arguments, and no shell. `timeout` in milliseconds. */
export const kubectlOf =
  (env: Readonly<Record<string, string>>, cwd: string): Kubectl =>
  (args, timeout = 15_000) =>
    new Promise((resolve) => {
      const child = spawn('kubectl', args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
      const out: Buffer[] = [];
      const err: Buffer[] = [];
      let length = 0;
      const text = (chunks: readonly Buffer[]): string => Buffer.concat(chunks).toString('utf8');
      const done = (code: number | undefined, why?: Answer['why']): void => {
        clearTimeout(timer);
        resolve({ code, out: text(out), err: text(err), ...(why && { why }) });
      };
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        done(undefined, 'timed-out');
      }, timeout);
      const into = (chunks: Buffer[]) => (chunk: Buffer) => {
        length += chunk.length;
        if (length < LIMIT) chunks.push(chunk);
      };
      child.stdout.on('data', into(out));
      child.stderr.on('data', into(err));
      child.on('error', () => {
        done(undefined, 'missing');
      });
      child.on('close', (code) => {
        done(code ?? undefined);
      });
    });
