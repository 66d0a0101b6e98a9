import { statSync } from 'node:fs';
import { relative } from 'node:path';
import type { ViteDevServer } from 'vite';

/** Vite's watcher tells nothing of a file for 50 milliseconds after it told of a change; then it has settled. */
export const SETTLED = 100;

/** Calls `forget` whenever a file below a folder has changed, and loads the pages that are open again. */
export function watchContent(server: ViteDevServer, folder: string, forget: () => void): void {
  const renew = (): void => {
    forget();
    for (const environment of Object.values(server.environments)) {
      environment.moduleGraph.invalidateAll();
    }
  };
  const reload = (): void => {
    renew();
    server.ws.send({ type: 'full-reload' });
  };
  server.watcher.add(folder);
  // What was saved before the watcher watched, it does not tell.
  server.watcher.once('ready', renew);
  server.watcher.on('all', (_event, file) => {
    if (relative(folder, file).startsWith('..')) return;
    const told = stamp(file);
    reload();
    setTimeout(() => {
      if (stamp(file) !== told) reload();
    }, SETTLED);
  });
}

/** Says whether a file was written again. */
function stamp(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.mtimeMs} ${stats.size}`;
}
