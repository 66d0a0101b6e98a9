import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { inject } from 'vitest';

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
 * Installs the packed Readyroom without a network: the tarball is unpacked, and what it says it depends on is linked from
 * here. What it uses and does not say is not found.
 */
export function consumer(): Consumer {
  const root = mkdtempSync(join(tmpdir(), 'readyroom-consumer-'));
  const tarball = inject('tarball');
  const installed = join(root, 'node_modules/readyroom');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
  for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
    link(root, dependency);
  return { root, tarball, package: installed };
}

function link(root: string, dependency: string): void {
  const path = join(root, 'node_modules', dependency);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(repository, 'node_modules', dependency), path);
}
