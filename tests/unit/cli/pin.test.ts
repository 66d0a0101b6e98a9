import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { load } from '#model/load/load.ts';
import { tagOf } from '#runner/pins.ts';
import { run } from './fake-io.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A server of files, and a workshop whose commands download them. */
async function downloads(files: Record<string, string>) {
  const server = createServer((request, response) => {
    const text = files[request.url ?? ''];
    if (request.url === '/moved/v1.0.0/app.yaml') {
      response.writeHead(302, { Location: '/v1.0.0/app.yaml' }).end();
    } else response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const folder = mkdtempSync(join(tmpdir(), 'pin-test-'));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  mkdirSync(join(folder, 'content/w/one'), { recursive: true });
  const write = (path: string, text: string): void => {
    writeFileSync(join(folder, 'content/w', path), text);
  };
  write(
    'workshop.yaml',
    `title: { en: W }\nsource: en\nlocales: [en]\nlessons: [one]\nconstants: { base: '${base}/moved/v1.0.0' }\n`,
  );
  write(
    'one/lesson.yaml',
    `minutes: 5
environments: [kind]
commands:
  get: { run: ['curl -LO {{base}}/app.yaml', 'kubectl apply -f "{{base}}/app.yaml"', 'curl ${base}/'] }
  sum: { run: ["echo '{{sha256-app-yaml}}  app.yaml' | sha256sum --check"] }
`,
  );
  write('one/en.mdx', '---\ntitle: One\ndescription: One.\n---\n\n<Command id="get" />\n');
  const pin = async (...args: string[]) => {
    const outcome = await run(['pin', ...args], { cwd: folder });
    for (const [path, text] of Object.entries(outcome.written)) writeFileSync(path, text);
    return outcome;
  };
  const commandOf = (): string | undefined =>
    load('content', folder).workshops[0]?.lessons[0]?.data?.commands?.['sum']?.run[0];
  return { pin, write, base, commandOf };
}

test('what is downloaded is noted once, through redirects, and commands check it', async () => {
  const { pin, commandOf } = await downloads({ '/v1.0.0/app.yaml': 'kind: Pod\n' });
  const { code, out } = await pin('w');
  const hash = sha256('kind: Pod\n');
  expect(out).toBe(`w: app-yaml  new  v1.0.0, 10 bytes, sha256 ${hash}\n`);
  expect(code).toBe(0);
  expect(commandOf()).toBe(`echo '${hash}  app.yaml' | sha256sum --check`);
  const again = await pin();
  expect(again.out).toContain('as noted');
  expect(again.written).toEqual({});
});

test('what has changed upstream is reported, and taken over only where that is asked for', async () => {
  const files = { '/v1.0.0/app.yaml': 'one\n' };
  const { pin, commandOf } = await downloads(files);
  await pin();
  files['/v1.0.0/app.yaml'] = 'another\n';
  const changed = await pin();
  expect(changed.out).toContain(
    `changed upstream  v1.0.0, 8 bytes, sha256 ${sha256('another\n')}\n  noted: 4 bytes, sha256 ${sha256('one\n')}\n`,
  );
  expect([changed.code, changed.written]).toEqual([1, {}]);
  const updated = await pin('--update');
  expect(updated.code).toBe(0);
  expect(commandOf()).toContain(sha256('another\n'));
});

test('what cannot be fetched is said, and what was noted of it stays', async () => {
  const files: Record<string, string> = { '/v1.0.0/app.yaml': 'one\n' };
  const { pin, commandOf } = await downloads(files);
  await pin();
  delete files['/v1.0.0/app.yaml'];
  const { code, out } = await pin();
  expect(out).toContain('w: app-yaml  not fetched: the server answers 404');
  expect(code).toBe(1);
  expect(commandOf()).toContain(sha256('one\n'));
  expect((await pin('v')).err).toContain('There is no workshop "v" in content.');
});

test('the version is the part of the address that looks like one', () => {
  expect(tagOf('https://github.com/o/r/releases/download/v3.32.1/x-amd64')).toBe('v3.32.1');
  expect(tagOf('https://dl.k8s.io/release/v1.36.0-rc.1/bin/kubectl')).toBe('v1.36.0-rc.1');
  expect(tagOf('https://example.org/main/app.yaml')).toBeUndefined();
});

test('a pins.yaml that cannot be read is told, and not written over', async () => {
  const { pin, write } = await downloads({ '/v1.0.0/app.yaml': 'one\n' });
  write('pins.yaml', 'pins:\n  app-yaml: { url: 5 }\n');
  const { code, out, err, written } = await pin();
  expect(err).toContain('content/w/pins.yaml:2:');
  expect([code, out, written]).toEqual([1, '', {}]);
});

test('pins of a workshop whose commands download nothing any more stay as they are', async () => {
  const { pin, write } = await downloads({ '/v1.0.0/app.yaml': 'one\n' });
  await pin();
  write('one/lesson.yaml', 'minutes: 5\nenvironments: [kind]\n');
  const { code, written } = await pin();
  expect([code, written]).toEqual([2, {}]);
});
