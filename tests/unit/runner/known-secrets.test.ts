import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Kubectl } from '#runner/cluster/kubectl.ts';
import { knownSecrets } from '#runner/known-secrets.ts';
import { terminalOf } from '#runner/run-command.ts';
import { openSession } from '#runner/session/session.ts';
import { surroundings } from '#runner/session/surroundings.ts';

/** A kubectl that shows the file it is told, as JSON; of no file, nothing. */
const kubectl: Kubectl = (args) => {
  const file = args.find((each) => each.startsWith('--kubeconfig='))?.slice(13);
  const out = file === undefined ? '{}' : readFileSync(file, 'utf8');
  return Promise.resolve({ code: 0, out, err: '' });
};

const config = (password: string): string => `{"users":[{"user":{"password":"${password}"}}]}`;

test.each([
  ['the kubeconfig of the run', (text: string) => `echo '${text}' > "$HOME/.kube/config"`],
  ['a file that is exported', (text: string) => `echo '${text}' > k; export KUBECONFIG=$PWD/k`],
  ['a file of an option', (text: string) => `echo '${text}' > k; : --kubeconfig k`],
  [
    'a file of a folder that it goes to',
    (text: string) => `mkdir sub; cd sub; echo '${text}' > k; : --kubeconfig="./k"`,
  ],
])('what a command writes into %s is masked, in what it prints too', async (_, write) => {
  const home = mkdtempSync(join(tmpdir(), 'known-'));
  mkdirSync(join(home, '.kube'));
  writeFileSync(join(home, '.kube/config'), config('the-first-one-1'));
  const env = { ...surroundings(process.env), HOME: home };
  delete (env as Record<string, string>)['KUBECONFIG'];
  const session = await openSession(home, env);
  onTestFinished(async () => {
    await session.end();
    rmSync(home, { recursive: true });
  });
  const terminal = terminalOf(session, await knownSecrets(env, kubectl), 60_000);
  const { text } = await terminal.run(
    `${write(config('a-word-of-its-own'))}; echo it is a-word-of-its-own`,
    60_000,
  );
  expect(text).toMatch(/^it is \S+\n$/);
  expect(text).not.toContain('a-word-of-its-own');
  expect((await terminal.run('echo again a-word-of-its-own', 60_000)).text).not.toContain('own');
});
