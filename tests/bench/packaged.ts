import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../..');

let isCompiled = false;

/**
 * A program of the package as a project has it, in JavaScript: of TypeScript Node takes the types away at each start, which nobody who
 * uses the package waits for. `program` is a path below `lib/`.
 */
export function packaged(program: string): string {
  if (!isCompiled) {
    const { status, stderr } = spawnSync(process.execPath, [join(repository, 'build/compile.ts')]);
    if (status !== 0) throw new Error(stderr.toString());
    isCompiled = true;
  }
  return join(repository, 'lib', program);
}
