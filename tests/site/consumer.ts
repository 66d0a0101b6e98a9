import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../..');

/** Another project with the packed package in its node_modules, outside of this repository. */
export interface Consumer {
  root: string;
  tarball: string;
  /** node_modules/readyroom */
  package: string;
}

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/**
 * Packs Readyroom as `npm publish` would, and installs it without a network: the tarball is unpacked, and what it says
 * it depends on is linked from here. What it uses and does not say is not found.
 */
export function consumer(): Consumer {
  const root = mkdtempSync(join(tmpdir(), 'readyroom-consumer-'));
  const tarball = pack(root);
  const installed = join(root, 'node_modules/readyroom');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
  for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
    link(root, dependency);
  return { root, tarball, package: installed };
}

/** Packs a copy, since packing writes lib/: a developer's own stays as it is, and two runs do not meet. */
function pack(destination: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'readyroom-pack-'));
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
  return join(destination, name);
}

function link(root: string, dependency: string): void {
  const path = join(root, 'node_modules', dependency);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(repository, 'node_modules', dependency), path);
}
