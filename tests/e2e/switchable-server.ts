import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bytesOf, fileAt, typeOf } from './served-files.ts';

/** The built site on a server of a test's own, which can be out of reach for a while and can publish something else. */
export interface SwitchableServer {
  /** The address of the site, with its base path. */
  address: string;
  /** Whether it answers; if not, connections break off. In every browser that is as good as no network. */
  isUp: boolean;
  /** Texts that are served in place of files, by path below the base path. */
  published: Map<string, string>;
  /** The paths that were asked for. */
  requests: string[];
  close(): Promise<void>;
}

export async function switchableServer(folder: string, base: string): Promise<SwitchableServer> {
  const http = createServer((request, response) => {
    if (!server.isUp) {
      response.destroy();
      return;
    }
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const inside = pathname.startsWith(base) ? pathname.slice(base.length) : 'nowhere';
    server.requests.push(inside);
    const file = fileAt(inside);
    const body = server.published.get(file) ?? bytesOf(folder, file);
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': typeOf(file),
    });
    response.end(body ?? 'Not found');
  });
  await new Promise<void>((done) => {
    http.listen(0, 'localhost', done);
  });
  const { port } = http.address() as AddressInfo;
  const server: SwitchableServer = {
    address: `http://localhost:${String(port)}${base}`,
    isUp: true,
    published: new Map(),
    requests: [],
    close: () =>
      new Promise((done) => {
        http.close(() => {
          done();
        });
        http.closeAllConnections();
      }),
  };
  return server;
}
