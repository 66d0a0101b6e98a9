import { expect, test } from 'vitest';
import { expectationText, lineExpectationText } from '#components/expectation-text.ts';
import { translatorFor } from '#i18n/translator.ts';

const t = translatorFor('en');

test.each([
  [
    { kind: 'DaemonSet', name: 'calico-node', namespace: 'kube-system', ready: true },
    'DaemonSet calico-node in kube-system: ready',
  ],
  [{ kind: 'Node', all: true, ready: false }, 'every Node: not ready yet'],
  [
    { kind: 'Pod', match: 'calico-*', count: '>= 1', ready: true },
    'every Pod named like calico-*, at least 1: ready',
  ],
  [
    { kind: 'Pod', match: 'calico-*', count: '> 1' },
    'every Pod named like calico-*, at least 2: listed',
  ],
  [{ kind: 'Pod', all: true, count: 3 }, 'every Pod, 3 in all: listed'],
  [{ kind: 'Namespace', name: 'demo', absent: true }, 'Namespace demo: gone'],
  [
    { kind: 'NetworkPolicy', name: 'deny', columns: { 'POD-SELECTOR': '= <none>' } },
    'NetworkPolicy deny, POD-SELECTOR = <none>',
  ],
  [
    { table: ['NAME', 'DRIVER'], where: { NAME: '= none' } },
    'a row with NAME, DRIVER, NAME = none',
  ],
])('%o is said as a criterion', (expectation, text) => {
  expect(expectationText(expectation, t)).toBe(text);
});

test.each([
  [{ line: 'exit=0' }, 'a line exit=0'],
  [
    { line: 'daemonset.apps/x *', ends: ['created', 'configured'] },
    'a line daemonset.apps/x * that ends in one of: created, configured',
  ],
  [{ line: 'exit=0', after: 'wget x' }, 'a line exit=0, after wget x'],
  [{ absentLine: 'error*' }, 'no line error*'],
])('%o is said as a criterion', (expectation, text) => {
  expect(lineExpectationText(expectation, t)).toBe(text);
});
