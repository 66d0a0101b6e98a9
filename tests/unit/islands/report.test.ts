import { expect, test } from 'vitest';
import { check as judge } from '#checker/check.ts';
import type { Check } from '#checker/types.ts';
import { nextCommands } from '#islands/next-commands.ts';
import { makeReport, type Report } from '#islands/report.ts';
import { verdictWord } from '#islands/verdict-word.ts';

const command = 'kubectl get pods --namespace=kube-system';
const all: Check = {
  command,
  expect: [{ kind: 'Pod', all: true, namespace: 'kube-system', ready: true }],
};
const header = 'NAME   READY   STATUS             RESTARTS   AGE';

function reportOn(text: string, check = all): Report {
  return makeReport(judge(text, check));
}

const next = (text: string, check = all) => nextCommands(reportOn(text, check), check);

test('rows stand worst first, with the cells that decided', () => {
  const { tables } = reportOn(
    `${header}\na      1/1     Running            0          1m\nb      0/1     CrashLoopBackOff   0          1m\nc      0/1     Pending            0          1m\n`,
  );
  expect(tables[0]?.rows.map(({ cells, status }) => [cells[0]?.text, status])).toEqual([
    ['b', 'failed'],
    ['c', 'progressing'],
    ['a', 'ready'],
  ]);
  expect(
    tables[0]?.rows[0]?.cells.filter(({ deciding }) => deciding).map(({ text }) => text),
  ).toEqual(['0/1', 'CrashLoopBackOff']);
});

test('a long table is shown as far as it helps, and the rest is counted', () => {
  const rows = Array.from(
    { length: 250 },
    (_, index) => `p${index}   1/1     Running            0          1m`,
  );
  const { tables } = reportOn(`${header}\n${rows.join('\n')}\n`);
  expect(tables[0]?.rows).toHaveLength(100);
  expect(tables[0]?.moreRows).toBe(150);
});

test.each([
  ['nothing', ''],
  ['prose', 'all is well'],
  [
    'another output',
    'NAME   STATUS   ROLES    AGE   VERSION\nn1     Ready    <none>   1m    v1.36.1\n',
  ],
  ['nothing found', 'No resources found in kube-system namespace.'],
])('after %s the command to run next is the one that the check asks for', (_, text) => {
  expect(next(text)).toEqual([command]);
});

test('after a row that is not ready the commands to run next look at that object', () => {
  const [first] = next(`${header}\nb      0/1     CrashLoopBackOff   3          1m\n`);
  expect(first).toContain(' b -n kube-system');
});

test('each criterion has its own verdict', () => {
  const check: Check = {
    command,
    expect: [
      ...(all.expect ?? []),
      { kind: 'Pod', name: 'z', namespace: 'kube-system', ready: true },
    ],
  };
  const { criteria } = reportOn(
    `${header}\na      1/1     Running            0          1m\n`,
    check,
  );
  expect(criteria).toEqual(['met', 'missing']);
});

test('after "successfully rolled out" alone the command to run next is another one', () => {
  const rollout: Check = {
    command: 'kubectl rollout status ds/calico-node -n kube-system',
    expect: [{ kind: 'DaemonSet', name: 'calico-node', namespace: 'kube-system', ready: true }],
  };
  expect(next('daemon set "calico-node" successfully rolled out', rollout)).toEqual([
    'kubectl get daemonset calico-node -n kube-system',
  ]);
});

const cutShort = `${header}\na      1/1     Running            0          1m\n...\n`;

test('where no lesson asks and rows were left out, the command to run next is the one in the paste', () => {
  expect(next(`$ kubectl get pods -n web\n${cutShort}`, {})).toEqual(['kubectl get pods -n web']);
});

test.each([
  ['nothing that changes something', 'kubectl delete pods --all'],
  ['nothing that is more than one command', 'kubectl get pods; rm -rf get'],
])('%s is run once more', (_, typed) => {
  expect(next(`$ ${typed}\n${cutShort}`, {})).toEqual([]);
});

const word = (text: string, check: Check) => verdictWord(reportOn(text, check), check);
const policies = `$ kubectl get netpol\nNAME    POD-SELECTOR   AGE\ndeny    <none>         1m\n`;
const running = `${header}\na      1/1     Running            0          1m\n`;

test('what is ready is called ready', () => {
  expect(word(running, all)).toBe('verdict.met');
  expect(word(`$ ${command}\n${running}`, {})).toBe('verdict.met');
});

test('objects that have no readiness are called listed, not ready', () => {
  expect(word(policies, {})).toBe('report.listed');
  expect(word(`${policies}\n$ ${command}\n${running}`, {})).toBe('verdict.met');
  const check: Check = { expect: [{ kind: 'NetworkPolicy', name: 'deny' }] };
  expect(word(policies, check)).toBe('report.listed');
  const ready: Check = { expect: [{ kind: 'NetworkPolicy', name: 'deny', ready: true }] };
  expect(word(policies, ready)).toBe('verdict.unreadable');
});

test.each<[string, string, Check]>([
  [
    'not ready',
    'NAME   STATUS     ROLES    AGE   VERSION\nn1     NotReady   <none>   1m    v1.36.1\n',
    { expect: [{ kind: 'Node', all: true, ready: false }] },
  ],
  ['a line', 'exit=0\n', { lines: [{ line: 'exit=0' }] }],
  [
    'gone',
    'Error from server (NotFound): namespaces "demo" not found\n',
    { expect: [{ kind: 'Namespace', name: 'demo', absent: true }] },
  ],
])(
  'a check that asks for something else than ready is never called ready: %s',
  (_, text, check) => {
    expect(word(text, check)).toBe('report.expected');
  },
);
