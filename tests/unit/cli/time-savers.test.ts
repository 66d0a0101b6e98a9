import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { timeSavers } from '#cli/time-savers.ts';

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'readyroom-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  return join(root, 'own');
}

test('what is left is there in the next run, and only under its name', async () => {
  const path = folder();
  expect(timeSavers(path).recall('a')).toBeUndefined();
  await timeSavers(path).leave('a', 'first');
  await timeSavers(path).leave('a', 'second');
  expect(timeSavers(path).recall('a')).toBe('second');
  expect(timeSavers(path).recall('b')).toBeUndefined();
  expect(readdirSync(path)).toEqual(['a']);
});

test('a folder that others may write to is not used', async () => {
  const path = folder();
  mkdirSync(path);
  writeFileSync(join(path, 'a'), 'laid out by somebody else');
  chmodSync(path, 0o777);
  expect(timeSavers(path).recall('a')).toBeUndefined();
  await timeSavers(path).leave('b', 'ours');
  expect(readdirSync(path)).toEqual(['a']);
});

test('where nothing can be left nothing goes wrong', async () => {
  const path = folder();
  writeFileSync(path, 'a file');
  await timeSavers(path).leave('a', 'text');
  expect(timeSavers(path).recall('a')).toBeUndefined();
});
