/**
 * How much memory 5 MB of a shape take at most: judged by a process of its own, since memory that was once taken is
 * kept. Started with the name of a file, this file is that process: what making the text takes is not counted.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, everythingReady } from '../../src/checker/check.ts';
import { hostile } from './hostile.ts';

const MiB = 1024 * 1024;

interface Memory {
  'MiB before': number;
  'MiB at most': number;
  'findings of 5 MB': number;
}

export function memoryOf(what: string): Memory {
  const folder = mkdtempSync(join(tmpdir(), 'readyroom-bench-'));
  const file = join(folder, 'paste.txt');
  writeFileSync(file, hostile[what]?.(5_000_000) ?? '');
  const { stdout, stderr, status } = spawnSync(process.execPath, [import.meta.filename, file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Memory;
}

function measured(file: string): Memory {
  const text = readFileSync(file, 'utf8');
  const before = process.memoryUsage.rss();
  const { findings } = check(text, everythingReady);
  return {
    'MiB before': Math.round(before / MiB),
    // In KiB on every system that Node runs on.
    'MiB at most': Math.round(process.resourceUsage().maxRSS / 1024),
    'findings of 5 MB': findings.length,
  };
}

if (import.meta.main) process.stdout.write(JSON.stringify(measured(process.argv[2] ?? '')));
