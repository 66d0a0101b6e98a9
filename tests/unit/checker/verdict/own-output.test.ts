import { describe, expect, test } from 'vitest';
import type { Check, VerdictCode } from '#checker/types.ts';
import { codesOf, verdictOn } from '../pasted.ts';

const untaint: Check = {
  command: 'kubectl taint nodes "${NODE:?}" lab-',
  lines: [{ line: 'node/$NODE untainted' }],
  variables: { NODE: 'w1' },
};
const verdict = (text: string, check: Check): VerdictCode => verdictOn(text, check).verdict;
const said = 'node/w1 untainted\n';

describe('lines count below the check’s own command', () => {
  test.each([
    ['no command', said],
    ['the command with the value', `$ kubectl taint nodes w1 lab-\n${said}`],
    ['the command as it stands on the page', `$ kubectl taint nodes "\${NODE:?}" lab-\n${said}`],
    ['its short form', `$ k taint node w1 lab-\n${said}`],
    ['other blanks', `$ kubectl  taint   nodes w1   lab-\n${said}`],
    ['another command below it', `$ kubectl taint nodes w1 lab-\n${said}$ kubectl get nodes\n`],
    ['a command that is not pasted above it', `${said}$ kubectl get nodes\n`],
  ])('%s', (_, text) => {
    expect(verdict(text, untaint)).toBe('met');
  });

  test.each([
    ['a dry run', 'kubectl taint nodes w1 lab- --dry-run=client'],
    ['another taint', 'kubectl taint nodes w1 other-'],
    ['another node', 'kubectl taint nodes w2 lab-'],
    ['another cluster', 'kubectl --context b taint nodes w1 lab-'],
    ['a file that was shown', 'cat said.txt'],
    ['a search', 'grep untainted said.txt'],
  ])('not below %s', (_, command) => {
    expect(verdict(`$ ${command}\n${said}`, untaint)).not.toBe('met');
  });

  test('what is taken back later does not count', () => {
    const back = '$ kubectl taint nodes w1 lab=x:NoSchedule\nnode/w1 tainted\n';
    const judged = verdictOn(`$ kubectl taint nodes w1 lab-\n${said}${back}`, untaint);
    expect([judged.verdict, codesOf(judged)]).toEqual(['failed', ['line-undone']]);
  });

  test('of several runs the last one counts', () => {
    const check: Check = {
      command: 'docker exec w1 cat mtu',
      lines: [{ line: '"mtu": 1400' }],
    };
    const run = (mtu: number) => `$ docker exec w1 cat mtu\n"mtu": ${mtu}\n`;
    expect(verdict(run(1500) + run(1400), check)).toBe('met');
    expect(verdict(run(1400) + run(1500), check)).toBe('failed');
    expect(verdict(`${run(1400)}$ docker exec w2 cat mtu\n"mtu": 1500\n`, check)).toBe('met');
    expect(verdict(`$ docker exec w2 cat mtu\n"mtu": 1400\n`, check)).not.toBe('met');
  });

  test('without commands a later answer to the same question counts', () => {
    const check: Check = { lines: [{ line: 'list-nodes: yes' }] };
    expect(verdict('list-nodes: no\nlist-nodes: yes\n', check)).toBe('met');
    expect(verdict('list-nodes: yes\nlist-nodes: no\n', check)).toBe('failed');
  });

  test('a command over several lines is one', () => {
    const check: Check = {
      command: 'kubectl set env ds/a -n x --containers=a \\\n  --list | grep POD_IP',
      lines: [{ line: 'POD_IP=true' }],
    };
    const typed = '$ kubectl set env ds/a -n x --containers=a \\\n>   --list | grep POD_IP\n';
    expect(verdict(`${typed}POD_IP=true\n`, check)).toBe('met');
    const set = '$ kubectl set env ds/a -n x --containers=a\n POD_IP=true\nds/a env updated\n';
    expect(verdict(set, check)).not.toBe('met');
  });

  test('a command of another system counts where the check names it', () => {
    const check: Check = {
      command: 'sha256sum --check calico.sha256',
      alternatives: ['shasum -a 256 --check calico.sha256'],
      lines: [{ line: 'calico.yaml: OK' }],
    };
    const ok = 'calico.yaml: OK\n';
    expect(verdict(`$ sha256sum --check calico.sha256\n${ok}`, check)).toBe('met');
    expect(verdict(`$ shasum -a 256 --check calico.sha256\n${ok}`, check)).toBe('met');
    expect(verdict(`$ md5sum --check calico.sha256\n${ok}`, check)).not.toBe('met');
  });
});

describe('only and times', () => {
  const loopback: Check = { lines: [{ line: 'lo', only: true }] };
  test.each<[string, string, VerdictCode]>([
    ['the line alone', 'lo\n', 'met'],
    ['below a prompt', '$ ls /sys/class/net\nlo\n$ \n', 'met'],
    ['another line beside it', 'docker0\nlo\n', 'failed'],
    ['a row of a table beside it', 'NAME   STATUS   AGE\nx      Active   1m\nlo\n', 'failed'],
    ['no line', '', 'unreadable'],
  ])('only: %s', (_, text, word) => {
    expect(verdict(text, loopback)).toBe(word);
  });

  test('what another entry of the check matches is no other line', () => {
    const both: Check = { lines: [{ line: 'lo', only: true }, { line: 'tunl0' }] };
    expect(verdict('lo\ntunl0\n', both)).toBe('met');
  });

  const twice: Check = { lines: [{ line: 'wget: download timed out', times: 2 }] };
  test.each<[number, VerdictCode]>([
    [1, 'missing'],
    [2, 'met'],
    [3, 'failed'],
  ])('a line that stands %i times where two are asked for', (count, word) => {
    expect(verdict('wget: download timed out\n'.repeat(count), twice)).toBe(word);
  });
});

describe('rows of any table count below the check’s own command', () => {
  const headers = 'NAME    STATUS    NODE\n';
  const rows = `${headers}web-1   Running   n1\n`;
  const columns = '-o custom-columns=NAME:.a,STATUS:.b,NODE:.c';
  const check: Check = {
    command: `kubectl get pods --namespace=lab ${columns}`,
    expect: [{ table: ['NAME', 'STATUS', 'NODE'], columns: { STATUS: '= Running' } }],
  };
  test.each<[string, string, boolean]>([
    ['no command', rows, true],
    ['its own command', `$ kubectl get pods -n lab ${columns}\n${rows}`, true],
    ['another namespace', `$ kubectl get pods -n default ${columns}\n${rows}`, false],
    ['other columns', `$ kubectl get pods -n lab ${columns.replace('.b', '.x')}\n${rows}`, false],
    ['a filter', `$ kubectl get pods -n lab ${columns} | grep -v Pending\n${rows}`, false],
    ['another cluster', `$ kubectl --context b get pods -n lab ${columns}\n${rows}`, false],
  ])('%s', (_, text, met) => {
    expect(verdict(text, check) === 'met').toBe(met);
  });
});
