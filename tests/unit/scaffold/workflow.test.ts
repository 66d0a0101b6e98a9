import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { run } from '../cli/fake-io.ts';
import { scriptedKubectl } from '../runner/scripted-kubectl.ts';

const text = z.string().min(1);
const condition = z.string().regex(/\(\)$/);
const permissions = z.partialRecord(
  z.enum(['contents', 'pull-requests']),
  z.enum(['read', 'write', 'none']),
);
const named = { name: text.optional(), if: condition.optional(), env: z.record(z.string(), text) };
const step = z.union([
  z.strictObject({ ...named, env: named.env.optional(), run: text }),
  z.strictObject({
    ...named,
    env: named.env.optional(),
    // A tag may be moved to something else; a commit may not.
    uses: z.string().regex(/^[\w-]+\/[\w-]+@[\da-f]{40}$/),
    with: z.record(z.string(), z.union([text, z.number(), z.boolean()])).optional(),
  }),
]);
/** The syntax of workflows at GitHub, as far as these use it: docs.github.com, "Workflow syntax for GitHub Actions". */
const workflowSchema = z.strictObject({
  name: text,
  on: z.strictObject({
    schedule: z.array(z.strictObject({ cron: z.string().regex(/^(?:[\d*]+ ){4}[\d*]+$/) })),
    workflow_dispatch: z.null(),
  }),
  permissions,
  concurrency: z.strictObject({ group: text }),
  jobs: z.record(
    z.string(),
    z.strictObject({
      'runs-on': text,
      'timeout-minutes': z.number(),
      needs: text.optional(),
      if: condition.optional(),
      permissions: permissions.optional(),
      steps: z.array(step),
    }),
  ),
});

/** A project with the workshop of the scripted kubectl, of two versions, and the workflow that runs it. */
async function project() {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-test-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const of = (path: string): string => join(folder, 'project', path);
  cpSync('tests/fixtures/run/content', of('content'), { recursive: true });
  const workshop = of('content/demo/workshop.yaml');
  writeFileSync(workshop, `${readFileSync(workshop, 'utf8')}versions: ['1.36', '1.35']\n`);
  const made = await run(['new', 'workflow', 'demo'], { cwd: of('') });
  const state = join(folder, 'state.json');
  const env = {
    PATH: [
      ...[resolve('tests/fixtures/workflow/bin'), scriptedKubectl.bin],
      ...[dirname(process.execPath), '/usr/bin', '/bin'],
    ].join(':'),
    ...{ HOME: folder, TMPDIR: folder, ...scriptedKubectl.env(state) },
    // Below TMPDIR it would be empty each time.
    NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
    ...{ GITHUB_STEP_SUMMARY: join(folder, 'summary.md'), BASE: 'main', GIT_CONFIG_NOSYSTEM: '1' },
    READYROOM: `${process.execPath} ${resolve('src/cli/main.ts')}`,
  };
  /** Not waited for in one go: a worker that is silent for long is taken for one that hangs. */
  const bash = (command: string) =>
    new Promise<{ status: number | null; stdout: string; stderr: string }>((done) => {
      const child = spawn('bash', ['-e', '-c', command], { cwd: of(''), env, stdio: 'pipe' });
      const printed = { stdout: '', stderr: '' };
      child.stdout.on('data', (chunk: Buffer) => (printed.stdout += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (printed.stderr += chunk.toString()));
      child.on('close', (status) => {
        done({ status, ...printed });
      });
    });
  const { jobs } = workflowSchema.parse(
    parse(readFileSync(of('.github/workflows/run-demo.yml'), 'utf8')),
  );
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  /** Runs the step of a name. */
  const doStep = (name: string) => {
    const own = steps.find((each) => each.name === name);
    return bash(own !== undefined && 'run' in own ? own.run : 'exit 99');
  };
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: of(''), env, encoding: 'utf8' });
  return { made, folder, of, doStep, bash, read, git };
}

/** Lessons are run several times, each command by a process. */
const patient = { timeout: 300_000 };

const lesson = 'project/content/demo/deploy/lesson.yaml';

test(
  'a workflow runs every version on a cluster of its own, which is gone afterwards',
  patient,
  async () => {
    const { made, of, doStep, read } = await project();
    expect(made.out).toContain('Made .github/workflows/run-demo.yml and scripts/run-on-kind.sh.');
    expect(made.out).toContain('bash scripts/run-on-kind.sh demo 1.36 1.35\n');
    const { status, stderr } = await doStep('Run the lessons');
    expect([status, stderr]).toEqual([
      0,
      expect.stringContaining('demo/provenance.yaml is written'),
    ]);
    const asked = read('state.json.kind').replaceAll(/@sha256:\w+/g, '');
    expect(asked).toBe(`create cluster --name readyroom-1-35 --image kindest/node:v1.35.8 --wait 5m
delete cluster --name readyroom-1-35
create cluster --name readyroom-1-36 --image kindest/node:v1.36.4 --wait 5m
delete cluster --name readyroom-1-36
`);
    expect(readdirSync(of('reports')).toSorted()).toEqual(
      ['1.35', '1.36'].flatMap((each) => ['json', 'md', 'xml'].map((end) => `demo-${each}.${end}`)),
    );
    // What is claimed is of the usual version.
    expect(read('project/content/demo/provenance.yaml')).toContain('Kubernetes: v1.36.4');
  },
);

test(
  'a lesson that fails fails the job, and the next version is run all the same',
  patient,
  async () => {
    const { of, bash, read } = await project();
    writeFileSync(
      of('content/demo/deploy/lesson.yaml'),
      read(lesson).replace('kubectl delete deployment web]', 'kubectl delete deployment wbe]'),
    );
    expect((await bash('bash scripts/run-on-kind.sh demo 1.36 1.35')).status).toBe(1);
    expect(read('state.json.kind').match(/^delete/gm)).toHaveLength(2);
    // A version without an image is told before anything is made.
    const unknown = await bash('bash scripts/run-on-kind.sh demo 1.36 1.2');
    expect([unknown.status, unknown.stderr]).toEqual([
      2,
      expect.stringContaining('Kubernetes 1.2.'),
    ]);
    expect(read('state.json.kind').match(/^create/gm)).toHaveLength(2);
  },
);

test(
  'what is recorded becomes a pull request, and nothing else of what the lessons left',
  patient,
  async () => {
    const { folder, of, doStep, read, git } = await project();
    writeFileSync(
      of('content/demo/deploy/lesson.yaml'),
      read(lesson).replace('deployment.apps/web created', 'deployment.apps/web made'),
    );
    writeFileSync(of('.gitignore'), 'reports/\n');
    git('init', '--quiet', '--initial-branch=main');
    git('init', '--quiet', '--bare', join(folder, 'origin'));
    git('remote', 'add', 'origin', join(folder, 'origin'));
    git('add', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'First');
    git('push', '--quiet', 'origin', 'main');

    expect((await doStep('Run the lessons')).status).toBe(0);
    const kept = await doStep('Keep what was recorded');
    expect([kept.status, kept.stderr]).toEqual([0, '']);
    expect(read('summary.md')).toContain('Kubernetes v1.35.8');
    git('reset', '--quiet', '--hard');
    git('clean', '--quiet', '--force', '-d');
    const proposed = await doStep('Open a pull request with what was recorded');
    expect(proposed.status, proposed.stderr).toBe(0);
    expect(git('diff', '--name-only', 'main', 'origin/recorded/demo').trim().split('\n')).toEqual([
      'content/demo/deploy/lesson.yaml',
      'content/demo/provenance.yaml',
    ]);
    expect(git('show', 'origin/recorded/demo:content/demo/deploy/lesson.yaml')).toContain(
      'deployment.apps/web created',
    );
    expect(read('state.json.gh')).toContain('create\n--base\nmain\n--head\nrecorded/demo\n');

    writeFileSync(of('reports/recorded.patch'), '');
    expect((await doStep('Open a pull request with what was recorded')).stdout).toContain(
      'The lessons print what they printed before.',
    );
  },
);

test('what goes wrong before any lesson is run is not hidden by the steps behind it', async () => {
  const { of, doStep, bash } = await project();
  await bash('git init --quiet');
  const kept = await doStep('Keep what was recorded');
  expect([kept.status, kept.stderr]).toEqual([0, '']);
  expect(readdirSync(of('reports'))).toEqual(['recorded.patch']);
});

test('a workflow is made once, and only where it is known what it is to run on', async () => {
  const { of } = await project();
  const again = await run(['new', 'workflow', 'demo'], { cwd: of('') });
  expect([again.code, again.err]).toEqual([
    1,
    'readyroom: .github/workflows/run-demo.yml is there already, and nothing is overwritten.\n',
  ]);
  const other = await run(['new', 'workflow', 'dmeo'], { cwd: of('') });
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('Did you mean demo?')]);
  rmSync(of('.github'), { recursive: true });
  const workshop = of('content/demo/workshop.yaml');
  writeFileSync(workshop, readFileSync(workshop, 'utf8').replace(/^versions.*\n/m, ''));
  const none = await run(['new', 'workflow', 'demo'], { cwd: of('') });
  expect([none.code, none.err]).toEqual([1, expect.stringContaining("versions: ['1.36', '1.35']")]);
});

test('our own workflow is the one of the template, with the script of the template', () => {
  const template = readFileSync('templates/workflow/_github/workflows/run-lessons.yml', 'utf8');
  const own = readFileSync('.github/workflows/run-calico.yml', 'utf8');
  expect(own).toBe(
    template
      .replace('bash scripts/run-on-kind.sh WORKSHOP VERSIONS', 'npm run --silent cluster')
      .replaceAll('WORKSHOP', 'calico'),
  );
  workflowSchema.parse(parse(own));
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['cluster']).toContain('bash templates/workflow/scripts/run-on-kind.sh calico');
});
