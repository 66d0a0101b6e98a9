import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** When what a tool prints is shown: as it comes, or, of tools that run side by side, in one piece. */
export type Show = 'at once' | 'in the end';

/**
 * Runs a tool of this project with the project's own Node and shows what it prints.
 * @returns its exit code; 1 if it could not be started.
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, show = 'at once' }: { env?: NodeJS.ProcessEnv; show?: Show } = {},
): Promise<number> {
  const path = [resolve(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1', ...env },
      stdio: show === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece: Buffer) => printed.push(piece));
    child.on('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      done(code ?? 1);
    });
  });
}
