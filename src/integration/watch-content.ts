import { statSync } from 'node:fs';
import { relative } from 'node:path';
import type { ViteDevServer } from 'vite';

/** Vite's watcher tells nothing of a file for 50 milliseconds after it told of a change; then it has settled. */
export const SETTLED = 100;

/** Calls `renew` whenever a file below a folder has changed, and loads the pages that are open again. */
export function watchContent(
  server: Pick<ViteDevServer, 'watcher' | 'ws'>,
  folder: string,
  renew: () => void,
): void {
  const reload = (): void => {
    renew();
    server.ws.send({ type: 'full-reload' });
  };
  server.watcher.add(folder);
  // What was saved before the watcher watched, it does not tell.
  server.watcher.once('ready', renew);
  server.watcher.on('all', (_event, file) => {
    if (relative(folder, file).startsWith('..')) return;
    const before = stamp(file);
    reload();
    setTimeout(() => {
      if (stamp(file) !== before) reload();
    }, SETTLED);
  });
}

/** Another text after each change of a file. */
function stamp(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.mtimeMs} ${stats.size}`;
}
