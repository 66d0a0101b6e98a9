import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { commandRunner } from '#cli/run-command.ts';
import { patiently } from '../patiently.ts';
import { recorded } from './fake-io.ts';

const main = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, ['src/cli/main.ts', ...args], { input, encoding: 'utf8' });

test('the real process reads a pipe, unbundled, and says it in JSON', () => {
  const input = recorded('a44-calico-node-5of5', 'kubectl get ds -A');
  const { status, stdout, stderr } = main(['check', '--ready', '--format', 'json', '-'], input);
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toMatchObject({ verdict: 'met', tables: [{ kind: 'DaemonSet' }] });
});

test('the real process finds lessons, runs a command and knows its version', async () => {
  const lesson = 'calico/install-from-manifest#calico-node-ready';
  const content = 'tests/fixtures/content-design/content';
  const watching = ['--watch', 'echo daemonset.apps/calico-node created', '--timeout'];
  const watched = (time: string) =>
    main(['check', '--lesson', lesson, '--content', content, ...watching, time]);
  const gaveUp = /Not met after \d+ s\. Gave up\./;
  const { status, stderr } = await patiently(['1s', '5s', '20s'], watched, (result) =>
    gaveUp.test(result.stderr),
  );
  expect(status).not.toBe(0);
  expect(stderr).toMatch(gaveUp);
  expect(main(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test.each([
  [
    'a file that is not there',
    ['check', '--ready', 'no/such/file'],
    'There is no file no/such/file',
  ],
  ['a folder', ['check', '--ready', 'src'], 'src is a folder'],
  ['an empty pipe', ['check', '--ready'], 'The standard input is empty'],
])('the real process refuses %s without a stack trace', (_, args, said) => {
  const { status, stdout, stderr } = main([...args, '--locale', 'en']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(said);
  expect(stderr).not.toContain('    at ');
});

const { run } = commandRunner(process);
const LIMIT = 1000;
const said = ({ output }: { output: Uint8Array }) => new TextDecoder().decode(output);

test('a command is run in a shell; complaints come after what it says', async () => {
  const result = await run('echo wrong >&2; echo right | tr r R; exit 3', LIMIT, 10_000);
  expect(result.code).toBe(3);
  expect(said(result)).toBe('Right\n\nwrong\n');
});

test('a pipeline that does not end is ended as a whole', async () => {
  // Were the `sleep` left alive, the pipe would stay open for longer than a test may take.
  const result = await patiently(
    [300, 3000, 20_000],
    (time) => run('echo first; sleep 600 | cat', LIMIT, time),
    (each) => said(each) !== '',
  );
  expect(result.code).toBeUndefined();
  expect(said(result)).toBe('first\n');
});

test('a command that does not stop printing is ended', async () => {
  const result = await run('yes', LIMIT, 60_000);
  expect(result.code).toBeUndefined();
  expect(result.output).toHaveLength(LIMIT);
});
