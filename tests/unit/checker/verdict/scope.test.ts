import { describe, expect, test } from 'vitest';
import { parseCommand } from '#checker/lines/command.ts';
import { runsOf } from '#checker/objects/runs.ts';
import { isNarrowed, kindFit, namespaceFit, scopeOf } from '#checker/verdict/scope.ts';

const at = { line: 1, start: 0, end: 1 };
const runOf = (text: string) => runsOf([{ text, at }], [])[0];
const askingFor = (text: string) => ({ ...parseCommand(text), text });

describe('a namespace is the expected one', () => {
  const fit = (
    found: string | undefined,
    typed: string | undefined,
    expected: string | undefined,
    asked?: string,
  ) =>
    namespaceFit(
      { namespace: found, run: typed === undefined ? undefined : runOf(typed) },
      expected,
      asked === undefined ? undefined : askingFor(asked),
    );

  test.each<[string, ...Parameters<typeof fit>]>([
    ['yes', 'a', undefined, undefined],
    ['yes', 'a', undefined, 'a'],
    ['no', 'b', undefined, 'a'],
    ['yes', undefined, 'kubectl get pods -n a', 'a'],
    ['no', undefined, 'kubectl get pods -n b', 'a'],
    // Neither printed nor typed: that of the check's command is assumed.
    ['assumed', undefined, undefined, 'a'],
    ['assumed', undefined, undefined, 'a', 'kubectl get pods -n a'],
    ['no', undefined, undefined, 'a', 'kubectl get pods -n b'],
    ['assumed', undefined, 'kubectl get pods', 'a', 'kubectl get pods'],
    // The learner's own namespace was asked, or all of them without saying which is which.
    ['doubt', undefined, 'kubectl get pods', 'a', 'kubectl get pods -n a'],
    ['doubt', undefined, 'kubectl get pods', 'a'],
    ['doubt', undefined, 'kubectl get pods -A', 'a', 'kubectl get pods'],
    ['doubt', undefined, 'kubectl get nodes; kubectl get pods -A', 'a', 'kubectl get pods'],
  ])('%s: printed %s, typed %s, expected %s, asked for by %s', (said, ...given) => {
    expect(fit(...given)).toBe(said);
  });

  test('a kind that is in no namespace needs none', () => {
    expect(scopeOf({ kind: 'node', namespace: 'a' }, undefined)).toEqual({
      kind: 'Node',
      namespace: undefined,
    });
    expect(scopeOf({ kind: 'pods' }, askingFor('kubectl get pods -n a'))).toEqual({
      kind: 'Pod',
      namespace: 'a',
    });
  });
});

test.each([
  ['certain', { kind: 'Pod' }],
  ['other', { kind: 'Node' }],
  ['possible', { kind: undefined }],
  ['possible', { kind: undefined, candidates: [] }],
  ['possible', { kind: undefined, candidates: ['Node', 'Pod'] }],
  ['other', { kind: undefined, candidates: ['Node'] }],
])('%s a Pod: %j', (said, found) => {
  expect(kindFit(found, 'Pod')).toBe(said);
});

describe('a command lists less than all Pods', () => {
  const narrowed = (typed: string, asked?: string) =>
    isNarrowed(runOf(typed), 'Pod', asked === undefined ? undefined : askingFor(asked));

  test.each([
    'kubectl get pods web-1',
    'kubectl get pod/web-1',
    'kubectl get pods -l app=web',
    'kubectl get pods --field-selector=spec.nodeName=n1',
    'kubectl get pods --limit=5',
    'kubectl get pods --watch-only',
    'kubectl get pods | grep web',
    'kubectl get nodes; kubectl get pods | head -3',
    'kubectl get nodes,pods -l app=web',
    'kubectl get all -l app=web',
    'kubectl get -f web.yaml',
    'kubectl get nodes; kubectl get -f web.yaml',
    'kubectl wait pod/web-1 --for=condition=Ready',
    'cat pods.txt | grep web',
    'grep web pods.txt',
    'for p in a b; show $p; done',
    'show pods > pods.txt',
  ])('%s', (typed) => {
    expect(narrowed(typed)).toBe(true);
  });

  test.each([
    'kubectl get pods',
    'kubectl get pods -o wide',
    'kubectl get nodes n1; kubectl get pods',
    'kubectl describe -f web.yaml; kubectl get pods',
    'kubectl get pods | cat',
    'kubectl get pods | sort -k4',
    'show pods',
    'perform pods',
  ])('%s does not', (typed) => {
    expect(narrowed(typed)).toBe(false);
  });

  test('but not less than the check asks for', () => {
    const asked = 'kubectl get pods web-1 -l app=web --field-selector=a=b';
    expect(narrowed(asked, asked)).toBe(false);
    expect(narrowed('kubectl get pod -l app=web web-1', asked)).toBe(false);
    expect(narrowed('kubectl get pod --field-selector=a=b', asked)).toBe(false);
    expect(narrowed('kubectl get pods -l app=db', asked)).toBe(true);
    expect(narrowed('kubectl get pods --field-selector=a=c', asked)).toBe(true);
    expect(narrowed('kubectl get pods web-2', asked)).toBe(true);
    // What the check asks of another kind is no measure.
    expect(narrowed('kubectl get pods n1', 'kubectl get nodes n1')).toBe(true);
  });

  test('a pipe of its own counts, even behind the command of the check', () => {
    expect(narrowed('kubectl get pods | grep web', 'kubectl get pods')).toBe(true);
    expect(narrowed('kubectl get pods | grep web', 'kubectl get pods | grep web')).toBe(false);
    expect(
      narrowed(
        'kubectl get nodes; kubectl get pods | grep web',
        'kubectl get nodes; kubectl get pods',
      ),
    ).toBe(true);
  });
});
