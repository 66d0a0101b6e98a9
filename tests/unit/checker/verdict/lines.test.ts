import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Check, LineExpectation, VerdictCode } from '#checker/types.ts';
import { codesOf, verdictOn } from '../pasted.ts';

const apply = 'kubectl apply -f calico.yaml';
const applied: LineExpectation = {
  line: 'daemonset.apps/calico-node *',
  ends: ['created', 'configured', 'unchanged'],
};
const lines = (...entries: LineExpectation[]): Check => ({ command: apply, lines: entries });
const probe = 'curl --max-time 3 http://web; echo "exit=$?"';

describe('a line that must be there', () => {
  test.each<[string, string, VerdictCode]>([
    ['created', 'daemonset.apps/calico-node created', 'met'],
    ['unchanged', 'daemonset.apps/calico-node unchanged', 'met'],
    [
      'below a prompt',
      `$ ${apply}\nserviceaccount/calico-node created\ndaemonset.apps/calico-node created`,
      'met',
    ],
    ['indented and with CRLF', '   daemonset.apps/calico-node created\r\n', 'met'],
    ['deleted', 'daemonset.apps/calico-node deleted', 'failed'],
    ['only tried', 'daemonset.apps/calico-node created (dry run)', 'failed'],
    [
      'deleted later',
      'daemonset.apps/calico-node created\ndaemonset.apps "calico-node" deleted',
      'failed',
    ],
    ['another object', `$ ${apply}\ndaemonset.apps/other created`, 'missing'],
    ['in the command itself', `$ echo daemonset.apps/calico-node created`, 'unrelated'],
    ['in a comment', '# daemonset.apps/calico-node created', 'unreadable'],
    ['within a longer line', 'saw daemonset.apps/calico-node created', 'unrelated'],
    ['nothing', '', 'unreadable'],
  ])('%s', (_, text, verdict) => {
    const { verdict: word } = verdictOn(text, lines(applied));
    if (verdict === 'unrelated' || verdict === 'unreadable')
      expect(['unrelated', 'unreadable']).toContain(word);
    else expect(word).toBe(verdict);
  });

  test.each<[string, string, VerdictCode]>([
    [
      'beside it',
      'daemonset.apps/calico-node created\nError from server (Forbidden): pods is forbidden',
      'failed',
    ],
    [
      'alone',
      'The connection to the server 127.0.0.1:6443 was refused - did you specify the right host or port?',
      'failed',
    ],
  ])('an error of kubectl %s is failed', (_, text, verdict) => {
    expect(verdictOn(text, lines(applied)).verdict).toBe(verdict);
  });

  test('of several, each is asked for, and what is not there is missing', () => {
    const check = lines(applied, { line: 'serviceaccount/calico-node created' });
    const verdict = verdictOn('daemonset.apps/calico-node created', check);
    expect(verdict.verdict).toBe('missing');
    expect(verdict.expectations.map((each) => each.verdict)).toEqual(['met', 'missing']);
  });
});

describe('a line after a command', () => {
  const refused = lines({ line: 'exit=28', after: probe });
  test.each<[string, string, VerdictCode]>([
    ['after it', `$ ${probe}\nexit=28`, 'met'],
    ['after its last occurrence', `$ ${probe}\nexit=0\n$ ${probe}\nexit=28`, 'met'],
    ['before its last occurrence', `$ ${probe}\nexit=28\n$ ${probe}\nexit=0`, 'failed'],
    ['before it', `exit=28\n$ ${probe}\n`, 'missing'],
    ['another result', `$ ${probe}\nexit=0`, 'failed'],
  ])('%s', (_, text, verdict) => {
    expect(verdictOn(text, refused).verdict).toBe(verdict);
  });

  test('a paste without the command is never met', () => {
    const verdict = verdictOn('exit=28', refused);
    expect(verdict.verdict).not.toBe('met');
  });
});

describe('a line that must not be there', () => {
  const quiet = lines({ absentLine: 'Warning: *' });
  test.each<[string, string, Check, VerdictCode]>([
    ['it is there', `$ ${apply}\nWarning: old`, quiet, 'failed'],
    ['the command was typed', `$ ${apply}\nnamespace/a created`, quiet, 'met'],
    ['the command was typed, and may not have been run', `$ ${apply}\n`, quiet, 'missing'],
    [
      'another one ran above, and this one may not have been run',
      `$ kubectl get ns\nNAME   STATUS   AGE\na      Active   5d\n$ ${apply}\n`,
      quiet,
      'missing',
    ],
    [
      'the command was typed in two lines, and may not have been run',
      `$ kubectl get ns\nNAME   STATUS   AGE\na      Active   5d\n$ kubectl \\\n  ${apply.slice(8)}\n`,
      quiet,
      'missing',
    ],
    ['the command ran and printed nothing', `$ ${apply}\n$ `, quiet, 'met'],
    ['nothing shows that the output is there', 'namespace/a created', quiet, 'unreadable'],
    [
      'another line proves it',
      'namespace/a created',
      lines({ line: 'namespace/a created' }, { absentLine: 'Warning: *' }),
      'met',
    ],
    [
      'another line is missing',
      'namespace/b created',
      lines({ line: 'namespace/a created' }, { absentLine: 'Warning: *' }),
      'unreadable',
    ],
  ])('%s', (_, text, check, verdict) => {
    const { verdict: word } = verdictOn(text, check);
    if (verdict === 'unreadable') expect(word).not.toBe('met');
    else expect(word).toBe(verdict);
  });
});

describe('variables in a line', () => {
  const tainted = (variables: Record<string, string>): Check => ({
    ...lines({ line: 'node/$NODE_NAME tainted' }),
    variables,
  });
  test.each<[string, string, Record<string, string>, VerdictCode]>([
    ['stand for what the learner chose', 'node/worker-1 tainted', { NODE_NAME: 'worker-1' }, 'met'],
    ['are taken literally', 'node/worker-1 tainted', { NODE_NAME: '*' }, 'missing'],
    ['are never met unset', 'node/ tainted', {}, 'unreadable'],
  ])('%s', (_, text, variables, verdict) => {
    const { verdict: word } = verdictOn(text, tainted(variables));
    if (verdict === 'met') expect(word).toBe('met');
    else expect(word).not.toBe('met');
  });
});

test('a line that is nearly the one says what was found', () => {
  const verdict = verdictOn(`$ ${probe}\nexit=0`, lines({ line: 'exit=28', after: probe }));
  expect(codesOf(verdict)).toContain('line-differs');
});

describe('what stands below a line that is there', () => {
  test.each<[string, string, VerdictCode, string[]]>([
    [
      'its object deleted by force',
      'pod/a created\npod "a" force deleted\n',
      'failed',
      ['line-undone'],
    ],
    ['another object deleted', 'pod/a created\npod "ab" deleted\n', 'met', []],
    ['a word with its name at the end', 'pod/a created\nsaw pod "a" deleted\n', 'met', []],
    ['its object deleted before', 'pod "a" deleted\npod/a created\n', 'met', []],
  ])('%s', (_, text, verdict, codes) => {
    const judged = verdictOn(text, lines({ line: 'pod/a created' }));
    expect([judged.verdict, codesOf(judged)]).toEqual([verdict, codes]);
  });

  test('an answer that another entry expects takes nothing back', () => {
    const check: Check = { lines: [{ line: 'list-nodes: no' }, { line: 'list-nodes: yes' }] };
    expect(verdictOn('list-nodes: no\nlist-nodes: yes\n', check).verdict).toBe('met');
    expect(verdictOn('list-nodes: no\nlist-nodes: maybe\n', check).verdict).toBe('failed');
  });

  test('an end that is not one of those asked for is told', () => {
    const [first] = verdictOn('daemonset.apps/calico-node deleted', lines(applied)).findings;
    expect(first).toMatchObject({
      code: 'line-differs',
      params: {
        expected: {
          code: 'condition.ends',
          params: { text: ['created', 'configured', 'unchanged'] },
        },
      },
    });
  });
});

describe('a line after a command that was typed', () => {
  const refused = lines({ line: 'exit=28', after: probe });

  test('before it only: it is said that the command is missing, with the command', () => {
    const judged = verdictOn('exit=28\n', refused);
    expect(judged.findings[0]).toMatchObject({
      code: 'command-missing',
      params: { command: probe },
      next: probe,
    });
  });

  test('errors above the command do not count, those below it do', () => {
    const error = 'Error from server (Forbidden): pods is forbidden\n';
    const answered = `$ ${probe}\nexit=28\n`;
    expect(verdictOn(`$ kubectl get pods\n${error}${answered}`, refused).verdict).toBe('met');
    expect(verdictOn(`${answered}$ kubectl get pods\n${error}`, refused).verdict).toBe('failed');
  });

  test('must not be there, in its output only', () => {
    const quiet = lines({ absentLine: 'exit=0', after: probe });
    expect(verdictOn(`exit=0\n$ ${probe}\nexit=28\n`, quiet).verdict).toBe('met');
    expect(verdictOn(`$ ${probe}\nexit=0\n`, quiet).verdict).toBe('failed');
    expect(verdictOn('exit=28\n', quiet).verdict).toBe('unrelated');
  });

  test('is missed more than the line that another entry proves', () => {
    const check = lines({ line: 'hello' }, { absentLine: 'exit=0', after: probe });
    const judged = verdictOn('hello\nexit=28\n', check);
    expect([judged.verdict, judged.findings[0]?.params]).toEqual([
      'unreadable',
      { command: probe },
    ]);
  });
});

describe('no other line than those expected', () => {
  const only = lines({ line: 'a', only: true });

  test.each([
    ['nothing else', 'a\n', 'met'],
    ['a line above it', 'b\na\n', 'failed'],
    ['a line below it', 'a\nb\n', 'failed'],
    ['a row of a table', `a\n\nNAME   STATUS   AGE\nlab    Active   5m\n`, 'failed'],
    ['what another command printed above', `$ ls\nb\n$ ${apply}\na\n`, 'met'],
    ['what another command printed below', `$ ${apply}\na\n$ ls\nb\n`, 'met'],
    [
      'a table that another command printed above',
      `$ kubectl get ns\nNAME   STATUS   AGE\nlab    Active   5m\n$ ${apply}\na\n`,
      'met',
    ],
    [
      'a table of its own',
      `$ kubectl get ns\nb\n$ ${apply}\na\n\nNAME   STATUS   AGE\nlab    Active   5m\n`,
      'failed',
    ],
  ])('%s', (_, text, verdict) => {
    expect(verdictOn(text, only).verdict).toBe(verdict);
  });

  test('says which', () => {
    const row = verdictOn('a\n\nNAME   STATUS   AGE\nlab    Active   5m\n', only).findings[0];
    expect(row).toMatchObject({ code: 'line-unwanted', params: { line: 'lab' }, at: { line: 4 } });
  });
});

const disguises: readonly ((line: string) => string)[] = [
  (line) => `$ ${line}`,
  (line) => `user@host:~$ ${line}`,
  (line) => `root@host:/# ${line}`,
  (line) => `PS C:\\> ${line}`,
  (line) => `# ${line}`,
  (line) => `$ echo '${line}'`,
  (line) => `It should print "${line}" here.`,
  (line) => `I expected ${line}, but it did not come.`,
  (line) => `预期输出：${line}`,
];

test('prompt, command, comment and quoted prose lines never make a `lines` expectation met', () => {
  const kinds = fc.constantFrom(
    'daemonset.apps/calico-node',
    'namespace/web',
    'deployment.apps/a-b',
  );
  const verbs = fc.constantFrom('created', 'configured', 'unchanged');
  fc.assert(
    fc.property(
      kinds,
      verbs,
      fc.array(fc.nat(disguises.length - 1), { minLength: 1, maxLength: 6 }),
      (kind, verb, picks) => {
        const line = `${kind} ${verb}`;
        const text = picks.map((pick) => disguises[pick]?.(line) ?? '').join('\n');
        for (const entry of [{ line }, { line: `${kind} *`, ends: [verb] }])
          expect(verdictOn(text, { lines: [entry] }).verdict).not.toBe('met');
      },
    ),
  );
});
