import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Check } from '#checker/types.ts';
import {
  daemonSet,
  daemonSetHeader,
  deploymentHeader,
  node,
  nodeHeader,
  pod,
  podHeader,
  table,
  verdictOn,
} from './pasted.ts';

/** An object may have the name of a program. */
const name = fc.oneof(
  { weight: 9, arbitrary: fc.stringMatching(/^[a-z][a-z0-9-]{0,18}[a-z0-9]$/) },
  { weight: 1, arbitrary: fc.constantFrom('cd', 'cp', 'df', 'time', 'ssh', 'kubectl') },
);
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 6 });
const count = fc.integer({ min: 1, max: 12 });

interface Printed {
  kind: string;
  header: readonly string[];
  rows: string[][];
}

/** Tables of which every row is ready. */
const readyTables: readonly fc.Arbitrary<Printed>[] = [
  fc.tuple(names, count).map(([all, n]) => ({
    kind: 'Pod',
    header: podHeader,
    rows: all.map((each) => pod(each, `${n}/${n}`, 'Running')),
  })),
  names.map((all) => ({
    kind: 'Node',
    header: nodeHeader,
    rows: all.map((each) => node(each, 'Ready')),
  })),
  fc.tuple(names, count).map(([all, n]) => ({
    kind: 'DaemonSet',
    header: daemonSetHeader,
    rows: all.map((each) => daemonSet(each, n, n, n, n, n)),
  })),
  fc.tuple(names, count).map(([all, n]) => ({
    kind: 'Deployment',
    header: deploymentHeader,
    rows: all.map((each) => [each, `${n}/${n}`, String(n), String(n), '5m']),
  })),
];
const readyTable = fc.oneof(...readyTables);

const deciding: Readonly<Record<string, readonly string[]>> = {
  Pod: ['READY', 'STATUS'],
  Node: ['STATUS'],
  DaemonSet: ['CURRENT', 'READY', 'UP-TO-DATE', 'AVAILABLE'],
  Deployment: ['READY', 'UP-TO-DATE', 'AVAILABLE'],
};

const words = [
  'Pending',
  'CrashLoopBackOff',
  'Terminating',
  'Error',
  'NotReady',
  'NotReady,SchedulingDisabled',
  'Init:0/3',
  'Dancing',
  'READY',
  'running',
  'Ready,',
  '0',
  '0/1',
  '0/12',
  '-1',
  '<none>',
  '<unknown>',
  'x',
  '1.0',
  '٣',
  'Run',
  'Runni…',
  '…',
  '?',
  'Running,',
  '1/',
  // Beside an object that is called kubectl, these would make a command of its row.
  'apply',
  'get',
  '-A',
];
/** What is ready in one of the deciding columns of these tables, whatever the count. */
const isReadyWord = (word: string) =>
  /^\d+$|^(\d+)\/\1$|^Running$|^Ready(?:,SchedulingDisabled)?$|^Completed$|^Succeeded$/.test(
    word,
  ) && !/^0|\/0$/.test(word);
const wrong = fc
  .oneof(fc.constantFrom(...words), fc.stringMatching(/^[\w.,:/()<>-]{1,16}$/))
  .filter((word) => !isReadyWord(word));

const everyOne = (kind: string): Check => ({ expect: [{ kind, all: true, ready: true }] });

describe('a table of ready objects', () => {
  test('is met', () => {
    fc.assert(
      fc.property(readyTable, ({ kind, header, rows }) => {
        const text = table(header, ...rows);
        expect(verdictOn(text).verdict).toBe('met');
        expect(verdictOn(text, everyOne(kind)).verdict).toBe('met');
      }),
    );
  });

  test('has no command in it, though an object is called kubectl and its cell is a verb', () => {
    const ready = ['1/1', 'Running', '0', '5m'];
    const text = table(podHeader, ['kubectl', 'apply', ...ready.slice(1)], ['red', ...ready]);
    expect(verdictOn(text, everyOne('Pod')).verdict).not.toBe('met');
  });

  test('any change of a deciding cell away from ready is never met', () => {
    fc.assert(
      fc.property(
        readyTable,
        fc.nat(),
        fc.nat(),
        wrong,
        ({ kind, header, rows }, rowPick, columnPick, word) => {
          const columns = deciding[kind] ?? [];
          const column = header.indexOf(columns[columnPick % columns.length] ?? '');
          const row = rowPick % rows.length;
          const changed = rows.map((cells, index) =>
            index === row ? cells.map((cell, at) => (at === column ? word : cell)) : cells,
          );
          const text = table(header, ...changed);
          expect(verdictOn(text).verdict).not.toBe('met');
          expect(verdictOn(text, everyOne(kind)).verdict).not.toBe('met');
          expect(
            verdictOn(text, { expect: [{ kind, name: rows[row]?.[0], ready: true }] }).verdict,
          ).not.toBe('met');
        },
      ),
      { numRuns: 400 },
    );
  });

  test('cut anywhere before its last two cells is never met', () => {
    fc.assert(
      fc.property(readyTable, fc.nat(), ({ kind, header, rows }, pick) => {
        const text = table(header, ...rows);
        const lastLine = text.lastIndexOf('\n', text.length - 2) + 1;
        const lastCell =
          lastLine + text.slice(lastLine).trimEnd().split(/ {2,}/).slice(0, -2).join('   ').length;
        // From inside its second cell on: a name alone may be a line of its own.
        const second = lastLine + text.indexOf(header[1] ?? '') + 1;
        if (second >= lastCell) return;
        const cut = text.slice(0, second + (pick % (lastCell - second)));
        expect(verdictOn(cut).verdict).not.toBe('met');
        expect(verdictOn(cut, everyOne(kind)).verdict).not.toBe('met');
      }),
    );
  });
});

const noise = fc.oneof(
  fc.constantFrom(
    '',
    '   ',
    '$',
    '$ clear',
    'user@host:~$ ls',
    '# all pods are Running and Ready 1/1',
    'Everything is Running now, 3/3 ready.',
    'E1128 11:13:17.569545   10984 memcache.go:265] "Unhandled Error" err="couldn\'t get current server API group list"',
    'Warning: policy/v1beta1 PodSecurityPolicy is deprecated',
    '现在所有 Pod 都是 Running',
    'agora está Ready',
    '```',
    '---',
    '^C',
    'pod/web created',
    'deployment.apps/web unchanged',
    'node/worker-1 labeled',
    'STATUS: Running',
    'ok',
    '=== done ===',
  ),
  // A line that ends in a continuation sign would be a command that takes the next line with it.
  fc.string().filter((line) => !/[\\^`]\s*$/.test(line)),
);

test('noise lines never turn not-met into met', () => {
  const broken = fc.tuple(readyTable, fc.nat()).map(([printed, pick]) => {
    const notReady: Readonly<Record<string, string>> = {
      Pod: 'CrashLoopBackOff',
      Node: 'NotReady',
      DaemonSet: '0',
      Deployment: '0/1',
    };
    const column = printed.header.indexOf(
      { Pod: 'STATUS', Node: 'STATUS', DaemonSet: 'READY', Deployment: 'READY' }[printed.kind] ??
        '',
    );
    const row = pick % printed.rows.length;
    const rows = printed.rows.map((cells, index) =>
      index === row
        ? cells.map((cell, at) => (at === column ? (notReady[printed.kind] ?? '') : cell))
        : cells,
    );
    return {
      kind: printed.kind,
      lines: table(printed.header, ...rows)
        .trimEnd()
        .split('\n'),
    };
  });
  const insertions = fc.array(fc.tuple(fc.nat(), noise), { maxLength: 6 });
  fc.assert(
    fc.property(broken, insertions, ({ kind, lines }, added) => {
      const noisy = [...lines];
      for (const [at, line] of added) noisy.splice(at % (noisy.length + 1), 0, line);
      const text = noisy.join('\n');
      expect(verdictOn(text).verdict).not.toBe('met');
      expect(verdictOn(text, everyOne(kind)).verdict).not.toBe('met');
    }),
    { numRuns: 400 },
  );
});

test.each(['{', '[', '{\n  "a": {'])('%j below another command hides no row', (brace) => {
  const [header = '', ...rows] = table(
    podHeader,
    pod('a', '1/1', 'Running'),
    pod('b', '0/1', 'CrashLoopBackOff'),
  ).split('\n');
  for (const end of ['', '}\n', '$ clear\n', '}\n]\n'.repeat(2)]) {
    const text = [header, rows[0], '$ ls', brace, rows[1], end].join('\n');
    expect(verdictOn(text).verdict).toBe('failed');
    expect(verdictOn(text, everyOne('Pod')).verdict).toBe('failed');
  }
});

const anyCheck = fc.constantFrom<Check>(
  {},
  everyOne('Pod'),
  everyOne('Node'),
  {
    command: 'kubectl get ds -n kube-system',
    expect: [{ kind: 'DaemonSet', name: 'calico-node', namespace: 'kube-system' }],
  },
  { expect: [{ kind: 'Pod', name: 'a', absent: true }] },
  { expect: [{ kind: 'Pod', match: '*', ready: false }] },
  { expect: [{ table: ['CONTAINER ID', 'STATUS'], columns: { STATUS: 'matches *' } }] },
  { lines: [{ line: 'namespace/web created' }] },
  { lines: [{ absentLine: 'error: *' }] },
  { expect: [], lines: [] },
);

/** Nothing of a kind in a whole listing, its command included: that proves that an object is not there. */
const provesAbsence = (text: string) =>
  /\$ kubectl get pods.*\n[\s\S]*No resources found/.test(text);

test('never met from random text', () => {
  const token = fc.constantFrom(
    'NAME',
    'READY',
    'STATUS',
    'AGE',
    'RESTARTS',
    'a',
    'web',
    '1/1',
    '0/1',
    'Running',
    'Ready',
    '5m',
    '\n',
    '   ',
    ' ',
    '$ kubectl get pods',
    '{',
    '}',
    ':',
    'kind',
    'Pod',
    '---',
    '<none>',
    '\t',
    '│',
    '\u001b[31m',
    '*',
    '&a',
    '"',
    'No resources found',
  );
  const text = fc.oneof(
    fc.string({ maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.string({ unit: token, maxLength: 12 }),
  );
  fc.assert(
    fc.property(text, anyCheck, (pasted, check) => {
      fc.pre(check.expect?.[0]?.absent !== true || !provesAbsence(pasted));
      const { verdict } = verdictOn(pasted, check);
      expect(verdict).not.toBe('met');
    }),
    { numRuns: 2000 },
  );
});
