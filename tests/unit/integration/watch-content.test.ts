import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SETTLED, watchContent } from '../../../src/integration/watch-content.ts';

let folder: string;
let file: string;
beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'readyroom-watch-'));
  file = join(folder, 'en.mdx');
  writeFileSync(file, 'Words');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function watched() {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const send = vi.fn();
  const renew = vi.fn();
  watchContent({ watcher, ws: { send } } as never, folder, renew);
  const times = () => [renew, send].map((each) => each.mock.calls.length);
  return { watcher, times };
}

test('a change is read and shown once', () => {
  const { watcher, times } = watched();
  watcher.emit('all', 'change', file);
  expect(times()).toEqual([1, 1]);
  vi.advanceTimersByTime(SETTLED);
  expect(times()).toEqual([1, 1]);
});

test('a second change, so soon that the watcher does not tell it, is shown too', () => {
  const { watcher, times } = watched();
  watcher.emit('all', 'change', file);
  writeFileSync(file, 'More words');
  vi.advanceTimersByTime(SETTLED);
  expect(times()).toEqual([2, 2]);
});

test('a file that goes once it was told is noticed', () => {
  const { watcher, times } = watched();
  watcher.emit('all', 'add', file);
  rmSync(file);
  vi.advanceTimersByTime(SETTLED);
  expect(times()).toEqual([2, 2]);
});

test('what was saved before the watcher watched is read again; nothing is reloaded for it', () => {
  const { watcher, times } = watched();
  watcher.emit('ready');
  expect(times()).toEqual([1, 0]);
});

test('a change beside the folder is none of its', () => {
  const { watcher, times } = watched();
  watcher.emit('all', 'change', join(folder, '../other/en.mdx'));
  expect(times()).toEqual([0, 0]);
});
