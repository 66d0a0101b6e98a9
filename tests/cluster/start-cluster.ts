import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiServer, type Mood } from './api/server.ts';
import { step } from './controllers/controllers.ts';
import { ordinary, type Behaviour } from './controllers/kubelets.ts';
import { furnish } from './furnish.ts';
import { Store } from './store.ts';

export interface ClusterOptions {
  /** What `kubectl version` says of the server. */
  version?: string;
  /** The first one is the control plane. */
  nodes?: readonly string[];
  /** Milliseconds between two steps of the controllers; 0 where the test steps by itself. */
  every?: number;
  /** The name of the context and the cluster in the kubeconfig. */
  context?: string;
  /** The port to listen on: 0 for any that is free. */
  port?: number;
  /** What containers do. */
  behaviour?: Behaviour;
}

/** A cluster that runs in this process, for tests: an API server, controllers, and nodes that run nothing. */
export interface Cluster {
  url: string;
  port: number;
  /** A file of its own, in a folder of its own. */
  kubeconfig: string;
  /** The folder of the kubeconfig: empty but for it, and removed in the end. */
  folder: string;
  store: Store;
  /** Requests that came in, oldest first. */
  requests: { method: string; url: string }[];
  /** One step of all controllers, or several. */
  step: (times?: number) => void;
  /** Steps until nothing changes any more. */
  settle: () => void;
  /** Lets time pass: everything is that much older. */
  pass: (milliseconds: number) => void;
  /** From now on every request is answered like this. */
  be: (mood: Mood) => void;
  stop: () => Promise<void>;
}

/** More steps than anything here takes; what has not come to rest then never does. */
const MANY = 500;

export async function startCluster({
  version = 'v1.36.1',
  nodes = ['calico-control-plane', 'calico-worker', 'calico-worker2'],
  every = 50,
  context = 'kind-calico',
  port: wanted = 0,
  behaviour = ordinary,
}: ClusterOptions = {}): Promise<Cluster> {
  let passed = 0;
  let mood: Mood = 'answers';
  const now = (): Date => new Date(Date.now() + passed);
  const store = new Store(now);
  const requests: Cluster['requests'] = [];
  furnish(store, nodes, version);
  const server = apiServer({
    ...{ store, now, version },
    mood: () => mood,
    onRequest: (request) => requests.push(request),
  });
  await new Promise<void>((done) => server.listen(wanted, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${String(port)}`;
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  const kubeconfig = join(folder, 'kubeconfig.yaml');
  writeFileSync(kubeconfig, kubeconfigFor(url, context), { mode: 0o600 });
  const one = (): void => {
    step(store, behaviour);
  };
  one();
  /** The state that a step changed nothing of, nor would another one: no controller looks at the clock. */
  let restsAt: number | undefined;
  const unlessAtRest = (): void => {
    const before = store.version;
    if (before === restsAt) return;
    one();
    if (store.version === before) restsAt = before;
  };
  const timer = every > 0 ? setInterval(unlessAtRest, every) : undefined;
  return {
    ...{ url, port, kubeconfig, folder, store, requests },
    step: (times = 1) => {
      for (let count = 0; count < times; count += 1) one();
    },
    settle: () => {
      for (let count = 0; count < MANY; count += 1) {
        const before = store.version;
        one();
        if (store.version === before) return;
      }
      throw new Error(`The cluster did not come to rest in ${String(MANY)} steps.`);
    },
    pass: (milliseconds) => {
      passed += milliseconds;
    },
    be: (next) => {
      mood = next;
    },
    stop: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A kubeconfig with one context. JSON is YAML. */
function kubeconfigFor(server: string, context: string): string {
  return JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: context, cluster: { server } }],
    users: [{ name: context, user: { token: 'a-token-of-the-stand-in' } }],
    contexts: [{ name: context, context: { cluster: context, user: context } }],
    'current-context': context,
  });
}
