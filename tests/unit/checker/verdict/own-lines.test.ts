import { describe, expect, test } from 'vitest';
import type { Check, VerdictCode } from '#checker/types.ts';
import { codesOf, verdictOn } from '../pasted.ts';

describe('lines that may be there besides the one that must', () => {
  const interfaces: Check = {
    lines: [{ line: 'lo' }, { line: '*', ends: ['lo', 'tunl0', 'sit0'], only: true }],
  };

  test.each<[string, string, VerdictCode]>([
    ['none of them', 'lo\n', 'met'],
    ['one of them', 'lo\ntunl0\n', 'met'],
    ['another one above', 'enp0s3\nlo\n', 'failed'],
    ['another one below', 'lo\nwlan0\n', 'failed'],
    ['one that begins the same', 'lo\nlo1\n', 'failed'],
  ])('%s', (_, text, verdict) => {
    expect(verdictOn(text, interfaces).verdict).toBe(verdict);
  });

  test('the line that is too much is named', () => {
    expect(codesOf(verdictOn('enp0s3\nlo\n', interfaces))).toContain('line-unwanted');
  });
});

describe('the command of a check was typed', () => {
  const sums: Check = {
    command: 'LC_ALL=C sha256sum --check SUMS',
    alternatives: ['shasum --algorithm 256 --check SUMS', 'sum SUMS'],
    lines: [{ line: 'release.tgz: OK', only: true }],
  };
  const reason: Check = {
    command: 'kubectl get node a \\\n  --output=jsonpath={.status}',
    lines: [{ line: 'network not ready' }],
  };
  const resources: Check = {
    command: 'kubectl create -f lab.yaml',
    lines: [{ line: 'pod/web *', ends: ['created', 'serverside-applied'] }],
  };

  test.each<[string, Check, string, VerdictCode]>([
    ['itself', sums, '$ LC_ALL=C sha256sum --check SUMS\nrelease.tgz: OK\n', 'met'],
    ['an alternative', sums, '% shasum --algorithm 256 --check SUMS\nrelease.tgz: OK\n', 'met'],
    ['the other one', sums, '% sum SUMS\nrelease.tgz: OK\n', 'met'],
    ['none of them', sums, '% shasum --check OTHER\nrelease.tgz: OK\n', 'unrelated'],
    [
      'over two lines',
      reason,
      '$ kubectl get node a \\\n>   --output=jsonpath={.status}\nnetwork not ready\n',
      'met',
    ],
    [
      'in one line',
      reason,
      '$ kubectl get node a --output=jsonpath={.status}\nnetwork not ready\n',
      'met',
    ],
    [
      'with another verb that brings the same file in',
      resources,
      '$ kubectl apply --server-side --force-conflicts -f lab.yaml\npod/web serverside-applied\n',
      'met',
    ],
    [
      'with another file',
      resources,
      '$ kubectl apply -f other.yaml\npod/web created\n',
      'unrelated',
    ],
    [
      'only tried',
      resources,
      '$ kubectl apply --dry-run=server -f lab.yaml\npod/web created\n',
      'unrelated',
    ],
    ['to take it away', resources, '$ kubectl delete -f lab.yaml\npod/web created\n', 'unrelated'],
  ])('%s', (_, check, text, verdict) => {
    expect(verdictOn(text, check).verdict).toBe(verdict);
  });
});

describe('kubectl does not find a namespace', () => {
  const operator: Check = {
    command: 'kubectl get deployment operator --namespace=system',
    expect: [{ kind: 'Deployment', name: 'operator', namespace: 'system', ready: true }],
  };

  test('that of the expected object: the object is missing', () => {
    const text = 'Error from server (NotFound): namespaces "system" not found\n';
    expect(verdictOn(text, operator).verdict).toBe('missing');
  });

  test('another one: something is wrong', () => {
    const text = 'Error from server (NotFound): namespaces "other" not found\n';
    expect(verdictOn(text, operator).verdict).not.toBe('missing');
  });
});
