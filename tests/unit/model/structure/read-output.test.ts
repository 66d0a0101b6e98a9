import { describe, expect, test } from 'vitest';
import { read } from '#checker/prints/read.ts';
import { proofsOf } from '#model/prove/proofs.ts';
import { readOutput, readWith } from '#model/prove/read-output.ts';

const pods = `NAME   READY   STATUS    RESTARTS   AGE
web    1/1     Running   0          5m
`;
const command = 'kubectl get pods';

describe('An output is read once', () => {
  test('for its command, and for a check of what the command lists', () => {
    const once = readOutput(pods, command);
    expect(readWith(pods, { command, kinds: ['Pod'] })).toBe(once);
    expect(readWith(pods, { command, variables: { NAMESPACE: 'web' } })).toBe(once);
  });

  test('where a sample made of it is read in between', () => {
    const once = readOutput(pods, command);
    readOutput(pods.replace('1/1', '0/1'), command);
    expect(readOutput(pods, command)).toBe(once);
  });
});

describe('An output is read again', () => {
  const all = 'kubectl get all';
  const own = `$ kubectl get pods -n $NAMESPACE\n${pods}`;

  test.each([
    ['for a check of another kind', pods, all, { command: all, kinds: ['Pod'] }],
    ['for another command', pods, command, { command: all }],
    ['with the header of a table', pods, command, { command, columns: ['NAME', 'AGE'] }],
    ['with values of variables', own, command, { command, variables: { NAMESPACE: 'web' } }],
  ])('%s', (_, text, before, hint) => {
    const first = readOutput(text, before);
    expect(readWith(text, hint)).not.toBe(first);
    expect(readWith(text, hint)).toEqual(read(text, hint));
  });
});

test('checks are proved in the order in which they are written, also where their outputs are in another', () => {
  const check = (output: string) => ({ command: 'list', output, expect: [{ kind: 'Pod' }] });
  const outputs = { one: { text: pods }, two: { text: pods.replace('web', 'app') } };
  const data = {
    commands: { list: { run: [command] } },
    ...{
      outputs,
      checks: { second: check('two'), first: check('one'), none: { command: 'list' } },
    },
  };
  const { checks, outputs: proved } = proofsOf({
    data,
    manifests: [],
    drawings: [],
    context: { variables: {} },
  } as never);
  expect(checks.map(({ id }) => id)).toEqual(['second', 'first', 'none']);
  expect(proved.map(({ id }) => id)).toEqual(['one', 'two']);
});
