import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { everythingReady } from '#checker/check.ts';
import { objectsIn, verdictOn } from './pasted.ts';

/** Recorded from running API servers, with what the API said of every object at that moment. */
interface Scene {
  scene: string;
  outputs: readonly { command: string; text: string }[];
  truth: Readonly<Record<string, Readonly<Record<string, never>>>>;
}

type Truth = Readonly<Record<string, unknown>>;

const folder = 'tests/fixtures/kubectl/recorded/';
const scenes = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(folder + file, 'utf8')) as Scene,
);

/** Per kind: where the truth keeps it, and what ready means there; 'old' is passed over. */
const truths: Readonly<Record<string, [string, (object: Truth) => boolean | 'old']>> = {
  Node: ['nodes', (node) => node['ready'] === true],
  Pod: [
    'pods',
    (pod) => (pod['ready'] === true || pod['phase'] === 'Succeeded') && pod['terminating'] !== true,
  ],
  DaemonSet: [
    'daemonsets',
    (set) =>
      Number(set['desired']) > 0 && set['allReady'] === true && set['rolloutComplete'] === true,
  ],
  Deployment: [
    'deployments',
    (each) =>
      Number(each['replicas']) > 0 && each['allReady'] === true && each['rolloutComplete'] === true,
  ],
  ReplicaSet: [
    'replicasets',
    (set) =>
      set['replicas'] === 0 && set['current'] === 0
        ? 'old'
        : set['ready'] === set['replicas'] && set['current'] === set['replicas'],
  ],
  StatefulSet: ['statefulsets', (set) => set['allReady'] === true],
  Job: ['jobs', (job) => job['complete'] === true],
  PersistentVolumeClaim: ['persistentvolumeclaims', (phase) => String(phase) === 'Bound'],
  Namespace: ['namespaces', (phase) => String(phase) === 'Active'],
  TigeraStatus: [
    'tigerastatuses',
    (status) =>
      status['Available'] === 'True' &&
      status['Progressing'] === 'False' &&
      status['Degraded'] === 'False',
  ],
};

/** What the API knows of the objects a paste lists: all ready, one not, or unknown to the recording. */
function truthOf(text: string, { truth }: Scene): boolean | undefined {
  const states = objectsIn(text).map(({ kind = '', namespace, name }) => {
    const [group, isReady] = truths[kind] ?? [];
    const objects: Readonly<Record<string, Truth>> = truth[group ?? ''] ?? {};
    const key = Object.keys(objects).find(
      (each) =>
        each === name ||
        each === `${namespace}/${name}` ||
        (namespace === undefined && each.endsWith(`/${name}`)),
    );
    return key === undefined ? undefined : isReady?.(objects[key] ?? {});
  });
  const counted = states.filter((state) => state !== 'old');
  if (counted.includes(false)) return false;
  return counted.includes(undefined) ? undefined : counted.length > 0;
}

/** A Pod on a lost node still prints `1/1 Running`: the print cannot show it (checker-rules, section 7). */
const printsMore = (scene: Scene, command: string): boolean =>
  scene.scene.includes('node-lost') && /\b(?:pods|all)\b/.test(command);

/** Forms that leave deciding columns or rows out: right in the cluster, but nothing shows it. */
const showsLess = (command: string): boolean =>
  /-o name|custom-columns|server-print=false|awk|cut|head|nope|db-9/.test(command);

const ways: readonly [string, (command: string, text: string) => string][] = [
  ['as printed', (_, text) => text],
  ['below the typed command', (command, text) => `ana@lab:~$ ${command}\n${text}ana@lab:~$ `],
  [
    'with CRLF and quoted',
    (command, text) =>
      `$ ${command}\n${text}`
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\r\n'),
  ],
];

describe.each(ways)('recorded output, %s', (way, disguise) => {
  test.each(scenes.map((scene) => [scene.scene, scene] as const))('%s', (_, scene) => {
    for (const { command, text } of scene.outputs) {
      const pasted = command.startsWith('terminal') ? text : disguise(command, text);
      const truth = truthOf(`$ ${command}\n${text}`, scene);
      const { verdict } = verdictOn(pasted, everythingReady);
      const what = `${command}\n${text}`;
      if (truth === false && !printsMore(scene, command)) expect(verdict, what).not.toBe('met');
      const told = way === 'below the typed command' || text.includes('NAME');
      if (truth === true && told && !showsLess(command)) expect(verdict, what).toBe('met');
    }
  });
});
