import { expect, test } from 'vitest';
import { check as judge } from '#checker/check.ts';
import type { Check } from '#checker/types.ts';
import { makeReport, type PasteKept, type PasteReport } from '#islands/make-report.ts';
import { findings } from '#i18n/en/findings.ts';
import { report as reportMessages } from '#i18n/en/report.ts';
import { say } from '#i18n/say.ts';

const command = 'kubectl get pods --namespace=kube-system';
const all: Check = {
  command,
  expect: [{ kind: 'Pod', all: true, namespace: 'kube-system', ready: true }],
};
const header = 'NAME   READY   STATUS             RESTARTS   AGE';

const words = { ...findings, ...reportMessages };

function reportOn(text: string, check = all, kept: PasteKept = 'kept'): PasteReport {
  return makeReport(judge(text, check), check, kept, (key, params) =>
    say(words, 'en', key, params),
  );
}

const tableOf = (text: string, check = all) => reportOn(text, check).pasted?.tables[0];
const next = (text: string, check = all) => reportOn(text, check).next?.commands ?? [];

test('rows stand worst first, with the cells that decided', () => {
  const table = tableOf(
    `${header}\na      1/1     Running            0          1m\nb      0/1     CrashLoopBackOff   0          1m\nc      0/1     Pending            0          1m\n`,
  );
  expect(table?.rows.map(({ cells, reads, word }) => [cells[0]?.text, reads, word])).toEqual([
    ['b', 'failed', 'failed'],
    ['c', 'progressing', 'not yet'],
    ['a', 'ready', 'ready'],
  ]);
  expect(table?.rows[0]?.cells.filter(({ deciding }) => deciding).map(({ text }) => text)).toEqual([
    '0/1',
    'CrashLoopBackOff',
  ]);
});

test('it has the codes of all findings, each once: an author may hint at one of them', () => {
  const row = (name: string) => `${name}      0/1     CrashLoopBackOff   0          1m`;
  expect(reportOn([header, row('a'), row('b'), ''].join('\n')).codes).toEqual([
    'pod-crashing',
    'namespace-assumed',
  ]);
});

test('a long table is shown as far as it helps, and the rest is counted', () => {
  const rows = Array.from(
    { length: 250 },
    (_, index) => `p${index}   1/1     Running            0          1m`,
  );
  const table = tableOf(`${header}\n${rows.join('\n')}\n`);
  expect(table?.rows).toHaveLength(100);
  expect(table?.more).toBe('150 more rows');
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

const word = (text: string, check: Check) => reportOn(text, check).word;
const policies = `$ kubectl get netpol\nNAME    POD-SELECTOR   AGE\ndeny    <none>         1m\n`;
const running = `${header}\na      1/1     Running            0          1m\n`;

test('what is ready is called ready', () => {
  expect(word(running, all)).toBe('Ready');
  expect(word(`$ ${command}\n${running}`, {})).toBe('Ready');
});

test('objects that have no readiness are called listed, not ready', () => {
  expect(word(policies, {})).toBe('Listed');
  expect(word(`${policies}\n$ ${command}\n${running}`, {})).toBe('Ready');
  const check = (ready?: boolean): Check => ({
    expect: [{ kind: 'NetworkPolicy', name: 'deny', ready }],
  });
  expect(word(policies, check())).toBe('Listed');
  expect(tableOf(policies, check())?.rows[0]?.word).toBe('listed');
  expect(word(policies, check(true))).toBe('Cannot tell');
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
    expect(word(text, check)).toBe('As expected');
  },
);

const containers = 'NAME    STATE\nweb     Up\nstore   Exited\n';
const docker = (name: string): Check => ({
  expect: [{ table: ['NAME', 'STATE'], where: { NAME: `= ${name}` }, columns: { STATE: '= Up' } }],
});

test('a row that is asked for by its cells fits or does not; it is never ready', () => {
  const fits = reportOn(containers, docker('web'));
  expect(fits).toMatchObject({ word: 'As expected', progress: undefined });
  expect(fits.pasted?.tables[0]?.rows.map(({ word }) => word)).toEqual(['fits', '–']);
  const differs = tableOf(containers, docker('store'));
  expect(differs?.rows.map(({ word }) => word)).toEqual(['does not fit', '–']);
});

const pulling =
  'NAME   READY   STATUS             RESTARTS   AGE\nweb    0/1     ImagePullBackOff   0          1m\n';
const asksForState = (state: string): Check => ({
  expect: [{ kind: 'Pod', name: 'web', columns: { STATUS: `= ${state}` } }],
});

test.each([
  ['fits', pulling, 'ImagePullBackOff'],
  ['does not fit', pulling, 'Running'],
  ['fits', running.replace('a ', 'web '), 'Running'],
  ['does not fit', running.replace('a ', 'web '), 'ImagePullBackOff'],
])('an object that is asked for by its cells alone %s', (reads, text, state) => {
  const report = reportOn(`$ kubectl get pods\n${text}`, asksForState(state));
  expect(report.pasted?.tables[0]?.rows[0]?.word).toBe(reads);
  expect(report.word).not.toBe('Ready');
});

test('a paste that is not kept is told of', () => {
  expect(reportOn(running).notice).toBe('');
  expect(reportOn(running, all, 'tooLarge').notice).toContain('larger than 1 MB');
  expect(reportOn(running, all, 'notKept').notice).toContain('does not let the page keep');
});

test('the live region hears the word, how far it is and the first reason', () => {
  expect(reportOn(running).sentence).toMatch(/^Ready\. 1 of 1 ready/);
  expect(reportOn('').sentence).toMatch(/^Cannot tell\. ./);
});

test('what changed since the paste before is said first, and is no reason among others', () => {
  const rows = (ready: string) =>
    [header, ...Array.from({ length: 14 }, (_, i) => `p${i}   0/${i + 2}   Running   0   1m`)]
      .concat(`web    ${ready}   Running   0   1m`, '')
      .join('\n');
  const verdict = judge(rows('1/1'), all, rows('0/1'));
  const { since, sentence, findings } = makeReport(verdict, all, 'kept', (key, params) =>
    say(words, 'en', key, params),
  );
  expect(since).toBe('Last time: 0 of 15 ready; now: 1 of 15.');
  expect(sentence).toMatch(/^Last time: 0 of 15 ready; now: 1 of 15\. Not yet\. 1 of 15 ready\. /);
  expect(findings?.items.filter(({ text }) => text.includes('Last time'))).toEqual([]);
  expect(reportOn(rows('1/1')).since).toBe('');
});

test('many tables are shown without going through all objects for each of them', () => {
  const tables = Array.from(
    { length: 300 },
    (_, at) => `${header}\na-${at}  1/1     Running            0          1m\n`,
  );
  const verdict = judge(tables.join(''), {});
  let looks = 0;
  const objects = verdict.objects.map(({ row, ...object }) => ({
    ...object,
    get row() {
      looks += 1;
      return row;
    },
  }));
  const { pasted } = makeReport({ ...verdict, objects }, {}, 'kept', (key, params) =>
    say(words, 'en', key, params),
  );
  expect(pasted?.tables).toHaveLength(300);
  expect(objects).toHaveLength(300);
  expect(looks).toBeLessThanOrEqual(4 * objects.length);
});

test('no full meter stands beside what is not ready', () => {
  const both: Check = {
    ...all,
    expect: ['a', 'b'].map((name) => ({ kind: 'Pod', name, namespace: 'kube-system' })),
  };
  const { verdict, progress } = reportOn(
    `${header}\na      1/1     Running   0          1m\n`,
    both,
  );
  expect([verdict, progress]).toEqual(['missing', undefined]);
});
