import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { beginRun } from '#runner/cluster/one-run.ts';
import type { RunReport } from '#runner/report.ts';
import { scriptedKubectl } from '../scripted-kubectl.ts';
import { world } from './world.ts';

const file = 'content/demo/deploy/lesson.yaml';
const versioned = (version: string) => {
  const here = world(
    { version },
    {
      yaml: `commands:
  a: { run: [kubectl apply -f web.yaml] }
  old: { run: [exit 9] }
outputs:
  made:
    text: deployment.apps/web created   # of 1.36
    versions: { '1.35': { text: deployment.apps/web made } }`,
      prose: `<Command id="a" />

<Output id="made" />

<Tabs sync="version">
<Tab value="1.36" label="Kubernetes 1.36">

Nothing.

</Tab>
<Tab value="1.35" label="Kubernetes 1.35">

<Command id="old" />

</Tab>
</Tabs>`,
    },
  );
  const workshop = join(here.folder, 'content/demo/workshop.yaml');
  writeFileSync(workshop, `${readFileSync(workshop, 'utf8')}versions: ['1.36', '1.35', '1.34']\n`);
  return here;
};

test('a cluster is held against the outputs and tabs of its own', async () => {
  const usual = await versioned('v1.36.1').run(['demo']);
  expect([usual.code, usual.out]).toEqual([0, expect.stringContaining('as documented')]);
  expect(usual.out).not.toMatch(/old .* exit code 9/);
  // What a version does not say itself, it prints like the first.
  expect((await versioned('v1.34.9').run(['demo'])).code).toBe(0);
  const older = await versioned('v1.35.2').run(['demo']);
  expect(older.out).toContain('- deployment.apps/web made');
  expect(older.code).toBe(1);
});

test('what another one prints is recorded beside it, and the second time there is nothing to write', async () => {
  const here = versioned('v1.35.2');
  const { err } = await here.run(['demo', '--record', '--keep-going']);
  expect(err).toContain('recorded made');
  expect(here.read(file)).toContain(`    text: deployment.apps/web created   # of 1.36
    versions: { '1.35': { text: "deployment.apps/web created\\n" } }`);
});

test('only a cluster of --version is run on, and only one of workshop.yaml', async () => {
  const here = versioned('v1.35.2');
  const other = await here.run(['demo', '--version', '1.36']);
  expect(other.err).toContain('The cluster is not of Kubernetes 1.36: nothing is run on it.');
  expect(other.code).toBe(3);
  expect(here.state().web).toBeUndefined();
  const unknown = await here.run(['demo', '--version', '1.20']);
  expect(unknown.err).toContain('--version 1.20: demo has the versions 1.36, 1.35, 1.34.');
  expect(unknown.code).toBe(2);
  const none = await world().run(['demo', '--version', '1.36']);
  expect(none.err).toContain('--version 1.36: demo lists no versions in its workshop.yaml.');
});

describe('a lesson that makes its cluster', () => {
  const written = `commands:
  create: { run: [kind create cluster] }
  a: { run: [kubectl apply -f web.yaml] }
outputs:
  made:
    text: deployment.apps/web made   # of 1.36
    versions: { '1.35': { text: deployment.apps/web built } }`;
  /** A kind makes a cluster of this version of Kubernetes, with what more is said of the cluster before. */
  const making = (
    version: string,
    before: { version?: string; mode?: 'refused' },
    lesson = {
      yaml: written,
      prose: '<Command id="create" />\n\n<Command id="a" />\n\n<Output id="made" />',
    },
  ) => {
    const here = world(before, lesson);
    const workshop = join(here.folder, 'content/demo/workshop.yaml');
    writeFileSync(workshop, `${readFileSync(workshop, 'utf8')}versions: ['1.36', '1.35']\n`);
    const bin = join(here.folder, 'bin');
    mkdirSync(bin);
    const state = JSON.stringify({ uid: 'new', context: 'kind-demo', version });
    writeFileSync(join(bin, 'kind'), `#!/bin/bash\necho '${state}' > "$CLUSTER_STATE"\n`);
    chmodSync(join(bin, 'kind'), 0o755);
    const PATH = [...[bin, scriptedKubectl.bin, dirname(process.execPath)], '/usr/bin:/bin'].join(
      delimiter,
    );
    const run = (...args: string[]) =>
      here.run(['demo', '--environment', 'kind', '--keep-going', ...args], { PATH });
    return { ...here, run };
  };

  test.each([
    ['where there was none', [], { mode: 'refused' as const }],
    ['in the place of another', ['--context', 'kind-demo'], { version: 'v1.35.2' }],
  ])(
    'of another version than --version, %s, ends the run, and nothing is recorded',
    async (_, args, before) => {
      const here = making('v1.37.0', before);
      const { code, out, err } = await here.run('--version', '1.35', '--record', ...args);
      expect(out).toContain('The cluster is not of Kubernetes 1.35: nothing is run on it.');
      expect(err).toContain('Nothing was recorded');
      expect(code).toBe(3);
      expect(here.state().web).toBeUndefined();
      expect(here.read(file)).toContain(written);
    },
  );

  const brought = {
    yaml: `startsFrom: { check: there, bring: [create] }
commands:
  create: { run: [kind create cluster] }
  get: { run: [kubectl version] }
  a: { run: [echo done] }
outputs: { done: { text: done } }
checks: { there: { command: get, lines: [{ line: '*serverVersion*' }], timeout: 5s } }`,
    prose:
      '<Command id="get" />\n\n<Command id="a" />\n\n<Output id="done" />\n\n<Check id="there">?</Check>',
  };

  test('as its start alone needs one', async () => {
    const here = making('v1.36.1', { mode: 'refused' }, brought);
    const { out } = await here.run();
    expect(out).toMatch(/ran {13}create /);
    expect(out).toMatch(/ran {13}a .*as documented/);
  });

  test('is told how, where the kubeconfig names none', async () => {
    const here = making('v1.36.1', { mode: 'refused' }, brought);
    const PATH = [scriptedKubectl.bin, dirname(process.execPath), '/usr/bin:/bin'].join(delimiter);
    const { err, code } = await world({ ...here.state(), context: '' }, brought).run(['demo'], {
      PATH,
    });
    expect(err).toContain('If the lessons are to make their own, say --environment kind.');
    expect(code).toBe(3);
  });

  test('which another run is under way on ends the run, and nothing is recorded', async () => {
    const here = making('v1.36.1', { mode: 'refused' });
    vi.stubEnv('TMPDIR', join(here.folder, 'tmp'));
    const other = beginRun('new');
    vi.unstubAllEnvs();
    expect(other).toHaveProperty('end');
    const { code, out, err } = await here.run('--record');
    expect(out).toContain(`Another run is under way on this cluster (process ${process.pid}).`);
    expect(err).toContain('Nothing was recorded');
    expect(code).toBe(3);
    expect(here.state().web).toBeUndefined();
    if ('end' in other) other.end();
  });

  test('but did not, changes no cluster that nobody agreed to', async () => {
    const here = making('v1.36.1', { mode: 'refused' });
    const state = JSON.stringify({ uid: 'prod', context: 'prod', version: 'v1.36.1' });
    writeFileSync(
      join(here.folder, 'bin/kind'),
      `#!/bin/bash\necho '${state}' > "$CLUSTER_STATE"; exit 1\n`,
    );
    const { code, out, err } = await here.run('--record');
    expect(out).toContain('prod at https://127.0.0.1:6443 answers, which is not one of kind');
    expect(err).toContain('Nothing was recorded');
    expect([code, here.state().web]).toEqual([3, undefined]);
    writeFileSync(
      join(here.folder, 'state.json'),
      JSON.stringify({ uid: 'none', context: 'kind-demo', mode: 'refused' }),
    );
    await here.run('--yes');
    expect(here.state().web).toBeDefined();
  });

  test('is held against the outputs of that version, and recorded there', async () => {
    for (const before of [{ mode: 'refused' as const }, { version: 'v1.36.1' }]) {
      const here = making('v1.35.8', before);
      const { out } = await here.run('--record');
      expect(out).toContain('- deployment.apps/web built');
      expect(here.read(file)).toContain(`text: deployment.apps/web made   # of 1.36
    versions: { '1.35': { text: "deployment.apps/web created\\n" } }`);
    }
  });

  test('and another one of another version: each output is recorded with the one that printed it', async () => {
    const here = making(
      'v1.35.8',
      { version: 'v1.36.1' },
      {
        yaml: `commands:
  see: { run: [kubectl get nodes] }
  create: { run: [kind create cluster] }
  a: { run: [echo new] }
  b: { run: [echo new] }
outputs:
  first: { text: old }
  second: { text: old }
`,
        prose: [
          '<Command id="see" />\n\n<Command id="a" />\n\n<Output id="first" />',
          '<Command id="create" />\n\n<Command id="b" />\n\n<Output id="second" />',
        ].join('\n\n'),
      },
    );
    const { err } = await here.run('--record', '--context', 'kind-demo');
    expect(err).toContain('recorded first, second.');
    expect(here.read(file)).toContain(`  first: { text: "new\\n" }
  second: { text: old, versions: { '1.35': { text: "new\\n" } } }`);
  });

  test('belongs to the outputs of its maker and of what comes after it, and to no command before', async () => {
    const here = making(
      'v1.35.8',
      { mode: 'refused' },
      {
        yaml: `commands:
  before: { run: [echo before] }
  by-hand: { run: [echo], manual: It is for a person. }
  create: { run: [kind create cluster && echo made] }
outputs:
  nothing-yet: { text: old }
  made: { text: old }
`,
        prose: [
          '<Command id="before" />\n\n<Output id="nothing-yet" />\n\n<Command id="by-hand" />',
          '<Command id="create" />\n\n<Output id="made" />',
        ].join('\n\n'),
      },
    );
    const { err } = await here.run('--record', '--report', 'run.json');
    expect(err).toContain('recorded nothing-yet, made.');
    const recorded = here.read(file);
    expect(recorded).toContain(`  nothing-yet: { text: "before\\n" }
  made: { text: old, versions: { '1.35': { text: "made\\n" } } }`);
    const { lessons } = JSON.parse(here.read('run.json')) as RunReport;
    const versions = lessons[0]?.results.map((each) => (each.is === 'command' ? each.version : ''));
    expect(versions).toEqual([undefined, undefined, '1.35']);
    writeFileSync(join(here.folder, 'state.json'), JSON.stringify({ mode: 'refused' }));
    const again = await here.run('--record');
    expect([again.code, here.read(file)]).toEqual([0, recorded]);
    expect(again.err).toContain('There is nothing new to record.');
  });

  test('is known from the command after which it can be reached', async () => {
    const here = making(
      'v1.35.8',
      { mode: 'refused' },
      {
        yaml: `commands:
  create: { run: [kubeadm init] }
  reach: { run: [cp ~/reached.json ~/state.json] }
`,
        prose: '<Command id="create" />\n\n<Command id="reach" />',
      },
    );
    const reached = { uid: 'new', context: 'kind-demo', version: 'v1.35.8' };
    writeFileSync(join(here.folder, 'reached.json'), JSON.stringify(reached));
    writeFileSync(join(here.folder, 'bin/kubeadm'), '#!/bin/bash\n', { mode: 0o755 });
    await here.run('--report', 'run.json');
    const { lessons } = JSON.parse(here.read('run.json')) as RunReport;
    const versions = lessons[0]?.results.map((each) => (each.is === 'command' ? each.version : ''));
    expect(versions).toEqual([undefined, '1.35']);
    expect(lessons[0]?.cluster?.uid).toBe('new');
  });

  test('of a version that is not listed records nothing, and says so', async () => {
    const here = making('v1.37.0', { mode: 'refused' });
    const { err } = await here.run('--record');
    expect(err).toContain(
      'demo/deploy#made is not recorded: Kubernetes 1.37 printed it, which is none of the versions in workshop.yaml.',
    );
    expect(here.read(file)).toContain(written);
  });
});
