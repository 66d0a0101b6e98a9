import { describe, expect, test } from 'vitest';
import type { Check } from '#checker/types.ts';
import { codesOf, deploymentHeader, table, verdictOn } from '../pasted.ts';

const ready = table(deploymentHeader, ['web', '1/1', '1', '1', '5m']);
const listed = table(['NAMESPACE', ...deploymentHeader], ['demo', 'web', '1/1', '1', '1', '5m']);
const check: Check = {
  command: 'kubectl get deployments --namespace="${NAMESPACE:?}"',
  expect: [{ kind: 'Deployment', name: 'web', ready: true }],
  variables: { NAMESPACE: 'demo' },
};

describe('a namespace that the learner chooses', () => {
  test.each([
    ['without the command', ready],
    ['below the command as it stands on the page', `$ ${check.command ?? ''}\n${ready}`],
    ['below the command with the value', `$ kubectl get deployments -n demo\n${ready}`],
    ['of all namespaces', `$ kubectl get deployments -A\n${listed}`],
  ])('is the one that is asked for: %s', (_, text) => {
    expect(verdictOn(text, check).verdict).toBe('met');
  });

  test('is named as it is, not as it is written', () => {
    const { findings } = verdictOn(ready, check);
    expect(findings).toMatchObject([{ code: 'namespace-assumed', params: { namespace: 'demo' } }]);
  });

  test('another one is another output', () => {
    const other = verdictOn(`$ kubectl get deployments -n other\n${ready}`, check);
    expect(other.verdict).toBe('unrelated');
  });

  test('stands in the command to run next', () => {
    const waiting = table(deploymentHeader, ['web', '0/1', '1', '0', '5m']);
    const { findings } = verdictOn(waiting, check);
    expect(findings[0]?.next).toBe('kubectl describe deployment web -n demo');
  });

  test('that is not chosen yet is asked for, and nothing is met', () => {
    for (const text of [ready, listed, `$ kubectl get deployments -n demo\n${ready}`]) {
      const judged = verdictOn(text, { ...check, variables: {} });
      expect([judged.verdict, codesOf(judged)]).toEqual(['unreadable', ['variable-unset']]);
    }
  });
});

describe('variables of an expectation', () => {
  const asked = (expectation: object, variables = { NAME: 'web', SPACE: 'demo' }): Check => ({
    expect: [{ kind: 'Deployment', ready: true, ...expectation }],
    variables,
  });
  test.each([
    ['its name', { name: '$NAME' }],
    ['a part of its name', { name: '${NAME}' }],
    ['its namespace', { name: 'web', namespace: '$SPACE' }],
    ['a pattern', { match: '$NAME*' }],
  ])('hold in %s', (_, expectation) => {
    expect(verdictOn(listed, asked(expectation)).verdict).toBe('met');
    const unset = verdictOn(listed, { ...asked(expectation), variables: {} });
    expect([unset.verdict, codesOf(unset)]).toEqual(['unreadable', ['variable-unset']]);
  });

  test('a star in a value is no pattern', () => {
    const star = asked({ match: '$NAME' }, { NAME: 'w*', SPACE: '' });
    expect(verdictOn(listed, star).verdict).not.toBe('met');
  });

  test('an unset one proves no absence', () => {
    const gone: Check = { expect: [{ kind: 'Deployment', name: '$NAME', absent: true }] };
    const none = '$ kubectl get deploy\nNo resources found in default namespace.\n';
    expect(verdictOn(none, gone).verdict).toBe('unreadable');
  });
});

test('a command in place of the check’s own, and one that a line follows, have the learner’s values', () => {
  const variables = { NODE_NAME: 'worker-1' };
  const shown = (check: Check, name: string) =>
    verdictOn(`$ docker exec ${name} cat mtu\nmtu 1400\n`, { ...check, variables }).verdict;
  const other: Check = {
    command: 'cat mtu',
    alternatives: ['docker exec $NODE_NAME cat mtu'],
    lines: [{ line: 'mtu 1400' }],
  };
  const after: Check = { lines: [{ line: 'mtu 1400', after: 'docker exec $NODE_NAME cat mtu' }] };
  for (const check of [other, after]) {
    expect(shown(check, 'worker-1')).toBe('met');
    expect(shown(check, 'worker-2')).not.toBe('met');
  }
});
