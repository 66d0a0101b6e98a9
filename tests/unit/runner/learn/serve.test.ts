import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Looked } from '#runner/learn/cluster.ts';
import { looksOf } from '#runner/learn/looks.ts';
import { kindsOfLooks, learn, type Learning } from '#runner/learn/serve.ts';
import { filesOfFolder, siteIn } from '#serve/folder-files.ts';
import { jsonOf, rawRequest, statusOf } from './raw-request.ts';

/* Each threat that docs/security.md names, tried over a socket of the test's own. */

let folder: string;
let learning: Learning;
let port: number;
let token: string;
const ran: (readonly string[])[] = [];
let looked: () => Promise<Looked>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'learn-'));
  const site = join(folder, 'site');
  const lesson = join(site, 'files/demo/first');
  mkdirSync(lesson, { recursive: true });
  mkdirSync(join(site, 'en'));
  const page = '<!doctype html><html lang="en" data-base="/workshops/"><body>Hello</body></html>';
  for (const file of ['index.html', 'en/index.html', '404.html'])
    writeFileSync(join(site, file), page);
  writeFileSync(join(site, 'a b.txt'), 'text');
  writeFileSync(join(folder, 'outside.txt'), 'secret of the machine');
  symlinkSync(join(folder, 'outside.txt'), join(site, 'link.txt'));
  writeFileSync(
    join(lesson, 'looks.json'),
    JSON.stringify({
      nodes: { verb: 'get', words: ['nodes'], flags: {} },
      node: { verb: 'get', words: ['node', '${NODE_NAME}'], flags: {} },
      secrets: { verb: 'get', words: ['secrets'], flags: {} },
      evil: { verb: 'get', words: ['pods'], flags: { kubeconfig: './evil.yaml' } },
      worse: { verb: 'delete', words: ['pods'], flags: {} },
      trick: { verb: 'get', words: ['pods', '--kubeconfig=./evil.yaml'], flags: {} },
    }),
  );
  const built = await siteIn(site);
  if ('problem' in built) throw new Error('The site was not found.');
  learning = await learn({
    site: built,
    looks: await looksOf(built),
    cluster: { context: 'kind-demo', server: 'https://127.0.0.1:6443', user: 'me' },
    look: (args) => {
      ran.push(args);
      return looked();
    },
    secrets: false,
    port: 0,
  });
  port = (learning.server.address() as AddressInfo).port;
  token = learning.address.split('#readyroom=')[1] ?? '';
});

afterAll(async () => {
  await learning.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  ran.length = 0;
  looked = () => Promise.resolve({ is: 'printed', text: 'NAME\n', exitCode: 0 });
});

const host = () => `Host: 127.0.0.1:${String(port)}`;
const origin = () => `Origin: http://127.0.0.1:${String(port)}`;

const call = (name: string, body: object, headers: readonly string[]): Promise<string> => {
  const text = JSON.stringify(body);
  const length = `Content-Length: ${String(Buffer.byteLength(text))}`;
  const lines = [`POST /workshops/.readyroom/${name} HTTP/1.1`, ...headers, length];
  return rawRequest(port, lines, text);
};
const json = 'Content-Type: application/json';
const own = () => [host(), origin(), json];

async function cookie(): Promise<string> {
  const answer = await call('enter', { token }, own());
  const [, value = ''] = /Set-Cookie: ([^;\r\n]+)/.exec(answer) ?? [];
  return `Cookie: ${value}`;
}

const look = async (body: object): Promise<unknown> => {
  const answer = await call('look', body, [...own(), await cookie()]);
  expect(statusOf(answer)).toBe(200);
  return jsonOf(answer);
};

describe('the site', () => {
  it('is served below its base, and says on its pages who serves it', async () => {
    const answer = await rawRequest(port, ['GET /workshops/en/ HTTP/1.1', host()]);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('<html data-learn lang="en"');
    expect(statusOf(await rawRequest(port, ['GET /workshops/a%20b.txt HTTP/1.1', host()]))).toBe(
      200,
    );
    expect(statusOf(await rawRequest(port, ['GET /workshops/no HTTP/1.1', host()]))).toBe(404);
    expect(statusOf(await rawRequest(port, ['POST /workshops/en/ HTTP/1.1', host()]))).toBe(405);
  });

  it.each([
    '/workshops/../outside.txt',
    '/workshops/%2e%2e/outside.txt',
    '/workshops/..%2foutside.txt',
    '/workshops/..%5coutside.txt',
    '/workshops/en/../../../outside.txt',
    '/workshops/link.txt',
    '/workshops/%00',
    '/workshops/%',
    '/../outside.txt',
    '/etc/passwd',
  ])('gives nothing from outside of its folder: %s', async (path) => {
    const answer = await rawRequest(port, [`GET ${path} HTTP/1.1`, host()]);
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toContain('secret of the machine');
  });

  it('may be neither framed, nor read by other sites, nor send on what it sees', async () => {
    const answer = await rawRequest(port, ['GET /workshops/en/ HTTP/1.1', host()]);
    expect(answer).toMatch(/Content-Security-Policy: .*frame-ancestors 'none'/);
    expect(answer).toMatch(/Content-Security-Policy: .*connect-src 'self'/);
    expect(answer).toContain('Cross-Origin-Resource-Policy: same-origin');
    expect(answer).not.toContain('Access-Control-Allow-Origin');
    expect(answer).not.toContain(token);
  });
});

describe('DNS rebinding', () => {
  it.each([
    ['another name', ['Host: evil.example']],
    ['another name with the port', () => [`Host: evil.example:${String(port)}`]],
    ['localhost', () => [`Host: localhost:${String(port)}`]],
    ['no port', ['Host: 127.0.0.1']],
    ['two of them', () => [host(), 'Host: evil.example']],
    ['two of them, the right one last', () => ['Host: evil.example', host()]],
    ['blanks', () => [`Host: 127.0.0.1:${String(port)} evil.example`]],
  ])('every route is closed to another Host: %s', async (_, headers) => {
    const lines = typeof headers === 'function' ? headers() : headers;
    for (const path of ['/workshops/', '/workshops/en/', '/workshops/no', '/'])
      expect(statusOf(await rawRequest(port, [`GET ${path} HTTP/1.1`, ...lines]))).toBeOneOf([
        400, 421,
      ]);
    for (const name of ['enter', 'state', 'look']) {
      const answer = await call(name, { token, check: 'demo/first#nodes' }, [
        ...lines,
        origin(),
        json,
        await cookie(),
      ]);
      expect(statusOf(answer)).toBeOneOf([400, 421]);
    }
    expect(ran).toEqual([]);
  });

  it('no Host at all, and an address in place of a path, are refused', async () => {
    expect(statusOf(await rawRequest(port, ['GET /workshops/ HTTP/1.0']))).toBe(421);
    expect(statusOf(await rawRequest(port, ['GET /workshops/ HTTP/1.1']))).toBe(400);
    const absolute = `GET http://127.0.0.1:${String(port)}/workshops/ HTTP/1.1`;
    expect(statusOf(await rawRequest(port, [absolute, host()]))).toBe(400);
    expect(statusOf(await rawRequest(port, ['GET //evil.example/ HTTP/1.1', host()]))).toBe(400);
  });
});

describe('pages of others', () => {
  it.each([
    ['no origin', () => [host(), json]],
    ['another origin', () => [host(), json, 'Origin: https://evil.example']],
    [
      'another port, which is the same site for cookies',
      () => [host(), json, 'Origin: http://127.0.0.1:1'],
    ],
    ['https', () => [host(), json, `Origin: https://127.0.0.1:${String(port)}`]],
    ['null', () => [host(), json, 'Origin: null']],
    ['two origins', () => [host(), json, origin(), 'Origin: https://evil.example']],
    ['a form', () => [host(), origin(), 'Content-Type: text/plain']],
  ])('cannot ask, cookie or not: %s', async (_, headers) => {
    for (const name of ['enter', 'state', 'look']) {
      const body = { token, check: 'demo/first#nodes' };
      expect(statusOf(await call(name, body, [...headers(), await cookie()]))).toBe(403);
    }
    expect(ran).toEqual([]);
  });

  it('cannot ask by a link or a picture', async () => {
    const lines = ['GET /workshops/.readyroom/look HTTP/1.1', host(), origin(), await cookie()];
    expect(statusOf(await rawRequest(port, lines))).toBe(403);
  });
});

describe('other users of the machine', () => {
  it.each([
    ['no cookie', []],
    ['an empty one', () => [`Cookie: readyroom-${String(port)}=`]],
    ['the token', () => [`Cookie: readyroom-${String(port)}=${token}`]],
    ['another name', ['Cookie: readyroom=x']],
  ])('see nothing of the cluster: %s', async (_, cookies) => {
    const more = typeof cookies === 'function' ? cookies() : cookies;
    const headers = [...own(), ...more];
    expect(statusOf(await call('look', { check: 'demo/first#nodes' }, headers))).toBe(403);
    const state = await call('state', {}, headers);
    expect(statusOf(state)).toBe(204);
    expect(state).not.toContain('kind-demo');
    expect(ran).toEqual([]);
  });

  it('see nothing with two cookies, one of them right', async () => {
    const both = `${await cookie()}; readyroom-${String(port)}=x`;
    expect(statusOf(await call('look', {}, [...own(), both]))).toBe(403);
  });

  it.each([undefined, '', 'x', 1, null, ['x']])('get no cookie for %j', async (wrong) => {
    const answer = await call('enter', { token: wrong }, own());
    expect(statusOf(answer)).toBe(403);
    expect(answer).not.toContain('Set-Cookie');
  });

  it('cannot reach it from another machine', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    expect((learning.server.address() as AddressInfo).address).toBe('127.0.0.1');
    if (outside === undefined) return;
    const reached = await new Promise((done) => {
      const socket = connect(port, outside, () => {
        socket.destroy();
        done(true);
      });
      socket.on('error', () => {
        done(false);
      });
    });
    expect(reached).toBe(false);
  });

  it('find a cookie that scripts cannot read and other sites do not send', async () => {
    const answer = await call('enter', { token }, own());
    expect(answer).toMatch(
      /Set-Cookie: readyroom-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict/,
    );
    expect(answer).not.toContain(token);
  });
});

describe('a malicious workshop', () => {
  it('has only those looks that the list allows', async () => {
    const answer = await call('state', { locale: 'zh-CN' }, [...own(), await cookie()]);
    const state = jsonOf(answer) as { looks: object; words: object };
    expect(state.looks).toEqual({
      'demo/first#nodes': [],
      'demo/first#node': ['NODE_NAME'],
      'demo/first#secrets': [],
    });
    expect(state.words).toHaveProperty('look.look', '查看');
    for (const id of ['evil', 'worse', 'trick', '__proto__', 'constructor'])
      expect(await look({ check: `demo/first#${id}` })).toEqual({ is: 'unknown' });
    expect(await look({})).toEqual({ is: 'unknown' });
    expect(ran).toEqual([]);
  });

  it('cannot have a page bring an argument of its own', async () => {
    const check = 'demo/first#node';
    expect(await look({ check })).toEqual({ is: 'missing', variable: 'NODE_NAME' });
    for (const NODE_NAME of ['--kubeconfig=x', '-A', 'a b', '$(id)', 'a\nb', '../x'])
      expect(await look({ check, variables: { NODE_NAME } })).toEqual({ is: 'refused' });
    expect(await look({ check, variables: { NODE_NAME: ['--x'] } })).toHaveProperty(
      'is',
      'missing',
    );
    expect(ran).toEqual([]);
    await look({ check, variables: { NODE_NAME: 'worker-1', KUBECONFIG: 'x' } });
    expect(ran).toEqual([['get', 'node', 'worker-1']]);
  });

  it('reads no Secret without a consent of its own', async () => {
    expect(await look({ check: 'demo/first#secrets' })).toEqual({ is: 'secret' });
    expect(ran).toEqual([]);
  });

  it('has no list of looks that never ends', async () => {
    const site = join(folder, 'endless');
    mkdirSync(join(site, 'files/demo/first'), { recursive: true });
    symlinkSync('/dev/zero', join(site, 'files/demo/first/looks.json'));
    expect(await looksOf({ files: filesOfFolder(site), base: '/' })).toEqual(new Map());
  });

  it('has its looks told in words before anybody agrees', async () => {
    const built = await siteIn(join(folder, 'site'));
    if ('problem' in built) throw new Error('The site was not found.');
    expect(kindsOfLooks(await looksOf(built))).toEqual(['get node', 'get nodes', 'get secrets']);
  });
});

describe('endless output, and requests without end', () => {
  it.each(['too-long', 'too-slow', 'another-cluster'] as const)(
    'what was ended is said and brings no text: %s',
    async (is) => {
      looked = () => Promise.resolve({ is });
      expect(await look({ check: 'demo/first#nodes' })).toEqual({ is });
    },
  );

  it('one look at a time', async () => {
    let end: (looked: Looked) => void = () => undefined;
    looked = () => new Promise((done) => (end = done));
    const first = look({ check: 'demo/first#nodes' });
    await expect.poll(() => ran.length).toBe(1);
    expect(await look({ check: 'demo/first#nodes' })).toEqual({ is: 'busy' });
    end({ is: 'printed', text: 'one', exitCode: 0 });
    expect(await first).toEqual({ is: 'printed', text: 'one' });
    expect(ran).toHaveLength(1);
  });

  it('a request that never comes to its end is given up within seconds', () => {
    const { headersTimeout, requestTimeout } = learning.server;
    expect([headersTimeout, requestTimeout]).toEqual([10_000, 20_000]);
  });

  it('a body that is too large, or no JSON, is refused', async () => {
    const headers = [...own(), await cookie()];
    expect(statusOf(await call('look', { check: 'x'.repeat(30_000) }, headers))).toBe(400);
    const lines = ['POST /workshops/.readyroom/look HTTP/1.1', ...headers, 'Content-Length: 1'];
    expect(statusOf(await rawRequest(port, lines, '{'))).toBe(400);
  });
});
