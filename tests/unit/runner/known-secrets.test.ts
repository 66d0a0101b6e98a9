import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Kubectl } from '#runner/cluster/kubectl.ts';
import { knownSecrets } from '#runner/known-secrets.ts';
import { shownInTerminal } from '#runner/record/plain-text.ts';
import { terminalOf } from '#runner/run-command.ts';
import type { Terminal } from '#runner/run-command.ts';
import { openSession } from '#runner/session/session.ts';
import { surroundings } from '#runner/session/surroundings.ts';

/** A kubectl that shows the file it is told, as JSON; of no file, nothing. */
const kubectl: Kubectl = (args) => {
  const file = args.find((each) => each.startsWith('--kubeconfig='))?.slice(13);
  const out = file === undefined ? '{}' : readFileSync(file, 'utf8');
  return Promise.resolve({ code: 0, out, err: '' });
};

const config = (password: string): string => `{"users":[{"user":{"password":"${password}"}}]}`;

/** A terminal of its own, with a kubeconfig in its home. */
async function opened(): Promise<Terminal> {
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
  return terminalOf(session, await knownSecrets(env, kubectl, home), 60_000);
}

test.each([
  ['the kubeconfig of the run', (text: string) => `echo '${text}' > "$HOME/.kube/config"`],
  ['a file that is exported', (text: string) => `echo '${text}' > k; export KUBECONFIG=$PWD/k`],
  ['a file of an option', (text: string) => `echo '${text}' > k; : --kubeconfig k`],
  [
    'a file of a folder that it goes to',
    (text: string) => `mkdir sub; cd sub; echo '${text}' > k; : --kubeconfig="./k"`,
  ],
  [
    'a file of a folder that it leaves again',
    (text: string) => `mkdir x; cd x; echo '${text}' > k; : --kubeconfig=k; cd ..`,
  ],
  [
    'a file of a folder of another shell',
    (text: string) => `mkdir -p x/y; (cd x && cd y && echo '${text}' > k; : --kubeconfig=k)`,
  ],
  [
    'a file whose folder stands in a variable',
    (text: string) => `D=$PWD; echo '${text}' > k; : --kubeconfig "$D"/k`,
  ],
  [
    'a file of a variable with blanks',
    (text: string) =>
      `D="$PWD/a b"; mkdir "$D"; echo '${text}' > "$D/k"; : --kubeconfig "$D/k"; unset D`,
  ],
  [
    'a file of a folder in braces',
    (text: string) => `echo '${text}' > k; : --kubeconfig=\${PWD}/k`,
  ],
  [
    'a file of the folder that pwd tells',
    (text: string) =>
      `mkdir x; cd x; echo '${text}' > k; : --kubeconfig="$(pwd)/k"; V=$'a\\nb'; : $V; cd /; cd /tmp`,
  ],
  [
    'a file whose variable is gone',
    (text: string) =>
      `mkdir x; cd x; V=$'a\\nb'; : $V; D=$PWD; echo '${text}' > k; : --kubeconfig="$D/k"; unset D; cd ..`,
  ],
  [
    'a file of an assignment',
    (text: string) => `DIR=$PWD; echo '${text}' > $DIR/k; KUBECONFIG=$DIR/none:$DIR/k true`,
  ],
  [
    'files of a loop',
    (text: string) => `echo '${text}' > k1; for f in k1 k2; do : --kubeconfig=$f; done`,
  ],
  [
    'a file of another default',
    (text: string) => `echo '${text}' > k; : --kubeconfig="\${NONE:-k}"`,
  ],
  [
    'a file that a command finds',
    (text: string) => `echo '${text}' > k.conf; : --kubeconfig="$(ls *.conf | head -1)"`,
  ],
  [
    'a file that another names',
    (text: string) => `echo '${text}' > k; echo $PWD/k > name; KUBECONFIG=\`cat name\` true`,
  ],
  [
    'a file that another names, in a folder it leaves',
    (text: string) =>
      `mkdir x; cd x; echo '${text}' > k; echo k > name; : --kubeconfig $(cat name); cd ..`,
  ],
  [
    'a file of a name that is made up',
    (text: string) => `F=$(mktemp); echo '${text}' > $F; : --kubeconfig $F`,
  ],
])('what a command writes into %s is masked, in what it prints too', async (_, write) => {
  const terminal = await opened();
  const { text } = await terminal.run(
    `${write(config('a-word-of-its-own'))}; echo it is a-word-of-its-own`,
    60_000,
  );
  expect(text).toMatch(/^it is \S+\n$/);
  expect(text).not.toContain('a-word-of-its-own');
  expect((await terminal.run('echo again a-word-of-its-own', 60_000)).text).not.toContain('own');
});

test('nor is a secret shown whose parts have colours', async () => {
  const terminal = await opened();
  const { text } = await terminal.run(
    `echo '${config('a-word-of-its-own')}' > k; : --kubeconfig=k; printf 'a-word-\\033[1mof\\033[0m-its-own\\n'`,
    60_000,
  );
  expect(shownInTerminal(text)).toBe('•••\n');
  expect((await terminal.run("printf '\\033[1mno secret\\033[0m'", 60_000)).text).toBe(
    '\u001B[1mno secret\u001B[0m',
  );
});

test.each([
  ['too long a name', `/${'a'.repeat(300)}`],
  ['a file that another user hides', '/etc/ssl/private/kubeconfig'],
  ['a folder', '/tmp'],
  ['what cannot be a file', '/dev/null/x'],
])('%s hides nothing, and ends no run', async (_, file) => {
  const secrets = await knownSecrets({ HOME: '/nowhere' }, kubectl, '/');
  const ask = (): Promise<string> => Promise.resolve('/tmp\u001F\u001F\u001F');
  for (const command of [`kubectl --kubeconfig=${file} get nodes`, 'echo kubeconfig'])
    await expect(secrets.learn(command, ask)).resolves.toBeUndefined();
});
