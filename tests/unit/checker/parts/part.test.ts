import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { hintFor } from '#checker/hint.ts';
import type { PartName } from '#checker/parts/part.ts';
import type { Check } from '#checker/types.ts';
import { harmless, lossy } from '../reading/damage.ts';
import { printTable } from '../reading/print-table.ts';
import { randomTable } from '../reading/random-table.ts';
import { daemonSet, daemonSetHeader, deploymentHeader, node, nodeHeader } from '../pasted.ts';
import { pod, podHeader, replicaSetHeader, table } from '../pasted.ts';

/** An engine of its own with these parts and no others: what a browser has before it has loaded the rest. */
async function engineWith(...names: readonly PartName[]) {
  vi.resetModules();
  const { addParts, part, PartNeeded } = await import('#checker/parts/part.ts');
  const { read } = await import('#checker/reading/read.ts');
  const { assess } = await import('#checker/judging/assess.ts');
  if (names.includes('documents'))
    addParts({ documents: await import('#checker/parts/documents.ts') });
  if (names.includes('judging'))
    addParts({ judging: await import('#checker/parts/more-judging.ts') });
  if (names.includes('reading'))
    addParts({ reading: await import('#checker/parts/more-reading.ts') });

  /** The answer as text, or the part that it needs. */
  return (text: string, check: Check = {}, previous?: string): string => {
    const readAll = (pasted: string) => {
      const reading = read(pasted, hintFor(check));
      return reading.documents?.length ? part('documents').withObjects(reading) : reading;
    };
    try {
      const reading = readAll(text);
      const before = previous === undefined ? undefined : readAll(previous);
      return JSON.stringify([reading, assess(reading, check, before)]);
    } catch (error) {
      if (!(error instanceof PartNeeded)) throw error;
      return error.part;
    }
  };
}

const whole = await engineWith('documents', 'judging', 'reading');
const some = {
  none: await engineWith(),
  reading: await engineWith('reading'),
  judging: await engineWith('judging'),
  documents: await engineWith('documents'),
};

const pods = table(
  podHeader,
  pod('web-1', '1/1', 'Running', '2 (10s ago)'),
  pod('db', '0/1', 'Pending'),
);
const wide = `NAMESPACE     NAME       READY   STATUS    RESTARTS   AGE   IP           NODE     NOMINATED NODE   READINESS GATES
kube-system   coredns    1/1     Running   0          4m    10.244.0.2   worker   <none>           <none>
default       web        1/1     Running   0          4m    <none>       worker   <none>           <none>
`;
const daemonSets = table(daemonSetHeader, daemonSet('calico-node', 3, 3, 2, 3, 2));
const nodes = table(nodeHeader, node('worker-1', 'NotReady'), node('worker-2', 'Ready'));
const deployments = table(deploymentHeader, ['web', '1/1', '1', '1', '5m']);
const all = (kind: string): Check => ({ expect: [{ kind, all: true, ready: true }] });
const one: Check = {
  command: 'kubectl get daemonset calico-node --namespace=kube-system',
  expect: [{ kind: 'DaemonSet', name: 'calico-node', namespace: 'kube-system', ready: true }],
  example: daemonSets,
};

describe('an ordinary table needs no part', () => {
  test.each<[string, string, Check]>([
    ['Pods', pods, {}],
    ['Pods of which one is awaited', pods, { expect: [{ kind: 'Pod', name: 'db', ready: true }] }],
    ['Pods of all namespaces, wide', wide, all('Pod')],
    ['a DaemonSet, as a lesson asks for it', daemonSets, one],
    ['nodes', nodes, all('Node')],
    [
      'nodes that must not be ready yet',
      nodes,
      { expect: [{ kind: 'Node', all: true, ready: false }] },
    ],
    ['Deployments', deployments, all('Deployment')],
    ['StatefulSets', table(['NAME', 'READY', 'AGE'], ['db', '1/1', '5m']), all('StatefulSet')],
    [
      'ReplicaSets',
      `$ kubectl get rs\n${table(replicaSetHeader, ['w', '1', '1', '1', '5m'])}`,
      all('ReplicaSet'),
    ],
    [
      'a table under a prompt',
      `user@host:~$ kubectl get pods -n web\n${pods}user@host:~$`,
      all('Pod'),
    ],
    ['a table between prompts', `$ k get po\n${pods}\n$ `, {}],
    ['a table from PowerShell', `PS C:\\Users\\me> kubectl get pods\n${pods}PS C:\\Users\\me>`, {}],
    [
      'a table from watch',
      `Every 2.0s: kubectl get pods      host: Fri Jun 17 14:53:50 2022\n\n${pods}`,
      {},
    ],
    ['a table with CRLF', pods.replaceAll('\n', '\r\n'), {}],
    ['a table in a fence', `\`\`\`console\n$ kubectl get pods\n${pods}\`\`\``, {}],
    ['an indented table', pods.replaceAll(/^/gm, '    '), {}],
  ])('%s', (_what, text, check) => {
    expect(some.none(text, check)).toBe(whole(text, check));
  });
});

const checks: readonly Check[] = [
  {},
  one,
  all('Pod'),
  { command: 'kubectl get pods', expect: [{ kind: 'Pod', name: 'a', absent: true }] },
  { expect: [{ kind: 'Pod', match: 'a*', count: '>= 1', columns: { READY: '= 1/1' } }] },
  {
    expect: [
      { kind: 'Node', all: true, ready: false },
      { kind: 'Deployment', name: 'web' },
    ],
  },
  { expect: [{ table: ['NAME', 'AGE'], columns: { AGE: 'matches *' } }] },
  { lines: [{ line: 'pod/web created' }, { absentLine: 'error*' }] },
];

/** Every smaller engine gives the same answer as the whole one, or asks for a part that it has not got. */
function expectSame(text: string, check: Check, previous?: string): void {
  const answer = whole(text, check, previous);
  for (const [has, engine] of Object.entries(some)) {
    const given = engine(text, check, previous);
    if (['reading', 'judging', 'documents'].includes(given)) expect(given).not.toBe(has);
    else expect(given).toBe(answer);
  }
}

describe('a part less never gives another answer', () => {
  const damages = [...Object.values(harmless), ...Object.values(lossy)];
  const prompts = [
    '',
    '$ kubectl get all -A\n',
    'root@x:~# kubectl get po,ds -o wide | grep a\n',
    'kgp\n',
  ];

  test('to tables of any kind, in whatever state they come', () => {
    fc.assert(
      fc.property(
        randomTable(),
        fc.constantFrom(...damages),
        fc.constantFrom(...prompts),
        fc.constantFrom(...checks),
        (printed, damage, prompt, check) => {
          const text = printTable(printed);
          expectSame(prompt + damage(text), check);
          expectSame(`${text}\n${prompt}${damage(text)}`, check, text);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('to random text', () => {
    const word = fc.constantFrom(
      ...[
        'NAME',
        'READY',
        'STATUS',
        'NODE',
        'SELECTOR',
        'AGE',
        'X',
        '1/1',
        '(5m',
        'ago)',
        'Running',
        '3',
        '<none>',
      ],
      ...[
        '\n',
        '\n',
        '   ',
        '   ',
        ' ',
        '\t',
        '|',
        '$ ',
        'kubectl get pods',
        '> ',
        '...',
        'pod/a',
        '{',
        'kind: Pod',
      ],
      ...['error: no', 'EOF', '#', '\\', '"a"', '- '],
    );
    const text = fc.oneof(
      fc.string({ unit: word, maxLength: 40 }),
      fc.string({ maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...checks), (pasted, check) => {
        expectSame(pasted, check);
        expectSame(`${pods}${pasted}`, check);
      }),
      { numRuns: 1000 },
    );
  });

  const folder = 'tests/fixtures/kubectl/recorded/';
  const outputs = readdirSync(folder).flatMap(
    (file) =>
      (
        JSON.parse(readFileSync(folder + file, 'utf8')) as {
          outputs: { command: string; text: string }[];
        }
      ).outputs,
  );
  test.each(checks.map((check, index) => [index, check] as const))(
    'to recorded output (%i)',
    (_, check) => {
      for (const { command, text } of outputs) {
        expectSame(text, check);
        expectSame(`$ ${command}\n${text}`, check);
      }
    },
  );
});
