import type { IncomingMessage, ServerResponse } from 'node:http';
import { siteFile, type Site } from './site-files.ts';

/** Answers a request with the file of a site at a path, or with the page of the site for what is not there. `withPage` changes a page on its way. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
  withPage: (html: string) => string = (html) => html,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [path = ''] = (request.url ?? '').split(/[?#]/);
  const { status, type, body: file } = await siteFile(site, path);
  const body = type.startsWith('text/html') ? withPage(file.toString('utf8')) : file;
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}
