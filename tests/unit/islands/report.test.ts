import { expect, test } from 'vitest';
import { assess } from '#checker/assess.ts';
import { read } from '#checker/read.ts';
import type { Check } from '#checker/types.ts';
import { makeReport, type Report } from '#islands/report.ts';

const command = 'kubectl get pods --namespace=kube-system';
const all: Check = {
  command,
  expect: [{ kind: 'Pod', all: true, namespace: 'kube-system', ready: true }],
};
const header = 'NAME   READY   STATUS             RESTARTS   AGE';

function reportOn(text: string, check = all): Report {
  const reading = read(text, { command: check.command });
  return makeReport(reading, assess(reading, check), check);
}

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
  expect(reportOn(text).next).toEqual([command]);
});

test('after a row that is not ready the commands to run next look at that object', () => {
  const { next } = reportOn(`${header}\nb      0/1     CrashLoopBackOff   3          1m\n`);
  expect(next[0]).toContain(' b -n kube-system');
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
  expect(reportOn('daemon set "calico-node" successfully rolled out', rollout).next).toEqual([
    'kubectl get daemonset calico-node -n kube-system',
  ]);
});
