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
