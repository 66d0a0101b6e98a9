import { expect, test } from 'vitest';
import { phrase } from '#checker/phrases.ts';
import { linePhrase } from '#checker/verdict/phrased.ts';
import type { Check, VerdictCode } from '#checker/types.ts';
import { table, verdictOn } from '../pasted.ts';

const untaint: Check = {
  lines: [{ line: 'node/$NODE_NAME untainted' }],
  variables: { NODE_NAME: 'w1' },
};
const probe: Check = { lines: [{ line: 'exit=0', after: 'probe' }] };
const applied: Check = { command: 'kubectl apply -f a.yaml', lines: [{ line: 'pod/a *' }] };
const pods: Check = { expect: [{ kind: 'Pod', all: true, namespace: 'web', ready: true }] };
const elsewhere = table(
  ['NAMESPACE', 'NAME', 'READY', 'STATUS', 'RESTARTS', 'AGE'],
  ['default', 'a', '1/1', 'Running', '0', '5m'],
);

test.each<[string, string, Check, VerdictCode, string, object]>([
  [
    'another node than the learner’s is named beside theirs',
    'node/w2 untainted',
    untaint,
    'unrelated',
    'unrelated',
    {
      pasted: [phrase('value.text', { text: 'node/w2 untainted' })],
      expected: [phrase('paste.line', { condition: linePhrase('node/w1 untainted') })],
    },
  ],
  [
    'of the right line without its command, the command is asked for',
    'exit=0',
    probe,
    'missing',
    'command-missing',
    { command: 'probe' },
  ],
  [
    'a command that printed nothing',
    '$ kubectl apply -f a.yaml',
    applied,
    'missing',
    'command-only',
    {},
  ],
  [
    'Pods of other namespaces only',
    elsewhere,
    pods,
    'missing',
    'found-elsewhere',
    { kind: 'Pod', name: 'a', namespace: 'default', expected: 'web' },
  ],
])('%s', (_, pasted, check, verdict, code, params) => {
  const judged = verdictOn(pasted, check);
  expect([judged.verdict, judged.findings]).toMatchObject([verdict, [{ code, params }]]);
});
