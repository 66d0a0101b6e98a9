import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isAlive } from '#runner/session/processes.ts';
import { run as command } from '../../cli/fake-io.ts';
import { scriptedKubectl } from '../scripted-kubectl.ts';
import { world } from './world.ts';

type World = ReturnType<typeof world>;

/** The lesson of a world as a script, and what comes of it in bash, with a `readyroom` on the PATH. */
async function scripted(here: World, options: readonly string[] = []) {
  const args = ['script', 'demo/deploy', ...options];
  const { code, out, err } = await command(args, { cwd: here.folder });
  expect([code, err]).toEqual([0, '']);
  const bin = join(here.folder, 'bin');
  mkdirSync(bin);
  const main = resolve('src/cli/main.ts');
  writeFileSync(join(bin, 'readyroom'), `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`);
  chmodSync(join(bin, 'readyroom'), 0o755);
  const path = [bin, scriptedKubectl.bin, dirname(process.execPath), '/usr/bin:/bin'];
  const { status, stdout, stderr } = spawnSync('bash', ['-s'], {
    ...{ cwd: here.folder, input: out, encoding: 'utf8' },
    env: {
      ...{ PATH: path.join(':'), HOME: here.folder, LC_ALL: 'C.UTF-8' },
      ...scriptedKubectl.env(join(here.folder, 'state.json')),
    },
  });
  return { script: out, status, stdout, stderr };
}

test('a lesson is one script, whose checks ask readyroom', async () => {
  const { script, status, stdout, stderr } = await scripted(world());
  expect(script).toContain('export APP="${APP:-web}"\n');
  expect(script).toContain(
    '# Left out: command edit: a person has to do it: It opens an editor.\n',
  );
  expect(script).toContain(
    `readyroom check --content "$readyroom_content" --lesson 'demo/deploy#ready' --watch 'kubectl get deployment "\${APP:?}"' --timeout 20s || exit 1\n`,
  );
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('$ kubectl apply -f web.yaml\ndeployment.apps/web created\n');
});

test('it ends where a check is not met', async () => {
  const here = world(
    {},
    {
      yaml: `commands:
  probe: { run: ['probe() { echo "$1"; }', probe closed] }
  after: { run: [echo never] }
checks: { open: { command: probe, lines: [{ line: open }] } }`,
      prose:
        '<Command id="probe" />\n\n<Check id="open">Is it open?</Check>\n\n<Command id="after" />',
    },
  );
  const { status, stdout } = await scripted(here);
  expect(stdout).toContain('closed\n');
  expect(stdout).not.toContain('never\n');
  expect(status).toBe(1);
});

test('what a command reads, and what goes on in the background, is in it', async () => {
  const here = world(
    {},
    {
      yaml: `commands:
  read: { run: [mkdir -p sub && cd sub, cat > read.txt], input: "one\\nINPUT\\n" }
  serve: { run: ["echo ready; sleep 600"], background: { name: server, readyWhen: { text: ready } } }
  use: { run: [cat read.txt] }
checks: { there: { command: use, already: x, lines: [{ line: one }] } }`,
      prose:
        '<Command id="read" />\n\n<Command id="serve" />\n\n<Command id="use" />\n\n<Check id="there">?</Check>',
    },
  );
  const { status, stdout, stderr } = await scripted(here);
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('one\nINPUT\n');
});

test('a check is about the command of the environment, where its own is for another', async () => {
  const here = world(
    {},
    {
      yaml: `commands:
  there: { when: { environment: kind }, run: [echo closed; touch there] }
  here: { when: { environment: minikube }, run: [echo open; touch here] }
checks: { open: { command: there, alternatives: [here], lines: [{ line: open }] } }`,
      prose:
        '<Command id="there" />\n\n<Command id="here" />\n\n<Check id="open">Is it open?</Check>',
    },
  );
  appendFileSync(
    join(here.folder, 'content/demo/workshop.yaml'),
    'environments: { kind: { en: kind }, minikube: { en: minikube } }\n',
  );
  writeFileSync(
    join(here.folder, 'content/demo/deploy/lesson.yaml'),
    here.read('content/demo/deploy/lesson.yaml').replace('[kind]', '[kind, minikube]'),
  );
  const { status, stderr } = await scripted(here, ['--environment', 'minikube']);
  expect(status, stderr).toBe(0);
  expect([here.has('there'), here.has('here')]).toEqual([false, true]);
});

test('it is of one lesson', async () => {
  const { code, err } = await command(['script', 'demo'], { cwd: world().folder });
  expect(err).toContain('Name one lesson: readyroom script WORKSHOP/LESSON.');
  expect(code).toBe(2);
});

test('what runs in the background is waited for until its check is met, and ends with the script', async () => {
  const here = world(
    {},
    {
      yaml: `commands:
  server: { run: ['echo wait; sleep 0.5; echo open; (echo $BASHPID > "$HOME/pid"; exec sleep 600)'], background: { name: server, readyWhen: { check: open } } }
  after: { run: [echo after] }
checks: { open: { command: server, lines: [{ line: open }] } }`,
      prose:
        '<Command id="server" />\n\n<Check id="open">Is it open?</Check>\n\n<Command id="after" />',
    },
  );
  const { status, stdout, stderr } = await scripted(here);
  expect(stdout).toContain('wait\nopen\n');
  expect([status, stderr]).toEqual([0, '']);
  // The system may take a moment to bury it.
  await expect.poll(() => isAlive(Number(here.read('pid'))), { timeout: 30_000 }).toBe(false);
});

test('elsewhere, or without readyroom, it says so before it changes anything', async () => {
  const here = world();
  const { script } = await scripted(here);
  const away = (env: NodeJS.ProcessEnv, cwd: string) =>
    spawnSync('bash', ['-s'], { cwd, input: script, encoding: 'utf8', env });
  const PATH = [scriptedKubectl.bin, dirname(process.execPath), '/usr/bin:/bin'];
  const elsewhere = away({ PATH: PATH.join(':') }, '/');
  expect(elsewhere).toMatchObject({ status: 1, stdout: '' });
  expect(elsewhere.stderr).toMatch(/^Run this in the folder of the project, or say in READYROOM_/);
  const without = away({ PATH: '/usr/bin:/bin', READYROOM_CONTENT: 'content' }, here.folder);
  expect(without).toMatchObject({ status: 1, stdout: '' });
  expect(without.stderr).toMatch(/^There is no readyroom on the PATH\./);
});

test.each([
  ['a command that ends its shell well does not end the script', 'exit 0', 0, true],
  ['so does one that becomes another program', 'exec true', 0, true],
  ['what ends the script before the end is no success', 'leave() { exit 0; }; leave', 1, false],
  ['nor is a command that fails behind set -e', 'set -e; false', 1, false],
])('%s', async (_, ends, code, isReached) => {
  const here = world(
    {},
    {
      yaml: `commands:
  ends: { run: ['${ends}'] }
  after: { run: [echo behind it] }
checks: { open: { command: after, already: x, lines: [{ line: behind it }] } }`,
      prose: '<Command id="ends" />\n\n<Command id="after" />\n\n<Check id="open">?</Check>',
    },
  );
  const { status, stdout, stderr } = await scripted(here);
  expect(status, stderr).toBe(code);
  expect(stdout.includes('behind it\n')).toBe(isReached);
  expect(stderr.includes('The script did not come to the end of the lesson.')).toBe(!isReached);
});

test('a trap of the lesson runs, and what goes on in the background ends all the same', async () => {
  const here = world(
    {},
    {
      yaml: `commands:
  serve: { run: ['echo $BASHPID > pid; echo ready; exec sleep 600'], background: { name: server, readyWhen: { text: ready } } }
  trap: { run: ["trap 'echo it is over' EXIT INT"] }
  use: { run: [echo one] }
checks: { there: { command: use, already: x, lines: [{ line: one }] } }`,
      prose:
        '<Command id="serve" />\n\n<Command id="trap" />\n\n<Command id="use" />\n\n<Check id="there">?</Check>',
    },
  );
  const { status, stdout, stderr } = await scripted(here);
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('it is over\n');
  await expect.poll(() => isAlive(Number(here.read('pid'))), { timeout: 30_000 }).toBe(false);
});

test('what ends the script only where it fails keeps what it has set: the folder, and variables', async () => {
  const here = world(
    {},
    {
      yaml: `commands:
  enter: { run: [mkdir demo, 'cd demo || exit 1', export WORD=kept] }
  use: { run: ['echo "\${PWD##*/} \${WORD-lost}"'] }
checks: { there: { command: use, already: x, lines: [{ line: demo kept }] } }`,
      prose: '<Command id="enter" />\n\n<Command id="use" />\n\n<Check id="there">?</Check>',
    },
  );
  const { status, stdout, stderr } = await scripted(here);
  expect(stdout).toContain('demo kept\n');
  expect(status, stderr).toBe(0);
});

test.each([
  ['a trap that exits leaves nothing out', "trap 'echo it is over; exit 0' EXIT", ':'],
  ['a trap for another signal takes none away', "trap 'echo it is over' EXIT", "trap ':' INT"],
])('%s', async (_, first, second) => {
  const here = world(
    {},
    {
      yaml: `commands:
  first: { run: [${JSON.stringify(first)}] }
  second: { run: [${JSON.stringify(second)}] }
  leave: { run: ['leave() { exit 0; }; leave'] }
  use: { run: [echo one] }
checks: { there: { command: use, already: x, lines: [{ line: one }] } }`,
      prose:
        '<Command id="first" />\n\n<Command id="second" />\n\n<Command id="leave" />\n\n<Command id="use" />\n\n<Check id="there">?</Check>',
    },
  );
  const { status, stdout, stderr } = await scripted(here);
  expect(stdout).toContain('it is over\n');
  expect(stderr).toContain('The script did not come to the end of the lesson.');
  expect(status).toBe(1);
});
