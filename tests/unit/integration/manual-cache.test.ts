import type { ChildProcess, ForkOptions } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildManual } from '#integration/manual/cache.ts';

/** The builds that were started; each empties its `dist` first, as Astro does. */
const started = vi.hoisted(() => [] as { dist: string; child: ChildProcess }[]);

vi.mock(import('node:child_process'), async (original) => ({
  ...(await original()),
  fork: (_: string | URL, options: ForkOptions | readonly string[] = {}): ChildProcess => {
    const dist = join('cwd' in options ? String(options.cwd) : '', 'dist');
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(dist);
    const child = new EventEmitter() as ChildProcess;
    started.push({ dist, child });
    return child;
  },
}));

test('a build that begins while another one runs in the same process takes nothing from it', async () => {
  const project = mkdtempSync(join(tmpdir(), 'manual-cache-'));
  onTestFinished(() => {
    rmSync(project, { recursive: true });
  });
  const first = buildManual(project);
  writeFileSync(join(started[0]?.dist ?? '', 'index.html'), 'whole');
  const second = buildManual(project);
  started[0]?.child.emit('close', 0);
  const { files } = await first;
  expect(String(await files.read('index.html'))).toBe('whole');
  started[1]?.child.emit('close', 0);
  expect(String(await (await second).files.read('index.html'))).toBe('whole');
  expect(readdirSync(join(project, 'node_modules/.cache/readyroom'))).toHaveLength(1);
});
