/** A process of the search for slow imports: it imports what it is sent, page by page, and tells what each took, in CPU seconds. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { run } from '../unit/cli/fake-io.ts';
import type { Tool } from './hostile-pages.ts';

/** CPU seconds after which a page is given up. */
export const PATIENCE = 60;

/** Where it takes too long, the process that imports ends itself: a thread of its own looks at what the others have taken. */
const watch = `
  const { parentPort } = require('node:worker_threads');
  let from;
  parentPort.on('message', () => { from = process.cpuUsage(); });
  setInterval(() => {
    const { user, system } = process.cpuUsage(from);
    if (user + system > ${PATIENCE}e6) process.kill(process.pid, 'SIGKILL');
  }, 500);`;

export interface Asked {
  tool: Tool;
  text: string;
}

async function secondsOf({ tool, text }: Asked): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'readyroom-bench-'));
  const page = tool === 'asciidoc' ? 'page.adoc' : 'page.md';
  writeFileSync(join(folder, page), text);
  const from = tool === 'asciidoc' ? [] : ['--from', tool];
  const words = ['import', page, '--workshop', 'boats', '--locale', 'en', ...from];
  const before = process.cpuUsage();
  await run(words, { cwd: folder, writes: true });
  const { user, system } = process.cpuUsage(before);
  rmSync(folder, { recursive: true });
  return (user + system) / 1e6;
}

// Only what another process has started has one to tell.
if (process.send !== undefined) {
  process.on('disconnect', () => process.exit());
  const watcher = new Worker(watch, { eval: true });
  process.on('message', (asked) => {
    watcher.postMessage('begins');
    void secondsOf(asked as Asked).then((seconds) => process.send?.(seconds));
  });
}
