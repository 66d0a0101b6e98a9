import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { environmentOf, kubectls, type Kubectl } from './kubectls.ts';
import { startCluster, type Cluster } from './start-cluster.ts';

/* `readyroom learn` as a process of its own, with real kubectl, against the stand-in. */

let cluster: Cluster | undefined;
let learn: ChildProcess | undefined;

afterEach(async () => {
  learn?.kill('SIGKILL');
  await cluster?.stop();
});

const main = resolve(import.meta.dirname, '../../src/cli/main.ts');

/** A built site with these looks, in the folder of the cluster. */
function site(folder: string, looks: object): string {
  const lesson = join(folder, 'site/files/demo/first');
  mkdirSync(lesson, { recursive: true });
  writeFileSync(join(folder, 'site/index.html'), '<html lang="en" data-base="/">');
  writeFileSync(join(lesson, 'looks.json'), JSON.stringify(looks));
  return join(folder, 'site');
}

interface Started {
  /** What the terminal shows. */
  text: () => string;
  look: (check: string, variables?: object) => Promise<unknown>;
}

async function started(
  kubectl: Kubectl,
  { kubeconfig }: Cluster,
  cwd: string,
  args: readonly string[] = [],
): Promise<Started> {
  const child = (learn = spawn(process.execPath, [main, 'learn', '.', '--yes', ...args], {
    cwd,
    env: environmentOf(kubectl, cwd, kubeconfig),
    stdio: ['ignore', 'pipe', 'pipe'],
  }));
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (text += part.toString('utf8')));
  await expect.poll(() => text, { timeout: 20_000 }).toContain('Open http');
  const [, origin = '', token = ''] = /Open (http:\/\/[^/]+)\/#readyroom=(\S+)/.exec(text) ?? [];
  const post = (name: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${origin}/.readyroom/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
      body: JSON.stringify(body),
    });
  const cookie = (await post('enter', { token })).headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    text: () => text,
    look: async (check, variables = {}) =>
      (await post('look', { check: `demo/first#${check}`, variables }, { Cookie: cookie })).json(),
  };
}

/** A kubeconfig that runs a program as soon as it is used, and what the program would leave behind. */
function evil(folder: string): { config: string; mark: string } {
  const mark = join(folder, 'you-were-here');
  const user = {
    exec: {
      apiVersion: 'client.authentication.k8s.io/v1beta1',
      command: 'touch',
      args: [mark],
      interactiveMode: 'Never',
    },
  };
  const config = JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'evil', cluster: { server: 'https://127.0.0.1:1' } }],
    users: [{ name: 'evil', user }],
    contexts: [{ name: 'evil', context: { cluster: 'evil', user: 'evil' } }],
    'current-context': 'evil',
  });
  return { config, mark };
}

describe.each(kubectls)('learn with kubectl $version', (kubectl) => {
  it('runs the command of the check, and nothing of what a malicious workshop brings', async () => {
    const own = (cluster = await startCluster({ every: 0 }));
    own.settle();
    const folder = site(own.folder, {
      nodes: { verb: 'get', words: ['nodes'], flags: {} },
      node: { verb: 'get', words: ['node', '${NODE_NAME}'], flags: { output: 'name' } },
      missing: { verb: 'get', words: ['daemonset', 'x'], flags: { namespace: 'kube-system' } },
      rollout: {
        verb: 'rollout status',
        words: ['daemonset/kube-proxy'],
        flags: { namespace: 'kube-system' },
      },
      'can-i': { verb: 'auth can-i', words: ['list', 'pods'], flags: {} },
      version: { verb: 'version', words: [], flags: {} },
      evil: { verb: 'get', words: ['pods'], flags: { kubeconfig: './evil.yaml' } },
      word: { verb: 'get', words: ['pods', '--kubeconfig=./evil.yaml'], flags: {} },
      verb: { verb: 'get --kubeconfig=./evil.yaml', words: ['pods'], flags: {} },
    });
    // Wherever a workshop could put a kubeconfig, a kuberc or a kubectl of its own, with the site as the current folder.
    const { config, mark } = evil(own.folder);
    for (const name of ['evil.yaml', 'kubeconfig', 'config', '.kubeconfig'])
      writeFileSync(join(folder, name), config);
    cpSync(join(folder, 'evil.yaml'), join(folder, 'worker-1'));
    writeFileSync(join(folder, 'kubectl'), `#!/bin/sh\ntouch '${mark}'\n`, { mode: 0o755 });

    // It is a trap that works: whoever runs kubectl with it has the file.
    spawnSync(kubectl.path, ['get', 'pods', '--kubeconfig=./evil.yaml'], { cwd: folder });
    expect(existsSync(mark)).toBe(true);
    rmSync(mark);

    const { look, text } = await started(kubectl, own, folder);
    expect(text()).toContain(`server   ${own.url}`);
    expect(await look('nodes')).toMatchObject({
      is: 'printed',
      text: expect.stringMatching(/^NAME +STATUS .*\n(?:.+ NotReady .+\n){3}$/) as string,
    });
    const printed = { is: 'printed', text: 'node/calico-worker\n' };
    expect(await look('node', { NODE_NAME: 'calico-worker' })).toEqual(printed);
    expect(await look('missing')).toMatchObject({
      text: 'Error from server (NotFound): daemonsets.apps "x" not found\n',
    });
    expect(await look('rollout')).toMatchObject({
      text: 'daemon set "kube-proxy" successfully rolled out\n',
    });
    expect(await look('can-i')).toMatchObject({ text: 'yes\n' });
    expect(await look('version')).toMatchObject({
      text: expect.stringContaining('v1.36.1') as string,
    });
    for (const NODE_NAME of ['--kubeconfig=./evil.yaml', '-f./evil.yaml', './evil.yaml'])
      expect(await look('node', { NODE_NAME })).toEqual({ is: 'refused' });
    for (const check of ['evil', 'word', 'verb'])
      expect(await look(check)).toEqual({ is: 'unknown' });
    expect(existsSync(mark)).toBe(false);
    expect(
      own.requests.every(({ method, url }) => method === 'GET' || url.includes('access')),
    ).toBe(true);
  });
});

it('stops looking when the kubeconfig names another cluster than the one that was agreed to', async () => {
  const [kubectl] = kubectls;
  if (!kubectl) throw new Error('No kubectl is listed.');
  const own = (cluster = await startCluster({ every: 0 }));
  const folder = site(own.folder, { nodes: { verb: 'get', words: ['nodes'], flags: {} } });
  const { look } = await started(kubectl, own, folder);
  expect(await look('nodes')).toHaveProperty('is', 'printed');
  const { config, mark } = evil(own.folder);
  writeFileSync(own.kubeconfig, config.replaceAll('"name":"evil"', '"name":"kind-calico"'));
  expect(await look('nodes')).toHaveProperty('is', 'failed');
  const same = config.replaceAll('"evil"', '"kind-calico"');
  writeFileSync(own.kubeconfig, same);
  expect(await look('nodes')).toEqual({ is: 'another-cluster' });
  expect(existsSync(mark)).toBe(false);
});

it('asks nothing of a cluster before somebody agreed', async () => {
  const [kubectl] = kubectls;
  if (!kubectl) throw new Error('No kubectl is listed.');
  const own = (cluster = await startCluster({ every: 0 }));
  const folder = site(own.folder, {});
  const env = environmentOf(kubectl, folder, own.kubeconfig);
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [main, 'learn', ...args], { cwd: folder, env, encoding: 'utf8' });
  const silent = run('.');
  expect(silent.status).toBe(2);
  expect(silent.stderr).toContain('Say --yes');
  const other = run('.', '--yes', '--context', 'nowhere');
  expect(other.status).toBe(1);
  expect(other.stderr).toContain('nowhere');
  expect(run('nothing-here').stderr).toContain('There is no built site in nothing-here');
  expect(own.requests).toEqual([]);
});
