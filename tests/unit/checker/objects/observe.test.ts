import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { objectsIn, pod, podHeader, table } from '../pasted.ts';

const pods = table(podHeader, pod('a', '1/1', 'Running'), pod('b', '0/1', 'Pending'));
const inShort = (text: string): string[] =>
  objectsIn(text).map(
    ({ kind, cluster, namespace, name, source, sentences }) =>
      [cluster, kind, namespace, name].filter(Boolean).join(' ') +
      ` (${[source, ...(sentences ?? []).map(({ says }) => says)].join(', ')})`,
  );

describe('an object is the same, whatever it was printed as', () => {
  const json = JSON.stringify({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'a', namespace: 'web', uid: 'u' },
    status: { phase: 'Running' },
  });
  const yaml =
    'apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\n  namespace: web\n  uid: u\nstatus:\n  phase: Running\n';
  test.each([
    [
      'a table',
      `$ kubectl get pods -n web\n${table(podHeader, pod('a', '1/1', 'Running'))}`,
      'row',
    ],
    ['JSON', `$ kubectl get pod a -n web -o json\n${json}\n`, 'document'],
    ['YAML', `$ kubectl get pod a -n web -o yaml\n${yaml}`, 'document'],
  ])('%s', (_, text, source) => {
    expect(inShort(text)).toEqual([`Pod web a (${source})`]);
    const [object] = objectsIn(text);
    expect(object?.cells['STATUS']?.text).toBe('Running');
  });

  test('a sentence', () => {
    const text =
      '$ kubectl rollout status deploy/a -n web\ndeployment "a" successfully rolled out\n';
    expect(inShort(text)).toEqual(['Deployment web a (sentence, rolled-out)']);
  });
});

describe('of several states of one object the last stands', () => {
  test('with what was said since', () => {
    const text = `$ kubectl get pods\n${pods}$ kubectl label pod a x=y\npod/a labeled\n$ kubectl apply -f b.yaml\npod/b configured\n`;
    expect(inShort(text)).toEqual(['Pod a (row)', 'Pod b (row, changed)']);
  });

  test('printed again, what was said before is past', () => {
    const text = `$ kubectl apply -f b.yaml\npod/b configured\n$ kubectl get pods\n${pods}`;
    expect(inShort(text)).toEqual(['Pod a (row)', 'Pod b (row)']);
  });

  test('deleted, or not found any more, it is gone', () => {
    const gone = '$ kubectl delete pod b\npod "b" deleted\n';
    const lost = '$ kubectl get pod a\nError from server (NotFound): pods "a" not found\n';
    expect(inShort(`$ kubectl get pods\n${pods}${gone}${lost}`)).toEqual([]);
  });

  test('its name alone takes no state away', () => {
    const text = `$ kubectl get pods\n${pods}$ kubectl get pods -o name\npod/a\npod/b\n`;
    expect(objectsIn(text).map(({ cells }) => cells['STATUS']?.text)).toEqual([
      'Running',
      'Pending',
    ]);
  });

  test('a watch tells when it ended', () => {
    const rows = [
      ['ADDED', ...pod('a', '1/1', 'Running')],
      ['DELETED', ...pod('a', '1/1', 'Terminating')],
    ];
    const text = `$ kubectl get pods -w --output-watch-events\n${table(['EVENT', ...podHeader], ...rows)}`;
    expect(inShort(text)).toEqual([]);
  });
});

test('places of one paste are told apart', () => {
  const [header = '', row = ''] = pods.split('\n');
  const run = (command: string) => `$ ${command}\n${header}\n${row}\n`;
  const text =
    run('kubectl get pods') +
    run('kubectl get pods -n web') +
    run('kubectl --context b get pods') +
    `$ kubectl config use-context c\n${run('kubectl get pods')}` +
    run('kubectl --context b get pods');
  expect(inShort(text)).toEqual([
    'Pod a (row)',
    'Pod web a (row)',
    'context:c Pod a (row)',
    'context:b Pod a (row)',
  ]);
});

test('a kind of a known name in a foreign group is another kind', () => {
  const of = (group: string) =>
    `{"apiVersion": "${group}", "kind": "Ingress", "metadata": {"name": "x", "uid": "u"}}`;
  expect(inShort(of('networking.k8s.io/v1'))).toEqual(['Ingress x (document)']);
  expect(inShort(of('example.org/v1'))).toEqual(['Ingress.example.org x (document)']);
});

test('a manifest and a dry run are read, and known to be nowhere', () => {
  const pod = '{"kind": "Pod", "metadata": {"name": "a"}}';
  expect(objectsIn(pod).map(({ isStored }) => isStored)).toEqual([false]);
  const stored = '{"kind": "Pod", "metadata": {"name": "a", "uid": "u"}}';
  expect(objectsIn(stored).map(({ isStored }) => isStored)).toEqual([true]);
  const dry = `$ kubectl apply -f x --dry-run=server -o json\n${stored}`;
  expect(objectsIn(dry).map(({ isStored }) => isStored)).toEqual([false]);
});

test('whatever the order of listings, deletions and words, an object stands once', () => {
  const events = fc.constantFrom(
    `$ kubectl get pods\n${pods}`,
    `$ kubectl get pods -n x\n${pods}`,
    '$ kubectl delete pod a\npod "a" deleted\n',
    'pod/b created\n',
    'pod/b condition met\n',
    'Error from server (NotFound): pods "b" not found\n',
    '$ kubectl config use-context c\n',
    '$ kubectl get pod b -o json\n{"kind": "Pod", "metadata": {"name": "b", "uid": "u"}}\n',
  );
  fc.assert(
    fc.property(fc.array(events, { maxLength: 12 }), (parts) => {
      const all = objectsIn(parts.join(''));
      const keys = all.map(({ cluster, kind, namespace, name, run }) =>
        [cluster, kind, namespace, name, Boolean(run)].join(),
      );
      expect(new Set(keys).size).toBe(keys.length);
      const lines = all.map(({ at, sentences }) => sentences?.at(-1)?.at.line ?? at.line);
      expect(lines).toEqual([...lines].sort((a, b) => a - b));
    }),
  );
});
