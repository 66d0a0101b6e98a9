import { spawn } from 'node:child_process';
import { environmentOf, type Kubectl } from './kubectls.ts';
import type { Cluster } from './start-cluster.ts';

/** What a terminal shows of a command: both outputs, in the order in which they came. */
export interface Shown {
  text: string;
  exitCode: number;
}

/** A shell in which `kubectl` is this one, and the cluster this one; it works in the cluster's folder. */
export const terminal =
  (cluster: Cluster, kubectl: Kubectl) =>
  (command: string, { timeout = 20_000, env = {} } = {}): Promise<Shown> =>
    new Promise((done) => {
      const child = spawn('bash', ['-c', `exec 2>&1; ${command}`], {
        cwd: cluster.folder,
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout,
        env: { ...environmentOf(kubectl, cluster.folder, cluster.kubeconfig), ...env },
      });
      let text = '';
      child.stdout.on('data', (part: Buffer) => (text += part.toString('utf8')));
      child.on('close', (code) => {
        done({ text, exitCode: code ?? -1 });
      });
    });

/** A text with everything that no two runs have in common as one word: ages, generated names, addresses; one blank between cells. */
export const masked = (text: string): string =>
  text
    .replaceAll(/-[bcdfghj-np-tv-xz24-9]{5}\b/g, '-POD')
    .replaceAll(/-[bcdfghj-np-tv-xz24-9]{8,10}\b/g, '-HASH')
    .split('\n')
    .map((line) => line.split(/ +/).map(ageless).join(' ').trimEnd())
    .join('\n');

const ageless = (cell: string): string => (/^(?:\d+[smhdy])+$/.test(cell) ? 'AGE' : cell);
