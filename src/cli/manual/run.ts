import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildManual, builtManual, manualBase } from '#integration/manual/cache.ts';
import { sendFile } from '#serve/send-file.ts';
import type { Site } from '#serve/site-files.ts';
import type { Run } from '#cli/definition.ts';
import type { Io } from '#cli/io.ts';
import { visible } from '#cli/terminal.ts';
import type { manual } from './options.ts';

const PORT = 4320;

/** `readyroom manual`: serves the manual from the cache of the project, until it is ended. */
export const run: Run<typeof manual> = async ({ arguments: [more] }, io) => {
  if (more !== undefined) return { usageError: `No argument is taken; "${more}" is too much.` };
  try {
    const server = await serve(builtManual(io.cwd) ?? (await built(io)));
    const { port } = server.address() as AddressInfo;
    io.out(`The manual is at http://localhost:${String(port)}${manualBase}\nCtrl-C ends it.\n`);
    await new Promise((done) => server.once('close', done));
    return 0;
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n');
    io.err(`readyroom: The manual cannot be served.\n${lines.map(visible).join('\n')}\n`);
    return 1;
  }
};

function built(io: Io): Promise<Site> {
  io.out('The manual is being built, once for this version. That takes a few seconds.\n');
  return buildManual(io.cwd);
}

/** Serves a site on this machine alone, at any port where the usual one is taken. */
async function serve(site: Site): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(302, { location: manualBase }).end();
      return;
    }
    sendFile(request, response, site).catch(() => response.writeHead(500).end());
  });
  const listen = (port: number): Promise<void> =>
    new Promise((done, fail) => {
      server.once('error', fail).listen(port, 'localhost', () => {
        server.off('error', fail);
        done();
      });
    });
  await listen(PORT).catch(() => listen(0));
  return server;
}
