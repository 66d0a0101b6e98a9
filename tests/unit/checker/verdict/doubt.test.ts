import { describe, expect, test } from 'vitest';
import type { Check, Expectation } from '#checker/types.ts';
import { codesOf, node, nodeHeader, pod, podHeader, table, verdictOn } from '../pasted.ts';

const everyPod: Expectation = { kind: 'Pod', all: true, ready: true };
const running = (...names: string[]) =>
  table(podHeader, ...names.map((name) => pod(name, '1/1', 'Running')));
const rows = (...names: string[]) => running(...names).slice(running('a').indexOf('\n') + 1);
const said = (text: string, expectation: Expectation = everyPod, command?: string): string[] => {
  const judged = verdictOn(text, { command, expect: [expectation] });
  return [judged.verdict, ...codesOf(judged)];
};

describe('rows without their header', () => {
  const bare = 'web-1   1/1   Running   0   5m\nweb-2   1/1   Running   0   5m\n';

  test.each([
    ['below a command that lists all of them', `$ kubectl get pods\n${bare}`],
    ['below the check’s own command', `$ kubectl get pods -l app=web\n${bare}`],
  ])('are all of them %s', (_, text) => {
    expect(said(text, everyPod, 'kubectl get pods -l app=web')[0]).toBe('met');
  });

  test.each([
    ['alone', bare],
    ['below nothing but a filter', `$ kubectl get pods | grep web\n${bare}`],
    ['below a program that nobody knows', `$ show\n${bare}`],
    [
      'below a function that is called kubectl, and filters',
      `$ kubectl() { command kubectl "$@" | grep Running; }\n$ kubectl get pods\n${bare}`,
    ],
    [
      'below such a function of fish',
      `a@h ~> function k; kubectl $argv | grep Running; end\na@h ~> k get pods\n${bare}`,
    ],
    [
      'below such a function of PowerShell',
      `PS C:\\> function k { kubectl @args | Select-String Running }\nPS C:\\> k get pods\n${bare}`,
    ],
  ])('may be a part of them %s', (_, text) => {
    const [verdict, ...codes] = said(text);
    expect(verdict).toBe('unreadable');
    expect(codes.join()).toMatch(/header-missing|listing-narrowed/);
  });

  test('of nodes say nothing against Pods that have theirs', () => {
    const nodes = 'n1   Ready   <none>   5d   v1.36.1\n';
    expect(said(`${running('a')}$ kubectl get nodes\n${nodes}`)[0]).toBe('met');
  });

  test('a Pod that is named may be read of them', () => {
    expect(said(bare, { kind: 'Pod', name: 'web-1', ready: true })[0]).toBe('met');
  });
});

describe('the namespace of what was listed', () => {
  const inShop: Expectation = { ...everyPod, namespace: 'shop' };

  test('is told where it was assumed, be it of one of them', () => {
    const printed = table(['NAMESPACE', ...podHeader], ['shop', ...pod('a', '1/1', 'Running')]);
    expect(said(printed, inShop)).toEqual(['met']);
    expect(said(running('b'), inShop)).toEqual(['met', 'namespace-assumed']);
    expect(said(`${printed}\n${running('b')}`, inShop)).toEqual(['met', 'namespace-assumed']);
  });

  test('is in doubt below a command that asks for no namespace', () => {
    const judged = verdictOn(`$ kubectl get pods\n${running('a')}`, {
      command: 'kubectl get pods -n shop',
      expect: [inShop],
    });
    expect([judged.verdict, codesOf(judged)]).toEqual(['unreadable', ['namespace-unknown']]);
    expect(judged.findings[0]).toMatchObject({
      params: { namespace: 'shop' },
      at: { line: 3 },
      next: 'kubectl get pods -n shop',
    });
  });
});

describe('cells', () => {
  const cells = (columns: Readonly<Record<string, string>>): Expectation => ({
    kind: 'Pod',
    name: 'web',
    columns,
  });
  const of = (ready: string, status: string) => table(podHeader, pod('web', ready, status));

  test.each([
    ['still move', of('0/1', 'ContainerCreating'), 'waiting'],
    ['are settled', of('0/1', 'CrashLoopBackOff'), 'failed'],
    ['are as they should be', of('1/1', 'Running'), 'met'],
  ])('that %s', (_, text, verdict) => {
    expect(said(text, cells({ STATUS: '= Running' }))[0]).toBe(verdict);
  });

  test('of columns that the learner made may be anything, the check’s own columns apart', () => {
    const columns = 'custom-columns=NAME:.metadata.name,STATUS:.status.phase';
    const text = 'NAME   STATUS\nweb    Running\n';
    const typed = (options: string) =>
      said(
        `$ kubectl get pods ${options}\n${text}`,
        cells({ STATUS: '= Running' }),
        `kubectl get pods -o ${columns}`,
      );
    expect(typed(`-o ${columns}`)).toEqual(['met']);
    expect(typed(`-o ${columns},X:.a`)).toEqual(['unreadable', 'listing-narrowed']);
  });

  test('that are asked for are marked, beside those that readiness stands in', () => {
    const deciding = (expectation: Expectation) =>
      verdictOn(of('1/1', 'Running'), { expect: [expectation] }).objects[0]?.deciding;
    expect(deciding(cells({ RESTARTS: '= 0' }))).toEqual(['RESTARTS']);
    expect(deciding({ ...cells({ RESTARTS: '= 0' }), ready: true })).toEqual([
      'READY',
      'STATUS',
      'RESTARTS',
    ]);
    expect(deciding({ kind: 'Pod', name: 'web', ready: true })).toEqual(['READY', 'STATUS']);
  });
});

describe('what stands beside the listing', () => {
  test.each([
    [
      'other rows that cannot be read',
      `${running('a')}b  1/1 0   Running  x   0    4h\n`,
      'unreadable',
    ],
    [
      'a header of theirs without rows',
      `${running('a')}\nNAME   READY   STATUS   RESTARTS   AGE   IP\n`,
      'unreadable',
    ],
    ['a header of nodes without rows', `${running('a')}\n${nodeHeader.join('   ')}\n`, 'met'],
    ['a header of its own, twice', `${podHeader.join('   ')}\n${running('a')}`, 'met'],
    [
      'nodes of which some were left out',
      `${running('a')}\n${table(nodeHeader, node('n1', 'Ready'))}...\n`,
      'met',
    ],
    ['Pods of which some were left out', `${running('a')}...\n${rows('b')}`, 'unreadable'],
  ])('%s: %s is %s', (_, text, verdict) => {
    expect(said(text)[0]).toBe(verdict);
  });

  test('rows that were left out make nothing worse that is seen not to be ready', () => {
    const crashing = table(podHeader, pod('a', '0/1', 'CrashLoopBackOff'));
    expect(said(`${crashing}...\n`)).toEqual(['failed', 'pod-crashing', 'rows-elided']);
  });

  test('a header without rows is told with its kind or with its columns', () => {
    const what = (header: readonly string[]) =>
      verdictOn(`${running('a')}\n${header.join('   ')}\n`).findings[0];
    expect(what(nodeHeader)).toMatchObject({
      code: 'none-listed',
      params: { what: { code: 'paste.kind', params: { kind: 'Node' } } },
    });
    expect(what(['NAME', 'FIRST', 'SECOND', 'AGE'])?.params).toMatchObject({
      what: { params: { kind: 'NAME FIRST SECOND AGE' } },
    });
  });
});

describe('the page’s own example', () => {
  const example = `$ kubectl get pods\n${running('a', 'b')}`;
  const check: Check = { expect: [everyPod], example };
  const isSame = (text: string, of: Check = check) =>
    codesOf(verdictOn(text, of)).includes('same-as-example');

  test('is told apart by its ages', () => {
    expect(isSame(example)).toBe(true);
    expect(isSame(`\n\n${example.replaceAll('\n', '\n\n')}`)).toBe(true);
    expect(isSame(`my output:\n${example}that is all\n`)).toBe(true);
    expect(isSame(example.replace('5m', '6m'))).toBe(false);
    expect(isSame(example.replace(/5m\n$/, '6m\n'))).toBe(false);
    expect(isSame(running('a', 'b'))).toBe(false);
  });

  test.each([
    [
      'DURATION',
      'NAME   STATUS     COMPLETIONS   DURATION\npi     Complete   1/1           34s\n',
      'Job',
    ],
    [
      'SINCE',
      'NAME     AVAILABLE   PROGRESSING   DEGRADED   SINCE\ncalico   True        False         False      5m\n',
      'TigeraStatus',
    ],
  ])('%s is an age, too', (_, text, kind) => {
    expect(isSame(text, { expect: [{ kind, all: true }], example: text })).toBe(true);
  });

  test('and not where no table of it has an age', () => {
    const text = '$ kubectl get pods -o name\npod/a\n';
    expect(isSame(text, { lines: [{ line: 'pod/a' }], example: text })).toBe(false);
  });
});
