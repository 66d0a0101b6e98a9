import { expect, test } from 'vitest';
import { expectationText, lineExpectationText } from '#components/expectation-text.ts';
import { translatorFor } from '#i18n/translator.ts';

const t = translatorFor('en');

test.each([
  [
    { kind: 'DaemonSet', name: 'calico-node', namespace: 'kube-system', ready: true },
    'DaemonSet calico-node in kube-system: ready',
  ],
  [{ kind: 'NetworkPolicy', name: 'deny', ready: true }, 'NetworkPolicy deny: listed'],
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
    { table: ['NAME', 'DRIVER'], where: { NAME: '= none' }, columns: { DRIVER: '= null' } },
    'every row with NAME = none, DRIVER = null',
  ],
  [{ table: ['NAME'], columns: { NAME: '= none' } }, 'every row under NAME, NAME = none'],
  [
    { kind: 'Pod', name: 'web', columns: { LABELS: 'matches *app=web*', STATUS: 'one of a,b' } },
    'Pod web, LABELS like *app=web*, STATUS one of a, b',
  ],
])('%o is said as a criterion', (expectation, text) => {
  expect(expectationText(expectation, t)).toBe(text);
});

test.each([
  [{ line: 'exit=0' }, 'a line “exit=0”'],
  [
    { line: 'daemonset.apps/x *', ends: ['created', 'configured'] },
    'a line “daemonset.apps/x *” that ends in one of: created, configured',
  ],
  [{ line: 'exit=0', after: 'wget x' }, 'a line “exit=0”, after wget x'],
  [{ absentLine: 'error*' }, 'no line “error*”'],
])('%o is said as a criterion', (expectation, text) => {
  expect(lineExpectationText(expectation, t)).toBe(text);
});

test('the words of a condition are said in the language of the page', () => {
  const columns = { LABELS: 'matches *app=web*', STATUS: 'one of a, b' };
  expect(expectationText({ kind: 'Pod', name: 'web', columns }, translatorFor('zh-CN'))).toBe(
    'Pod web，LABELS 符合 *app=web*，STATUS 为 a、b 之一',
  );
});

test('Chinese parts the words of a list with its own comma', () => {
  expect(
    lineExpectationText({ line: 'x *', ends: ['created', 'configured'] }, translatorFor('zh-CN')),
  ).toBe('有一行符合：x *，并以 created、configured 之一结尾');
});
