import { describe, expect, test } from 'vitest';
import { criteriaOf } from '#components/lesson/criteria.ts';
import type { Expectation, LineExpectation } from '#model/types.ts';

const expected = (expectation: Expectation, locale: 'en' | 'pt-BR' | 'zh-CN' = 'en') =>
  criteriaOf({ expect: [expectation] }, locale).map(({ text }) => text);
const lines = (entries: readonly LineExpectation[], locale: 'en' | 'pt-BR' | 'zh-CN' = 'en') =>
  criteriaOf({ lines: entries }, locale);
const texts = (criteria: readonly { text: string }[]) => criteria.map(({ text }) => text);

test.each<[Expectation, string]>([
  [
    { kind: 'DaemonSet', name: 'calico-node', namespace: 'kube-system', ready: true },
    'DaemonSet calico-node in namespace kube-system is ready',
  ],
  [{ kind: 'Deployment', name: 'web' }, 'Deployment web is ready'],
  [{ kind: 'NetworkPolicy', name: 'deny' }, 'NetworkPolicy deny is listed'],
  [{ kind: 'Node', name: 'n1', ready: false }, 'Node n1 is not ready'],
  [{ kind: 'Node', all: true, ready: false }, 'no Node is ready'],
  [{ kind: 'Namespace', name: 'demo', absent: true }, 'Namespace demo is gone'],
  [{ kind: 'Pod', match: 'web-*', absent: true }, 'no Pod whose name begins with “web-” is left'],
  [
    { kind: 'Pod', all: true, namespace: 'demo', ready: true },
    'every Pod in namespace demo is ready',
  ],
  [
    { kind: 'Pod', match: 'calico-*', count: '>= 1', ready: true },
    'every Pod whose name begins with “calico-” is ready',
  ],
  [
    { kind: 'Pod', match: 'calico-*', count: '> 1', ready: true },
    'every Pod whose name begins with “calico-” is ready, and their number is more than 1',
  ],
  [{ kind: 'Pod', all: true, count: 3 }, 'every Pod is ready, and their number is 3'],
  [
    { kind: 'ConfigMap', all: true, count: '<= 2' },
    'the number of objects of kind ConfigMap is at most 2',
  ],
  [
    { kind: 'NetworkPolicy', name: 'deny', columns: { 'POD-SELECTOR': '= <none>' } },
    'for NetworkPolicy deny, POD-SELECTOR is “<none>”',
  ],
  [
    { kind: 'DaemonSet', all: true, columns: { READY: '= column DESIRED', AVAILABLE: '>= 2' } },
    'for every DaemonSet, READY is the value of DESIRED and AVAILABLE is at least 2',
  ],
  [
    { kind: 'Pod', all: true, ready: false, columns: { STATUS: '= Pending' } },
    'no Pod is ready, and for each of them STATUS is “Pending”',
  ],
  [
    { kind: 'Pod', name: 'web', ready: true, columns: { NODE: '!= $NODE_NAME' } },
    'Pod web is ready, and NODE is not your value for NODE_NAME',
  ],
  [
    { kind: 'Pod', name: 'web', columns: { LABELS: 'includes app=web', STATUS: 'one of a,b' } },
    'for Pod web, LABELS has the item “app=web” and STATUS is “a” or “b”',
  ],
  [
    { kind: 'Pod', where: { STATUS: 'one of A, B, C' } },
    'at least one Pod for which STATUS is “A”, “B” or “C” is listed',
  ],
  [
    { kind: 'Pod', match: 'web-*', where: { NODE: '= n1' }, count: '>= 2' },
    'the number of objects of kind Pod whose name begins with “web-” for which NODE is “n1” is at least 2',
  ],
  [
    { kind: 'Pod', where: { NODE: '= n1' }, ready: true },
    'every Pod for which NODE is “n1” is ready',
  ],
  [
    { table: ['NAME', 'DRIVER'], where: { NAME: '= none' }, columns: { DRIVER: '= null' } },
    'in every row in which NAME is “none”, DRIVER is “null”',
  ],
  [
    { table: ['NAME', 'DRIVER'], columns: { NAME: 'matches *x*' }, count: 2 },
    'in every row of the table with NAME, DRIVER: NAME contains “x”, and the number of these rows is 2',
  ],
  [{ table: ['NAME'], where: { NAME: '= none' } }, 'there is a row in which NAME is “none”'],
])('%o is said as a sentence', (expectation, text) => {
  expect(expected(expectation)).toEqual([text]);
});

test.each<[LineExpectation, string]>([
  [{ line: 'exit=0' }, 'a line reads “exit=0”'],
  [{ line: 'pod/web *' }, 'a line begins with “pod/web”'],
  [{ line: '*: exit=1' }, 'a line ends with “: exit=1”'],
  [{ line: '* error *' }, 'a line contains “ error ”'],
  [{ line: 'Made * in web/*' }, 'a line looks like “Made … in web/…”'],
  [{ line: '*' }, 'a line is any text'],
  [{ line: '*', ends: ['done'] }, 'a line ends with done'],
  [
    { line: 'daemonset.apps/x *', ends: ['created', 'configured', 'unchanged'] },
    'a line begins with “daemonset.apps/x” and ends with created, configured or unchanged',
  ],
  [{ line: 'exit=0', after: 'wget\n  x' }, 'after the command “wget x”, a line reads “exit=0”'],
  [{ line: 'timed out', times: 1 }, 'a line reads “timed out” (number of such lines: 1)'],
  [{ absentLine: 'error*' }, 'no line begins with “error”'],
])('%o is said as a sentence', (entry, text) => {
  expect(texts(lines([entry]))).toEqual([text]);
});

describe('what is alike shares a sentence', () => {
  test('objects of which one state is asked, by kind and namespace', () => {
    const object = { namespace: 'demo', ready: true };
    const expect_ = [
      { kind: 'Deployment', name: 'web', ...object },
      { kind: 'Node', all: true, ready: true },
      { kind: 'Deployment', name: 'api', ...object },
      { kind: 'DaemonSet', name: 'agent', ready: true },
    ];
    expect(criteriaOf({ expect: expect_ }, 'en')).toEqual([
      {
        text: 'these are ready: Deployment web and api in namespace demo; DaemonSet agent',
        of: [0, 2, 3],
      },
      { text: 'every Node is ready', of: [1] },
    ]);
  });

  test('lines of one shape, counted after the objects', () => {
    const check = {
      expect: [{ kind: 'Node', all: true }],
      lines: [
        { line: 'serviceaccount/a *', ends: ['created', 'unchanged'] },
        { line: 'serviceaccount/b *', ends: ['created', 'unchanged'] },
        { absentLine: 'v1*' },
        { absentLine: 'v2*' },
        { line: 'c *' },
      ],
    };
    expect(criteriaOf(check, 'en').slice(1)).toEqual([
      {
        text: 'one line each begins with “serviceaccount/a”, “serviceaccount/b” and ends with created or unchanged',
        of: [1, 2],
      },
      { text: 'no line begins with “v1”, “v2”', of: [3, 4] },
      { text: 'a line begins with “c”', of: [5] },
    ]);
  });

  test('but lines that are counted do not', () => {
    expect(
      lines([
        { line: 'a', times: 2 },
        { line: 'b', times: 2 },
      ]),
    ).toHaveLength(2);
  });
});

test('that there is no other line is said once', () => {
  expect(lines([{ line: 'lo', only: true }, { line: 'eth0 *' }])).toEqual([
    { text: 'a line reads “lo”', of: [0] },
    { text: 'a line begins with “eth0”', of: [1] },
    { text: 'there is no other line', of: [0] },
  ]);
});

test('every language says conditions in its own words', () => {
  const pod: Expectation = {
    kind: 'Pod',
    match: 'web-*',
    namespace: 'demo',
    columns: { LABELS: 'matches *app=web*', STATUS: 'one of a, b', RESTARTS: '<= 3' },
  };
  expect(expected(pod, 'pt-BR')).toEqual([
    'para todo objeto Pod cujo nome começa com “web-” no namespace demo, LABELS contém “app=web” e STATUS é “a” ou “b” e RESTARTS é no máximo 3',
  ]);
  expect(expected(pod, 'zh-CN')).toEqual([
    '名字空间 demo 中名称以“web-”开头的 Pod 均满足：LABELS 包含“app=web”且 STATUS 为“a”或“b”且 RESTARTS 至多为 3',
  ]);
});

test('Portuguese names objects so that every kind agrees, Chinese sets blanks between Han and Latin', () => {
  const policy: Expectation = {
    kind: 'NetworkPolicy',
    name: 'deny',
    namespace: 'demo',
    ready: false,
  };
  expect(expected(policy, 'pt-BR')).toEqual([
    'o objeto NetworkPolicy deny do namespace demo não está pronto',
  ]);
  expect(expected(policy, 'zh-CN')).toEqual(['名字空间 demo 中的 NetworkPolicy deny 未就绪']);
  const applied = [
    { line: 'x *', ends: ['created', 'configured'] },
    { line: 'y *', ends: ['created', 'configured'] },
  ];
  expect(texts(lines(applied, 'pt-BR'))).toEqual([
    'para cada um destes textos, uma linha começa com “x”, “y” e termina com created ou configured',
  ]);
  expect(texts(lines(applied, 'zh-CN'))).toEqual([
    '分别有一行以“x”、“y”开头且以 created 或 configured 结尾',
  ]);
});
