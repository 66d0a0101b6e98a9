import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseXml } from '@rgrove/parse-xml';
import { afterEach, describe, expect, it } from 'vitest';
import { environmentOf, kubectls, type Kubectl } from './kubectls.ts';
import { startCluster, type Cluster } from './start-cluster.ts';

/* `readyroom run` as a process of its own, with real kubectl, against the stand-in: four lessons, one after the other. */

let cluster: Cluster | undefined;

afterEach(async () => {
  await cluster?.stop();
  cluster = undefined;
});

const root = resolve(import.meta.dirname, '../..');

/** A cluster, the lessons beside it, and `readyroom run` there. */
async function lab(kubectl: Kubectl, context?: string) {
  const own = (cluster = await startCluster({ every: 25, ...(context && { context }) }));
  cpSync(join(root, 'tests/fixtures/cluster-lessons'), own.folder, { recursive: true });
  const of = (path: string): string => join(own.folder, path);
  const run = (args: readonly string[], kubeconfig: string | undefined = own.kubeconfig) =>
    new Promise<{ code: number | null; out: string; err: string }>((done) => {
      const child = spawn(process.execPath, [join(root, 'src/cli/main.ts'), 'run', ...args], {
        cwd: own.folder,
        env: environmentOf(kubectl, own.folder, kubeconfig),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const printed = { out: '', err: '' };
      child.stdout.on('data', (part: Buffer) => (printed.out += part.toString('utf8')));
      child.stderr.on('data', (part: Buffer) => (printed.err += part.toString('utf8')));
      child.on('close', (code) => {
        done({ code, ...printed });
      });
    });
  return { own, run, of, read: (path: string) => readFileSync(of(path), 'utf8') };
}

const counts = (text: string): string[] =>
  text.split('\n').filter((line) => /^(?:commands|outputs|checks|Checks) /.test(line));
const withoutTimes = (text: string): string =>
  text
    .replaceAll(/\b\d{1,4}(?:\.\d)? s, \d{1,4} tr\w+/g, 'N')
    .replaceAll(/ {2}\d{1,4}(?:\.\d)? (?:s|min)\b/g, '');

const lesson = 'content/lab/scale/lesson.yaml';

describe.each(kubectls)('run with kubectl $version', (kubectl) => {
  it('proves four lessons, of which each begins where the one before it ended, and records what differs', async () => {
    const { run, read, own } = await lab(kubectl);
    const first = await run(['lab', '--keep-going', '--report', 'junit.xml', '--report', 'all.md']);
    expect(first.err).toContain(`Cluster: kind-calico at ${own.url}, Kubernetes v1.36.1`);
    expect(withoutTimes(first.out), first.out).toContain(`
lab/network
  ran             write
  ran             apply  as documented
  ran             wait  as documented
  ran             nodes  as documented
  met             check ready  N; proved from 2 sides

lab/deploy
  ran             namespace  as documented
  ran             write
  ran             deploy  as documented
  ran             wait  as documented
  ran             get  as documented
  met             check ready  N; proved from 3 sides
  ran             pods  as documented
  skipped         edit  a person has to do it: It opens an editor.

lab/scale
  ran             scale  as documented
  differs         get  from the output "old"
        NAME   READY   UP-TO-DATE   AVAILABLE   AGE
      - web    1/1     1            1           9s
`);
    expect(counts(first.out)).toEqual([
      'commands  17     16   16           1        0            0',
      'outputs   12     12   11           0        0            0',
      'checks    5      5    5            0        0            0',
      'Checks proved from one side: 0, from two: 4, from three: 1',
    ]);
    expect(first.code).toBe(1);
    const [suites] = parseXml(read('junit.xml')).children;
    expect(suites?.toJSON()).toMatchObject({ name: 'testsuites' });
    expect(read('all.md')).toContain('| outputs | 12 | 12 | 11 | 0 | 0 | 0 |');

    // The lesson brings its own beginning, now that nothing is left.
    const recording = await run(['lab/scale', '--record', '--prove']);
    expect(recording.err).toContain('lab/scale: recorded old.');
    expect(recording.err).toContain('this was a run on a stand-in: pages claim nothing of it');
    expect(recording.code).toBe(0);
    const text = read(lesson);
    expect(text).toMatch(/web {4}3\/3 {5}3 {12}3 {11}\d+s\n {4}differs: \[\{ column: AGE/);
    const provenance = read('content/lab/provenance.yaml');
    expect(provenance).toContain('three: { proof: ran-on-stand-in, ');
    expect(provenance).not.toContain('ran-on-cluster');

    const again = await run(['lab/remove']);
    expect(again.code, again.out).toBe(0);
    own.pass(90_000);
    const second = await run(['lab/scale', '--record', '--prove']);
    expect(second.err).toContain('There is nothing new to record.');
    expect(second.code, second.out).toBe(0);
    expect(read(lesson)).toBe(text);
  });

  it('takes away by UID what it made, and nothing else', async () => {
    const { run, own } = await lab(kubectl);
    expect((await run(['lab/network'])).code).toBe(0);
    const others = ['secret', 'mine'].map((name) =>
      own.store.create('configmaps', {
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: { name, namespace: 'default' },
      }),
    );
    const { code, out } = await run(['lab/deploy', '--cleanup']);
    expect(code, out).toBe(0);
    expect(out).toContain('\nRemoved: Namespace lab\n');
    const names = (plural: string): string[] =>
      own.store.list(own.store.resource(plural)).map(({ metadata }) => metadata.name);
    expect(names('namespaces')).not.toContain('lab');
    expect(names('daemonsets')).toContain('lab-network');
    expect(names('configmaps')).toEqual(
      expect.arrayContaining(others.map(({ metadata }) => metadata.name)),
    );
  });
});

const [, , newest] = kubectls;
if (newest === undefined) throw new Error('No kubectl is listed.');

it('takes the kubeconfig it is given, and no other', async () => {
  const { run, own, of } = await lab(newest);
  writeFileSync(of('other.yaml'), readFileSync(own.kubeconfig));
  const none = of('nothing.yaml');
  const { code, err } = await run(['lab/network', '--kubeconfig', 'other.yaml'], none);
  expect(err).toContain('Cluster: kind-calico');
  expect(code).toBe(0);
  const without = await run(['lab/network'], none);
  expect(without.code).toBe(3);
});

it('asks before a cluster that is not thrown away is changed', async () => {
  const { run, own } = await lab(newest, 'production');
  const before = own.store.version;
  const { code, err } = await run(['lab/network']);
  expect(err).toContain('Say --yes if they may');
  expect(code).toBe(2);
  expect(own.requests.every(({ method }) => method === 'GET')).toBe(true);
  expect(own.store.version).toBeGreaterThanOrEqual(before);
});
