import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';

/**
 * Returns what has modules made again, once some changed: those that `isStale` knows by their ids, and what imports them.
 *
 * A module that is being made meanwhile is of what was there before, and whatever asks for it until it is made is given it, too. So
 * the same is done once more when all that is answered now is answered; a browser that was sent such a page loads it again.
 */
export function staleModules(server: ViteDevServer): (isStale: (id: string) => boolean) => void {
  const underWay = new Set<ServerResponse>();
  /** What has to be done once more, and what is still to be answered before. */
  const waiting = new Set<{ isStale: (id: string) => boolean; last: Set<ServerResponse> }>();
  let wasOutdated = false;
  const answered = (response: ServerResponse): void => {
    underWay.delete(response);
    const own = [...waiting].filter(({ last }) => last.delete(response));
    if (own.length > 0 && isPage(response)) wasOutdated = true;
    const due = own.filter(({ last }) => last.size === 0);
    for (const each of due) {
      waiting.delete(each);
      invalidate(server, each.isStale);
    }
    if (due.length > 0) server.ws.send({ type: 'full-reload' });
  };
  server.middlewares.use((_request, response, next) => {
    underWay.add(response);
    response.once('close', () => {
      answered(response);
    });
    next();
  });
  // Who was sent an outdated page did not listen yet when the others were told to load theirs again.
  server.ws.on('connection', () => {
    if (!wasOutdated) return;
    wasOutdated = false;
    server.ws.send({ type: 'full-reload' });
  });
  return (isStale) => {
    invalidate(server, isStale);
    if (underWay.size > 0) waiting.add({ isStale, last: new Set(underWay) });
  };
}

const isPage = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/html');

/** Has modules made again when they are next asked for. */
export function invalidate(server: ViteDevServer, isStale: (id: string) => boolean): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      // As one whose file changed: what is being made of it is then not kept, which an update of a running page would be.
      if (isStale(id)) moduleGraph.invalidateModule(module);
    }
  }
}
