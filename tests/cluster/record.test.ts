import { spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { problemsText } from '#model/diagnostics/print.ts';
import { readContent } from '#model/read-content.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import { record } from '../unit/recorder/typist.ts';
import { environmentOf, kubectls } from './kubectls.ts';
import { startCluster, type Cluster } from './start-cluster.ts';

/* What an author types in a real shell, with real kubectl, becomes a lesson, and the lesson works on a cluster that is new. */

const open: Cluster[] = [];
afterEach(async () => {
  for (const cluster of open.splice(0)) await cluster.stop();
});

const root = resolve(import.meta.dirname, '../..');
const newest = kubectls.at(-1);
if (newest === undefined) throw new Error('No kubectl is listed.');

const envFor = ({ folder, kubeconfig }: Cluster) => environmentOf(newest, folder, kubeconfig);

async function lab(): Promise<Cluster> {
  const cluster = await startCluster({ every: 25 });
  open.push(cluster);
  cpSync(join(root, 'tests/fixtures/cluster-lessons'), cluster.folder, { recursive: true });
  return cluster;
}

/** A file, as it is typed: line by line. */
const manifest = `cat > web.yaml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata: { name: web, namespace: own }
spec:
  replicas: 2
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: web, image: 'nginx:1.29' }] }
EOF`;

/** `readyroom run` in the folder of a cluster. */
const run = (cluster: Cluster, lesson: string) =>
  new Promise<{ code: number | null; out: string }>((done) => {
    const args = [join(root, 'src/cli/main.ts'), 'run', lesson];
    const child = spawn(process.execPath, args, {
      ...{ cwd: cluster.folder, env: envFor(cluster), stdio: ['ignore', 'pipe', 'ignore'] },
    });
    let out = '';
    child.stdout?.on('data', (text: Buffer) => (out += text.toString('utf8')));
    child.on('close', (code) => {
      done({ code, out });
    });
  });

it('a recorded lesson builds, proposes checks, and is proved by a run', async () => {
  const cluster = await lab();
  const before = await run(cluster, 'lab/network');
  expect(before.code, before.out).toBe(0);
  const { screen, code } = await record(
    ['lab/own', '--shell', 'bash', '--after', 'network'],
    [
      'kubectl create namespace own',
      'section "Deploy"',
      manifest,
      'kubectl apply -f web.yaml',
      'kubectl get podz',
      'leave_out',
      'kubectl rollout status deployment/web -n own',
      'kubectl get deployments -n own',
      'kubectl get pods -n own',
      'exit',
    ],
    { cwd: cluster.folder, env: envFor(cluster) },
  );
  expect(code, screen).toBe(0);
  expect(problemsText(readContent('content', cluster.folder).problems)).toBe('');
  const file = join(cluster.folder, 'content/lab/own/lesson.yaml');
  const { commands, outputs, checks } = parse(readFileSync(file, 'utf8')) as LessonYaml;
  expect(Object.keys(commands ?? {})).toHaveLength(6);
  expect(JSON.stringify(commands)).not.toContain('podz');
  expect(Object.values(checks ?? {}), screen).toMatchObject([
    { expect: [{ kind: 'Deployment', name: 'web', namespace: 'own', ready: true }] },
    { expect: [{ kind: 'Pod', match: 'web-*', namespace: 'own', ready: true, count: '>= 2' }] },
  ]);
  const pods = Object.values(outputs ?? {}).find(({ text }) => text.includes('RESTARTS'));
  expect(pods?.differs?.map(({ why }) => why)).toEqual(['hash', 'age']);

  // A new cluster, the lessons of the old one.
  const other = await lab();
  cpSync(join(cluster.folder, 'content'), join(other.folder, 'content'), { recursive: true });
  expect((await run(other, 'lab/network')).code).toBe(0);
  const after = await run(other, 'lab/own');
  expect(after.code, after.out).toBe(0);
  expect(after.out).toMatch(/met +check web-ready/);
}, 300_000);
