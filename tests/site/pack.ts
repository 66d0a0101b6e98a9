import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The package as `npm publish` would send it: compiled and packed once for all tests of it. */
    tarball: string;
  }
}

const repository = resolve(import.meta.dirname, '../..');

/** Packs a copy, since packing writes lib/: a developer's own stays as it is, and two runs do not meet. */
export default function setup({ provide }: TestProject): () => void {
  const place = mkdtempSync(join(tmpdir(), 'readyroom-pack-'));
  const [copy, destination] = [join(place, 'copy'), join(place, 'packed')];
  mkdirSync(copy);
  mkdirSync(destination);
  for (const entry of readdirSync(repository))
    if (!['.git', '.cache', 'node_modules', 'dist', 'lib', 'tests'].includes(entry))
      cpSync(join(repository, entry), join(copy, entry), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
  const npm = ['npm', 'pack', '--silent', '--pack-destination', destination];
  const node = dirname(process.execPath);
  const env = { ...process.env, PATH: `${node}:${process.env['PATH'] ?? ''}` };
  execFileSync('/usr/bin/env', npm, { cwd: copy, env, stdio: 'pipe' });
  rmSync(copy, { recursive: true });
  const [name = ''] = readdirSync(destination);
  provide('tarball', join(destination, name));
  return () => {
    rmSync(place, { recursive: true, force: true });
  };
}
