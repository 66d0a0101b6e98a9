import { mkdtempSync, rmSync } from 'node:fs';
import type * as Fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { beginRun } from '#runner/cluster/one-run.ts';
import type { OneRun, OtherRun } from '#runner/cluster/one-run.ts';

/** What another process does right before a file is made. */
const another = vi.hoisted((): { acts: (() => void) | undefined } => ({ acts: undefined }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  const symlinkSync: typeof Fs.symlinkSync = (target, path, type) => {
    const { acts } = another;
    another.acts = undefined;
    acts?.();
    fs.symlinkSync(target, path, type);
  };
  return { ...fs, symlinkSync };
});

test('of two runs that begin at the same moment one begins, and the next when it has ended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'one-run-'));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const runs: (OneRun | OtherRun)[] = [];
  const begin = (): void => {
    runs.push(beginRun('a-cluster'));
  };
  another.acts = begin;
  begin();
  begin();
  const begun = runs.filter((run) => 'end' in run);
  expect(begun).toHaveLength(1);
  expect(runs.find((run) => 'pid' in run)?.pid).toBe(process.pid);
  begun[0]?.end();
  const next = beginRun('a-cluster');
  if (!('end' in next)) throw new Error('The next run does not begin.');
  next.end();
});
