import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Runs a tool of this project with the project's own Node and shows what it prints.
 * @returns its exit code; 1 if it could not be started.
 */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const path = [resolve(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1', ...env },
      stdio: 'inherit',
    });
    child.on('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.on('close', (code) => {
      done(code ?? 1);
    });
  });
}
