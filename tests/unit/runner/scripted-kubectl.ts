import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A thread, for tests wait for whole scripts that ask it. */
const answering = new Worker(resolve('tests/fixtures/run/kubectl.js'));
answering.unref();
const [port] = (await once(answering, 'message')) as [number];

/** The scripted kubectl: the folder to put on the PATH, and the environment that it needs. */
export const scriptedKubectl = {
  bin: resolve('tests/fixtures/run/bin'),
  env: (state: string): Record<string, string> => ({
    CLUSTER_STATE: state,
    KUBECTL_PORT: String(port),
  }),
};
