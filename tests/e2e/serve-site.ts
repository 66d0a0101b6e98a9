import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { bytesOf, fileAt, typeOf } from './served-files.ts';

interface Answer {
  status: 200 | 404;
  type: string;
  body: Buffer;
  etag: string;
}

/**
 * Serves the built site below its base path, in the process that hands out the cases, as long as there are some. Like `astro preview`
 * it has a browser ask again for what it has, and answers that it is the same; but it reads each file once.
 */
export default async function serveSite(): Promise<() => void> {
  const { E2E = '.cache/e2e', BASE = '/workshops/', PORT = '4399' } = process.env;
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    let answer = answers.get(path);
    if (answer === undefined) answers.set(path, (answer = answerFor(`${E2E}/site`, BASE, path)));
    const { status, type, body, etag } = answer;
    const isSame = status === 200 && request.headers['if-none-match'] === etag;
    response.writeHead(isSame ? 304 : status, {
      ...(status === 200 ? { ETag: etag } : {}),
      'Cache-Control': 'no-cache',
      ...(isSame ? {} : { 'Content-Type': type, 'Content-Length': body.length }),
    });
    response.end(isSame || request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((done, fail) => {
    server.on('error', fail).listen(Number(PORT), 'localhost', done);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** The file for a path; the site's own page for what is not there. */
function answerFor(folder: string, base: string, path: string): Answer {
  const file = path.startsWith(base) ? fileAt(path.slice(base.length)) : '';
  const found = file === '' ? undefined : bytesOf(folder, file);
  const body = found ?? bytesOf(folder, '404.html') ?? Buffer.from('Not found');
  return {
    status: found ? 200 : 404,
    type: typeOf(found ? file : '404.html'),
    body,
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
  };
}
