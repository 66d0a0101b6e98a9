import type { Connect, Plugin } from 'vite';
import { sendFile } from '#serve/send-file.ts';
import { buildManual, builtManual, manualBase } from './cache.ts';
import { buildingPage, failedPage } from './pages.ts';

/**
 * The manual at its path of the dev server: built when somebody first asks for it, and served as files. A second site cannot be
 * part of a dev server, which has one configuration and one content.
 */
export function manualPlugin(root: string): Plugin {
  let state: { is: 'idle' } | { is: 'building' } | { is: 'failed'; printed: string } = {
    is: 'idle',
  };
  const start = (): void => {
    state = { is: 'building' };
    buildManual(root).then(
      () => {
        state = { is: 'idle' };
      },
      (error: unknown) => {
        state = { is: 'failed', printed: error instanceof Error ? error.message : String(error) };
      },
    );
  };
  const handle: Connect.NextHandleFunction = (request, response, next) => {
    const { url = '' } = request;
    if (url === manualBase.slice(0, -1)) {
      response.writeHead(301, { location: manualBase }).end();
      return;
    }
    if (!url.startsWith(manualBase)) {
      next();
      return;
    }
    const site = builtManual(root);
    if (site) {
      sendFile(request, response, site).catch(next);
      return;
    }
    const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    if (state.is === 'failed') {
      response.writeHead(500, html).end(failedPage(state.printed));
      // Whoever loads the page again tries it again.
      state = { is: 'idle' };
      return;
    }
    if (state.is === 'idle') start();
    response.writeHead(503, { ...html, 'retry-after': '2' }).end(buildingPage());
  };
  return {
    name: 'readyroom:manual',
    apply: 'serve',
    // Astro puts its own handlers at the head when the server is made; this one goes before them.
    configureServer:
      ({ middlewares }) =>
      () => {
        middlewares.stack.unshift({ route: '', handle });
      },
  };
}
