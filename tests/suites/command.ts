import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/**
 * Runs a tool of this project with the project's own Node and shows what it prints: at once, or, for tools that run side
 * by side, in one piece in the end.
 * @returns its exit code; 1 if it could not be started.
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, show = 'at once' }: { env?: NodeJS.ProcessEnv; show?: 'at once' | 'in the end' } = {},
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
