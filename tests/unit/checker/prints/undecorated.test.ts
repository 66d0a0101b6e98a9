import { describe, expect, test } from 'vitest';
import { read } from '#checker/prints/read.ts';
import { codesOf, deploymentHeader, pod, podHeader, table, verdictOn } from '../pasted.ts';

const boxed = (text: string) => {
  const lines = text.trimEnd().split('\n');
  const width = Math.max(...lines.map(({ length }) => length));
  const edge = '─'.repeat(width + 2);
  return `┌${edge}┐\n${lines.map((line) => `│ ${line.padEnd(width)} │`).join('\n')}\n└${edge}┘\n`;
};
const everyLine = (sign: (number: number) => string) => (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line, index) => `${sign(index + 1)}${line}`)
    .join('\n');

describe.each([
  ['quoted', everyLine(() => '> ')],
  ['quoted twice', everyLine(() => '> > ')],
  ['commented', everyLine(() => '# ')],
  ['added in a diff', everyLine(() => '+ ')],
  ['numbered by an editor', everyLine((number) => `${number}: `)],
  ['numbered by `cat -n`', everyLine((number) => `${String(number).padStart(6)}\t`)],
  ['numbered in a margin', everyLine((number) => `${String(number).padStart(4)}  `)],
  ['boxed', boxed],
])('a paste that was %s', (_, decorate) => {
  test('says what kubectl complained of below a table', () => {
    const pasted = decorate(
      `$ kubectl get pods a b\n${table(podHeader, pod('a', '1/1', 'Running'))}Error from server (NotFound): pods "b" not found\n`,
    );
    const verdict = verdictOn(pasted);
    expect([verdict.verdict, codesOf(verdict)]).toEqual(['missing', ['kubectl-not-found']]);
  });

  test('says what kubectl complained of instead of an answer', () => {
    const refused =
      'The connection to the server 10.0.0.1:6443 was refused - did you specify the right host or port?';
    const verdict = verdictOn(decorate(`$ kubectl get nodes\n${refused}\n`));
    expect([verdict.verdict, codesOf(verdict)]).toEqual(['failed', ['kubectl-refused']]);
  });

  test('shows its rows, though there is no header', () => {
    const pasted = decorate(
      `$ kubectl get pods --no-headers\na   1/1   Running            0            5m\nb   0/1   CrashLoopBackOff   3 (5s ago)   5m\n`,
    );
    expect(read(pasted).tables.flatMap(({ rows }) => rows.map(({ name }) => name))).toEqual([
      'a',
      'b',
    ]);
    expect(verdictOn(pasted).verdict).toBe('failed');
  });

  test('has several tables, with the command above them', () => {
    const pasted = decorate(
      `$ kubectl get pods,deploy -n lab\n${table(podHeader, pod('pod/a', '1/1', 'Running'))}\n${table(deploymentHeader, ['deployment.apps/a', '1/1', '1', '1', '5m'])}`,
    );
    expect(read(pasted).tables).toMatchObject([
      { kind: 'Pod', rows: [{ name: 'a', namespace: 'lab' }] },
      { kind: 'Deployment', rows: [{ name: 'a', namespace: 'lab' }] },
    ]);
    expect(verdictOn(pasted).verdict).toBe('met');
  });
});

test('what a comment says of an error is no error of the paste', () => {
  const pasted = `# Error from server (NotFound): pods "b" not found\n`;
  expect(read(pasted).errors).toEqual([]);
});
