import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LookedAtCluster, type ClusterOptions } from '#runner/learn/cluster.ts';
import { programIn } from '#runner/program-in.ts';
import { patiently } from '../../patiently.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'learn-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A kubectl that shows its kubeconfig, and does this for anything else. */
function kubectl(script: string, server = 'https://one.example'): string {
  const view = JSON.stringify({
    'current-context': 'kind-demo',
    clusters: [{ name: 'demo', cluster: { server } }],
    contexts: [{ name: 'kind-demo', context: { cluster: 'demo', user: 'me' } }],
  });
  const path = join(folder, 'kubectl');
  writeFileSync(
    path,
    `#!/bin/bash\ncase "$*" in *'config view'*) echo '${view}'; exit;; esac\n${script}\n`,
  );
  chmodSync(path, 0o755);
  return path;
}

const options = (more: Partial<ClusterOptions> = {}): ClusterOptions => ({
  env: { PATH: process.env['PATH'] },
  kubeconfig: undefined,
  context: undefined,
  pass: [],
  folder,
  ...more,
});

async function chosen(
  script: string,
  more: Partial<ClusterOptions> = {},
): Promise<LookedAtCluster> {
  const cluster = new LookedAtCluster(kubectl(script), options(more));
  await cluster.choose();
  return cluster;
}

describe('the kubectl that runs', () => {
  it('is that of the PATH, never one that lies where somebody stands', () => {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    kubectl('');
    expect(programIn(['.', '', 'bin', bin].join(delimiter), 'kubectl')).toBeUndefined();
    mkdirSync(join(bin, 'kubectl'));
    expect(programIn(bin, 'kubectl')).toBeUndefined();
    expect(programIn([bin, folder].join(delimiter), 'kubectl')).toBe(join(folder, 'kubectl'));
    expect(programIn(undefined, 'kubectl')).toBeUndefined();
  });

  it('gets the arguments one by one, behind the context that was agreed to', async () => {
    const cluster = await chosen(`printf '%s\\n' "$@"`, { kubeconfig: '/my/config' });
    expect(await cluster.look(['get', 'pods', '--selector=a in (b, c)'])).toEqual({
      is: 'printed',
      text: '--kubeconfig=/my/config\n--context=kind-demo\n--request-timeout=20s\nget\npods\n--selector=a in (b, c)\n',
      exitCode: 0,
    });
  });

  it('has a clean environment, an empty folder and nothing to read', async () => {
    const env = {
      PATH: process.env['PATH'],
      HOME: '/home/me',
      KUBECTL_EXTERNAL_DIFF: 'rm -rf /',
      KUBE_EDITOR: 'evil',
      LD_PRELOAD: '/evil.so',
      AWS_PROFILE: 'lab',
      AWS_SECRET_ACCESS_KEY: 'x',
      BASH_ENV: '/evil',
    };
    const cluster = await chosen('env -u SHLVL -u _ -u PWD | sort; pwd; cat', {
      env,
      pass: ['AWS_PROFILE'],
    });
    const looked = await cluster.look(['get', 'pods']);
    if (looked.is !== 'printed') throw new Error(looked.is);
    const names = looked.text.trim().split('\n');
    expect(names.map((line) => line.split('=')[0])).toEqual([
      ...['AWS_PROFILE', 'HOME', 'KUBECTL_KUBERC', 'LC_ALL', 'NO_COLOR', 'PATH'],
      folder,
    ]);
  });
});

describe('the cluster', () => {
  it('is shown as the kubeconfig has it', async () => {
    expect(await new LookedAtCluster(kubectl(''), options()).choose()).toEqual({
      context: 'kind-demo',
      server: 'https://one.example',
      user: 'me',
    });
  });

  it('is not another one later: nothing is run then', async () => {
    const mark = join(folder, 'ran');
    const cluster = await chosen(`touch '${mark}'`);
    kubectl(`touch '${mark}'`, 'https://two.example');
    expect(await cluster.look(['get', 'pods'])).toEqual({ is: 'another-cluster' });
    expect(existsSync(mark)).toBe(false);
  });

  it('is none where kubectl cannot say which', async () => {
    const broken = new LookedAtCluster(join(folder, 'nothing'), options());
    expect(await broken.choose()).toHaveProperty('problem');
    expect(await broken.look(['get', 'pods'])).toHaveProperty('is', 'failed');
  });
});

describe('output', () => {
  it('both of what is printed and of what is complained, with the exit code', async () => {
    const cluster = await chosen('echo one; sleep 0.1; echo two >&2; exit 1');
    expect(await cluster.look(['get', 'x'])).toEqual({
      is: 'printed',
      text: 'one\ntwo\n',
      exitCode: 1,
    });
  });

  it('that does not end is cut at 5 MB, and nothing of it is given out', async () => {
    const cluster = await chosen('yes "pod-1   1/1   Running   0   1s"');
    expect(await cluster.look(['get', 'pods'])).toEqual({ is: 'too-long' });
  });

  it('of just 5 MB is whole, and one byte more is too long', async () => {
    const whole = await chosen('head -c 5000000 /dev/zero | tr "\\0" x');
    expect(await whole.look(['get', 'pods'])).toHaveProperty('text.length', 5_000_000);
    const more = await chosen('head -c 5000001 /dev/zero | tr "\\0" x');
    expect(await more.look(['get', 'pods'])).toEqual({ is: 'too-long' });
  });

  it('that takes too long is ended, with whatever kubectl started', async () => {
    const file = join(folder, 'pid');
    const script = `(echo $BASHPID > '${file}.new'; mv '${file}.new' '${file}'; exec sleep 60) & sleep 60`;
    const times = [500, 5000, 20_000] as const;
    // Until kubectl was given the time to start something.
    const looked = await patiently(
      times,
      async (time) =>
        (await chosen(script, { limits: { bytes: 1000, time } })).look(['get', 'pods']),
      () => existsSync(file),
    );
    expect(looked).toEqual({ is: 'too-slow' });
    const pid = Number(readFileSync(file, 'utf8'));
    await vi.waitFor(
      () => {
        expect(isRunning(pid)).toBe(false);
      },
      { timeout: 30_000 },
    );
  });
});

/** What has ended may be kept as a zombie, where process 1 does not wait for it. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], {
      encoding: 'utf8',
    }).stdout.startsWith('Z');
  } catch (error) {
    if ((error as { code?: string }).code === 'ESRCH') return false;
    throw error;
  }
}
