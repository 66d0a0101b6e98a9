import { describe, expect, test } from 'vitest';
import { columnsPhrase, conditionPhrase } from '#checker/verdict/phrased.ts';
import type { Check, VerdictCode } from '#checker/types.ts';
import { codesOf, table, verdictOn } from '../pasted.ts';

const onNode: Check = {
  expect: [
    {
      table: ['NAME', 'STATUS', 'NODE'],
      where: { NAME: 'matches plain-*', NODE: '= $NODE_NAME' },
      columns: { STATUS: '= Running' },
      count: '>= 2',
    },
  ],
};
const chosen: Check = { ...onNode, variables: { NODE_NAME: 'worker-1' } };
const header = ['NAME', 'STATUS', 'NODE'];
const rows = (...listed: string[][]) => table(header, ...listed);
const one = rows(['plain-a', 'Running', 'worker-1'], ['tolerant-b', 'Running', 'worker-2']);

test.each<[string, string, Check, VerdictCode, string[]]>([
  ['a value that nobody has given', one, onNode, 'unreadable', ['variable-unset']],
  ['a value without any row', rows(), onNode, 'unreadable', ['variable-unset']],
  ['too few rows', one, chosen, 'missing', ['rows-differ']],
  [
    'no row on that node',
    rows(['plain-a', 'Running', 'worker-2']),
    chosen,
    'missing',
    ['rows-missing'],
  ],
  ['a header and no row', rows(), chosen, 'missing', ['rows-none']],
  ['another table', table(['NAME', 'AGE'], ['a', '5m']), chosen, 'unrelated', ['unrelated']],
])('%s is told once', (_, pasted, check, verdict, codes) => {
  const judged = verdictOn(pasted, check);
  expect([judged.verdict, codesOf(judged)]).toEqual([verdict, codes]);
});

test('what rows should have is said with the learner’s values', () => {
  const [first] = verdictOn(rows(['plain-a', 'Running', 'worker-2']), chosen).findings;
  expect(first?.params).toEqual({
    columns: ['NAME', 'STATUS', 'NODE'],
    conditions: columnsPhrase({ NAME: 'matches plain-*', NODE: '= worker-1' }),
  });
});

test('a condition on a cell is said with the learner’s values', () => {
  const check: Check = {
    expect: [{ table: header, columns: { NODE: '!= $NODE_NAME' } }],
    variables: { NODE_NAME: 'worker-1' },
  };
  const [first] = verdictOn(rows(['plain-a', 'Running', 'worker-1']), check).findings;
  expect(first).toMatchObject({
    code: 'cell-unmet',
    params: { condition: conditionPhrase('!= worker-1') },
  });
});

describe('rows of a table', () => {
  const running: Check = {
    command: 'kubectl get pods -o wide',
    expect: [{ table: header, columns: { STATUS: '= Running' } }],
  };
  const row = (name: string, status: string) => [name, status, 'worker-1'];
  const verdictsOf = (text: string, check = running) => {
    const { verdict, objects, progress } = verdictOn(text, check);
    return [verdict, objects.map(({ name, status }) => `${name} ${status}`), progress];
  };

  test('the last row of a name counts', () => {
    const late = rows(row('a', 'Pending'), row('b', 'Running'), row('a', 'Running'));
    expect(verdictsOf(late)).toEqual(['met', ['b listed', 'a listed'], { ready: 2, total: 2 }]);
  });

  test('rows without a name are each one of their own', () => {
    const nameless: Check = { expect: [{ table: ['IP', 'STATUS'], count: 2 }] };
    const text = 'IP         STATUS\n10.0.0.1   up\n10.0.0.1   up\n';
    expect(verdictsOf(text, nameless)[2]).toEqual({ ready: 2, total: 2 });
  });

  test('one name in two namespaces is two rows', () => {
    const wide: Check = { expect: [{ table: ['NAMESPACE', 'NAME', 'STATUS'], count: 2 }] };
    const text = table(['NAMESPACE', 'NAME', 'STATUS'], ['x', 'a', 'up'], ['y', 'a', 'up']);
    expect(verdictsOf(text, wide)[0]).toBe('met');
  });

  test.each([
    ['kubectl get pods -o wide', 'met'],
    ['kubectl get po --output=wide', 'met'],
    ['kubectl get pods', 'unreadable'],
    ['kubectl get pods -o wide | grep Running', 'unreadable'],
    ['kubectl get pods -o wide -l app=a', 'unreadable'],
    ['kubectl --context other get pods -o wide', 'unreadable'],
    ['kubectl get nodes -o wide', 'unreadable'],
    ['docker ps', 'unreadable'],
  ])('printed by %j they are %s', (command, verdict) => {
    expect(verdictsOf(`$ ${command}\n${rows(row('a', 'Running'))}`)[0]).toBe(verdict);
  });

  test('a condition that cannot be tried on a row is said, whatever the others say', () => {
    const many: Check = { expect: [{ table: header, where: { NAME: 'matches a*', NODE: '> 3' } }] };
    expect(codesOf(verdictOn(rows(row('a', 'Running'), row('b', 'Running')), many))).toContain(
      'cell-unmet',
    );
  });

  test.each([
    ['the command of another system', 'docker ps', 'met'],
    ['neither', 'podman ps', 'unreadable'],
  ])('a check may have commands in place of its own: %s', (_, command, verdict) => {
    const others: Check = { ...running, alternatives: ['crictl ps', 'docker ps'] };
    expect(verdictsOf(`$ ${command}\n${rows(row('a', 'Running'))}`, others)[0]).toBe(verdict);
  });

  test('below the check’s own command, what another printed does not count', () => {
    const own = `$ kubectl get pods -o wide\n${rows(row('a', 'Running'))}`;
    const other = `$ kubectl get nodes -o wide\n${rows(row('b', 'Pending'))}`;
    expect(verdictsOf(own + other)).toEqual(['met', ['a listed'], { ready: 1, total: 1 }]);
    expect(codesOf(verdictOn(other, running))).toEqual(['listing-narrowed']);
  });

  test.each([
    [
      'the same kinds and form',
      'kubectl get pods,nodes -o wide',
      'kubectl get po,no -o wide',
      'met',
    ],
    ['another form', 'kubectl get pods', 'kubectl get pods -o wide', 'unreadable'],
    ['another verb', 'kubectl get pods', 'kubectl top pods', 'unreadable'],
    ['no kubectl at all', 'kubectl get pods', 'show pods', 'unreadable'],
    ['no kubectl in the check', 'show pods', 'kubectl get pods', 'unreadable'],
    ['other words of another program', 'show pods', 'show -a pods', 'unreadable'],
    ['a filter of its own', 'kubectl get pods | head -2', 'kubectl get pods | head -2', 'met'],
    ['all, where the check has a filter', 'kubectl get pods | head -2', 'kubectl get pods', 'met'],
  ])('a command asks for as much as the check’s: %s', (_, command, typed, verdict) => {
    const check: Check = { ...running, command };
    expect(verdictsOf(`$ ${typed}\n${rows(row('a', 'Running'))}`, check)[0]).toBe(verdict);
  });

  test('a row that is cut is told, and counts for nothing', () => {
    const cut = `${table(['NAME', 'READY', 'STATUS', 'RESTARTS', 'AGE', 'NODE'], ['a', '1/1', 'Running', '0', '5m', 'n1'])}b   1/1`;
    const check: Check = {
      expect: [{ table: ['NAME', 'STATUS'], columns: { STATUS: '= Running' } }],
    };
    const { verdict, findings, objects } = verdictOn(cut, check);
    expect([verdict, findings.map(({ code, params }) => [code, params['name']])]).toEqual([
      'unreadable',
      [['row-cut', 'b']],
    ]);
    expect(objects.map(({ name }) => name)).toEqual(['a']);
  });

  test('containers of Docker have NAMES, and the last row of each counts', () => {
    const containers: Check = {
      expect: [{ table: ['NAMES', 'STATUS'], columns: { STATUS: 'matches Up*' } }],
    };
    const listed = (status: string) =>
      table(['CONTAINER ID', 'STATUS', 'NAMES'], ['2f5d6c8a9b01', status, 'kind-worker']);
    expect(verdictsOf(`${listed('Exited (0)')}\n${listed('Up 2 minutes')}`, containers)[0]).toBe(
      'met',
    );
  });

  test('without any row the number is not said besides, but a number nobody can read is', () => {
    const counted = (count: string): Check => ({
      expect: [{ table: header, where: { NAME: '= z' }, count }],
    });
    const text = rows(row('a', 'Running'));
    expect(codesOf(verdictOn(text, counted('>= 2')))).toEqual(['rows-missing']);
    const unreadable = verdictOn(text, counted('many'));
    expect([unreadable.verdict, codesOf(unreadable)]).toEqual([
      'unreadable',
      ['condition-unreadable', 'rows-missing'],
    ]);
  });

  test('too few rows are told with their columns', () => {
    const check: Check = { expect: [{ table: header, count: 2 }] };
    expect(verdictOn(rows(row('a', 'Running')), check).findings[0]?.params).toMatchObject({
      columns: header,
      found: 1,
    });
  });

  test('a row with what still grows is on its way', () => {
    const check: Check = { expect: [{ table: ['NAME', 'READY'], columns: { READY: '= 3' } }] };
    const { verdict, objects } = verdictOn(table(['NAME', 'READY'], ['a', '2']), check);
    expect([verdict, objects[0]?.status]).toEqual(['waiting', 'progressing']);
  });
});
