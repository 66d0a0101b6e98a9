import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSession } from '#runner/session/session.ts';
import { surroundings } from '#runner/session/surroundings.ts';
import { patiently } from '../../patiently.ts';
import { ENOUGH, eachHasASession, folder, printed, ran, session } from './one-session.ts';

eachHasASession();

/** Leaves behind what writes to a file again and again, once it has begun. */
const ticking = (): string =>
  `(while true; do date >> '${folder}/ticks'; sleep 0.05; done) & until [ -s '${folder}/ticks' ]; do sleep 0.05; done`;

describe('a command in the background', () => {
  test('is waited for until it says that it is ready, and goes on', async () => {
    const started = await session.start(
      'server',
      'port=1; echo wait; sleep 0.3; echo ready; sleep 1000',
      ENOUGH,
      (text) => text.includes('ready'),
    );
    expect(started).toMatchObject({ is: 'ready', text: 'wait\nready\n' });
    expect(await printed('echo ${port-unset}')).toBe('unset\n');
  });

  test('knows what was set before', async () => {
    await ran('port=8080');
    const started = await session.start('server', 'echo "on $port"; sleep 1000', ENOUGH, (text) =>
      text.includes('on 8080'),
    );
    expect(started.is).toBe('ready');
  });

  test('that ends before it is ready is over', async () => {
    const started = await session.start(
      'server',
      'echo "no such port"; false',
      ENOUGH,
      () => false,
    );
    expect(started).toMatchObject({ is: 'over', text: 'no such port\n' });
  });

  test('that never gets ready is given up', async () => {
    const started = await patiently(
      [300, 3000, 30_000],
      (time) => session.start('server', 'echo half; sleep 1000', time, () => false),
      ({ text }) => text !== '',
    );
    expect(started).toMatchObject({ is: 'timed-out', text: 'half\n' });
  });

  test('ends with the session, the last one first', async () => {
    // It waits without starting anything: what a shell has just forked still has the shell's traps.
    const noting = (name: string) =>
      `mkfifo ${folder}/${name}; trap 'echo ${name} >> ${folder}/order; exit' TERM; echo up; read -r <>${folder}/${name}`;
    for (const name of ['one', 'two', 'three'])
      await session.start(name, noting(name), ENOUGH, (text) => text.includes('up'));
    await session.end();
    expect(readFileSync(join(folder, 'order'), 'utf8')).toBe('three\ntwo\none\n');
  });

  test('is asked to end once', async () => {
    const asked = `mkfifo ${folder}/wait; trap 'echo asked >> ${folder}/asked; read -t 0.2 <>${folder}/wait; exit' TERM`;
    await session.start('slow', `${asked}; echo up; read -r <>${folder}/wait`, ENOUGH, (text) =>
      text.includes('up'),
    );
    await session.end();
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe('asked\n');
  });

  test('may be asked over HTTP', async () => {
    const server = createServer((_, response) => response.end('here'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const answers = async (): Promise<boolean> => (await fetch(url)).ok;
    expect((await session.start('proxy', 'sleep 1000', ENOUGH, answers)).is).toBe('ready');
    server.close();
  });
});

test('a process left in the background prints into its own command', async () => {
  // It prints when the next command is at work, and that one goes on when it has.
  const late = `(until [ -e '${folder}/next' ]; do sleep 0.05; done; echo late; touch '${folder}/done') &`;
  const next = `touch '${folder}/next'; until [ -e '${folder}/done' ]; do sleep 0.05; done; echo second`;
  expect(await printed(`${late} echo first`)).toBe('first\n');
  expect(await printed(next)).toBe('second\n');
});

test('a process left in the background ends with the session', async () => {
  await ran(`${ticking()}`);
  await session.end();
  const ticks = () => readFileSync(join(folder, 'ticks'), 'utf8').length;
  const before = ticks();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([before > 0, ticks()]).toEqual([true, before]);
});

test('jobs in process groups of their own end with the session too', async () => {
  await ran(`set -m; ${ticking()}`);
  await session.end();
  const ticks = () => readFileSync(join(folder, 'ticks'), 'utf8').length;
  const before = ticks();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([before > 0, ticks()]).toEqual([true, before]);
});

/** Writes to a file again and again, in a session of its own; nobody waits for it to begin. */
const daemon = (name: string): string =>
  `setsid -f bash -c 'echo $$ > ${folder}/${name}.pid; while true; do date >> ${folder}/${name}; sleep 0.05; done' </dev/null >/dev/null 2>&1; until [ -s '${folder}/${name}' ]; do sleep 0.05; done`;

const grows = async (name: string, time = 300): Promise<boolean> => {
  const size = (): number => readFileSync(join(folder, name), 'utf8').length;
  const before = size();
  await new Promise((resolve) => setTimeout(resolve, time));
  return size() > before;
};

test('so does what began a session of its own, also of a command that ended its shell', async () => {
  await ran(daemon('ticks'), 'exit', daemon('more'));
  await session.end();
  expect([await grows('ticks'), await grows('more')]).toEqual([false, false]);
});

test('what is to last goes on: a lesson that makes a cluster leaves it to the next one', async () => {
  await session.end();
  const lasting = await openSession(folder, surroundings(process.env), (command) =>
    command.includes('cluster'),
  );
  await lasting.run(daemon('cluster'), ENOUGH);
  await lasting.run(daemon('ticks'), ENOUGH);
  await lasting.end();
  const pid = readFileSync(join(folder, 'cluster.pid'), 'utf8');
  onTestFinished(() => {
    process.kill(Number(pid));
  });
  const goesOn = await patiently([300, 3000, 30_000], (time) => grows('cluster', time), Boolean);
  expect([goesOn, await grows('ticks')]).toEqual([true, false]);
});
