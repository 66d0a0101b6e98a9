import { spawn, type ChildProcess } from 'node:child_process';

/** The cluster that the learner chose, by their own kubeconfig. */
export interface ChosenCluster {
  context: string;
  server: string;
  user: string;
}

/** What came of a look. */
export type Looked =
  | { is: 'printed'; text: string; exitCode: number }
  | { is: 'too-long' }
  | { is: 'too-slow' }
  /** The kubeconfig says something else than when the learner agreed. */
  | { is: 'another-cluster' }
  | { is: 'failed'; reason: string };

export interface ClusterOptions {
  env: Readonly<Record<string, string | undefined>>;
  kubeconfig: string | undefined;
  context: string | undefined;
  /** Names of variables that kubectl gets besides, for programs that the learner's own kubeconfig runs. */
  pass: readonly string[];
  /** An empty folder, to work in. */
  folder: string;
  /** The most that is kept of what kubectl prints, in bytes, and how long it may take, in milliseconds. */
  limits?: { bytes: number; time: number };
}

const LIMITS = { bytes: 5_000_000, time: 30_000 };

/** All that kubectl gets of the environment, but for what the learner names: nothing that changes what it reads or asks. */
const kept = [
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'TMPDIR', 'KUBECONFIG'],
  ...['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'https_proxy', 'http_proxy', 'no_proxy'],
  ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'SystemRoot', 'USERPROFILE', 'APPDATA'],
];

/** A cluster that can be looked at with a kubectl: what it is, and what a reading command prints there. */
export class LookedAtCluster {
  readonly #kubectl: string;
  readonly #options: ClusterOptions;
  #chosen: ChosenCluster | undefined;

  constructor(kubectl: string, options: ClusterOptions) {
    this.#kubectl = kubectl;
    this.#options = options;
  }

  /** Reads once what the kubeconfig says; from then on that is the cluster. Nothing is asked of it. */
  async choose(): Promise<ChosenCluster | { problem: string }> {
    const found = await this.#describe(this.#options.context);
    if (!('problem' in found)) this.#chosen = found;
    return found;
  }

  /** Runs kubectl with these arguments, which must be those of a reading command. */
  async look(args: readonly string[]): Promise<Looked> {
    const chosen = this.#chosen;
    if (!chosen) return { is: 'failed', reason: 'No cluster was chosen.' };
    const now = await this.#describe(chosen.context);
    if ('problem' in now) return { is: 'failed', reason: now.problem };
    if (now.server !== chosen.server || now.user !== chosen.user) return { is: 'another-cluster' };
    return this.#run([`--context=${chosen.context}`, '--request-timeout=20s', ...args]);
  }

  async #describe(context: string | undefined): Promise<ChosenCluster | { problem: string }> {
    const view = ['config', 'view', '--minify', '--output=json'];
    const ran = await this.#run([
      ...(context === undefined ? [] : [`--context=${context}`]),
      ...view,
    ]);
    if (ran.is !== 'printed')
      return {
        problem: ran.is === 'failed' ? ran.reason : 'kubectl did not show its configuration.',
      };
    if (ran.exitCode !== 0) return { problem: ran.text.trim() };
    return clusterIn(ran.text) ?? { problem: 'The kubeconfig names no cluster to look at.' };
  }

  #run(args: readonly string[]): Promise<Looked> {
    const { kubeconfig, folder, env, pass, limits = LIMITS } = this.#options;
    const chosen = kubeconfig === undefined ? [] : [`--kubeconfig=${kubeconfig}`];
    return new Promise((done) => {
      const child = spawn(this.#kubectl, [...chosen, ...args], {
        cwd: folder,
        env: {
          ...Object.fromEntries([...kept, ...pass].map((name) => [name, env[name]])),
          ...{ LC_ALL: 'C.UTF-8', KUBECTL_KUBERC: 'false', NO_COLOR: '1' },
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        // A group of its own, so that what kubectl starts ends with it.
        detached: process.platform !== 'win32',
      });
      const kill = (): void => {
        endGroup(child);
      };
      process.once('exit', kill);
      const parts: Buffer[] = [];
      let length = 0;
      let ended: Looked | undefined;
      const end = (why: Looked): void => {
        ended ??= why;
        kill();
      };
      const timer = setTimeout(() => {
        end({ is: 'too-slow' });
      }, limits.time);
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part: Buffer) => {
          length += part.length;
          if (length > limits.bytes) end({ is: 'too-long' });
          else parts.push(part);
        });
      child.on('error', (error) => {
        ended ??= { is: 'failed', reason: error.message };
      });
      child.on('close', (code) => {
        clearTimeout(timer);
        process.off('exit', kill);
        const text = Buffer.concat(parts).toString('utf8');
        done(ended ?? { is: 'printed', text, exitCode: code ?? 1 });
      });
    });
  }
}

function endGroup(child: ChildProcess): void {
  try {
    if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

interface KubeconfigView {
  'current-context'?: string;
  clusters?: { cluster?: { server?: string } }[] | null;
  contexts?: { context?: { user?: string } }[] | null;
}

function clusterIn(view: string): ChosenCluster | undefined {
  try {
    const { clusters, contexts, ...more } = JSON.parse(view) as KubeconfigView;
    const context = more['current-context'] ?? '';
    const server = clusters?.[0]?.cluster?.server ?? '';
    const user = contexts?.[0]?.context?.user ?? '';
    return context === '' || server === '' ? undefined : { context, server, user };
  } catch {
    return undefined;
  }
}
