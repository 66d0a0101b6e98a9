import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { run } from '../../cli/fake-io.ts';
import { scriptedKubectl } from '../scripted-kubectl.ts';

/** The cluster of the scripted kubectl. */
interface State {
  uid: string;
  context: string;
  contexts?: string[];
  token?: string;
  /** Of Kubernetes. */
  version?: string;
  /** Of each node; a node that runs nothing has none. */
  bootIds?: string[];
  mode?: 'refused' | 'unauthorized' | 'hang';
  /** After how many looks the Deployment is ready. */
  readyAfter?: number;
  web?: { replicas: number; created: number; reads?: number };
}

/** Where Node keeps what it compiled, which would be below TMPDIR: each process would compile it anew, half of its time. */
const compiled = join(tmpdir(), 'node-compile-cache');

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** A folder with content and a scripted cluster, in which `readyroom run` runs; a process of its own where it is to be ended. */
export function world(state: Partial<State> = {}, lesson?: { yaml: string; prose: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'run-test-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  cpSync('tests/fixtures/run/content', join(folder, 'content'), { recursive: true });
  const of = (path: string): string => join(folder, path);
  if (lesson !== undefined) {
    const header = '---\ntitle: A lesson\ndescription: A lesson.\n---\n';
    writeFileSync(
      of('content/demo/deploy/lesson.yaml'),
      `minutes: 5\nenvironments: [kind]\n${lesson.yaml}`,
    );
    writeFileSync(
      of('content/demo/deploy/en.mdx'),
      `${header}\n## Steps {/* #steps */}\n\n${lesson.prose}\n`,
    );
  }
  writeFileSync(of('state.json'), JSON.stringify({ uid: 'one', context: 'kind-demo', ...state }));
  mkdirSync(of('tmp'));
  const env = {
    PATH: [scriptedKubectl.bin, dirname(process.execPath), '/usr/bin:/bin'].join(':'),
    HOME: folder,
    TMPDIR: of('tmp'),
    NODE_COMPILE_CACHE: compiled,
    ...scriptedKubectl.env(of('state.json')),
  };
  const start = (args: readonly string[], more: Readonly<Record<string, string>> = {}) => {
    const main = resolve('src/cli/main.ts');
    const child = spawn(process.execPath, [main, 'run', ...args], {
      ...{ cwd: folder, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] },
    });
    const printed = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()));
    const ended = new Promise<Ended>((done) => {
      child.on('close', (code) => {
        done({ code, ...printed });
      });
    });
    return { child, printed, ended };
  };
  return {
    ...{ folder, start },
    /** In this process, which has loaded all of Readyroom already: to load it takes as long as a run. */
    run: async (
      args: readonly string[],
      more: Readonly<Record<string, string>> = {},
    ): Promise<Ended> => {
      for (const name of ['HOME', 'TMPDIR'] as const) vi.stubEnv(name, env[name]);
      try {
        return await run(['run', ...args], { cwd: folder, env: { ...env, ...more }, writes: true });
      } finally {
        vi.unstubAllEnvs();
      }
    },
    read: (path: string): string => readFileSync(of(path), 'utf8'),
    has: (path: string): boolean => existsSync(of(path)),
    state: (): State => JSON.parse(readFileSync(of('state.json'), 'utf8')) as State,
    /** What the scripted kubectl was asked. */
    asked: (): string[] =>
      existsSync(of('state.json.log'))
        ? readFileSync(of('state.json.log'), 'utf8').trim().split('\n')
        : [],
  };
}

/** What a run prints without times. */
export const withoutTimes = (text: string): string =>
  text.replaceAll(/\b\d+(?:\.\d)? (?:s|min)\b/g, 'T').replaceAll(/\b\d+ tr(?:y|ies)/g, 'N tries');
