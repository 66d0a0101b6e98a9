import { expect, test } from 'vitest';
import type { CommandResult } from '#cli/io.ts';
import { run } from './fake-io.ts';

const watching = ['check', '--ready', '--watch', 'kubectl get pods -n demo'];

const pods = (...ready: string[]): string =>
  ['NAME   READY   STATUS    RESTARTS   AGE']
    .concat(ready.map((each, index) => `web-${index}   ${each}     Running   0          9s`))
    .join('\n');

test('a command is run until the check is met, and the last verdict says what changed', async () => {
  const runs = [pods('0/1', '0/1'), pods('1/1', '0/1'), pods('1/1', '1/1')];
  expect(await run(watching, { runs })).toEqual({
    code: 0,
    out: 'Ready  2/2 ready\n\nLast time: 1 of 2 ready; now: 2 of 2.\n',
    err: '1 s: Not yet  0/2 ready\n4 s: Not yet  1/2 ready\n7 s: Ready  2/2 ready\n',
    ran: Array(3).fill('kubectl get pods -n demo'),
    written: {},
  });
});

test('what does not change is shown once in a file, in place on a terminal', async () => {
  const runs = [pods('0/1'), pods('0/1'), pods('1/1')];
  expect((await run(watching, { runs })).err.split('\n')).toHaveLength(3);
  const { err } = await run(watching, { runs, isTerminal: { stderr: true } });
  expect(err.split('\r\u001B[K')).toHaveLength(5);
  expect(err).not.toContain('\n');
});

test('time is over at the time-out, and the last verdict counts', async () => {
  const outcome = await run([...watching, '--timeout', '10s', '--interval', '1s'], {
    runs: [pods('0/1')],
  });
  expect(outcome.code).toBe(1);
  expect(outcome.out).toContain('Not yet  0/1 ready');
  expect(outcome.err).toContain('readyroom: Not met after 10 s. Gave up.\n');
  expect(outcome.ran).toHaveLength(5);
});

test('the command tells the namespace that its output does not', async () => {
  const files = { '/home/e.yaml': '[{ kind: Pod, all: true, namespace: demo, ready: true }]' };
  const ask = (command: string) =>
    run(['check', '--expect', 'e.yaml', '-w', command, '--timeout', '1s'], {
      files,
      runs: [pods('1/1')],
    });
  expect(await ask('kubectl get pods -n demo')).toMatchObject({ code: 0 });
  expect((await ask('kubectl get pods -n other')).code).not.toBe(0);
});

const ended: CommandResult = { output: new TextEncoder().encode(pods('1/1')), code: undefined };

test.each<[string, CommandResult, string]>([
  ['is not there', { output: new Uint8Array(), code: 127 }, 'The shell cannot find the command'],
  ['did not end in time', ended, 'did not end in time, so its output was not judged'],
  ['prints no text', { output: new Uint8Array([0, 1]), code: 0 }, 'is not text'],
  ['cannot be started', { ...ended, failed: 'EAGAIN' }, 'cannot be run (EAGAIN)'],
  [
    'prints too much',
    { output: new Uint8Array(5 * 1024 * 1024 + 1), code: undefined },
    'is larger than 5 MB',
  ],
])('a command that %s is not judged', async (_, each, said) => {
  const outcome = await run(watching, { runs: [each] });
  expect(outcome).toMatchObject({ code: 2, out: '', ran: ['kubectl get pods -n demo'] });
  expect(outcome.err).toContain(said);
});

test('a command that is ended at last leaves the verdict before it', async () => {
  const outcome = await run(watching, { runs: [pods('0/1'), ended] });
  expect(outcome.code).toBe(1);
  expect(outcome.out).toContain('Not yet  0/1 ready');
});
