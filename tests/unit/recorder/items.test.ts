import { expect, test } from 'vitest';
import { itemsToKeep } from '#recorder/items.ts';
import { lineEditorReader } from '#recorder/marks.ts';
import { maskItems } from '#recorder/mask-items.ts';
import { leaveOut, section, sent, stepsIn } from './session.ts';

const itemsIn = async (...texts: readonly string[]) => itemsToKeep(await stepsIn(texts.join('')));
const left = async (...texts: readonly string[]) =>
  (await itemsIn(...texts)).map((item) => (item.is === 'left-out' ? item.why : item.is));

test('a command is kept with what it printed and how it ended', async () => {
  expect(await itemsIn(sent(' kubectl get x ', 'error: no x\n', 1))).toEqual([
    {
      ...{ is: 'command', command: 'kubectl get x', output: 'error: no x', code: 1 },
      ...{ manual: undefined, isLarge: false },
    },
  ]);
});

test.each([
  ['what takes the whole screen', sent('vim x', '\u001B[?1049h~\u001B[?1049l'), 'screen'],
  [
    'what the shell does not find',
    sent('kubctl', 'bash: kubctl: command not found\n', 127),
    'not-found',
  ],
  ['what clears the terminal', sent('clear', '\u001B[H\u001B[2J'), 'terminal'],
  ['what has no end', '\u001B]133;C;cmdline_url=exec%20sh\u0007# ', 'unfinished'],
])('%s is left out', async (_, text, why) => {
  expect(await left(text)).toEqual([why]);
});

test('leave_out takes out the command before, and said again the one before that', async () => {
  expect(await left(sent('a'), sent('b'), leaveOut())).toEqual(['command', 'wish']);
  expect(await left(sent('a'), sent('b'), leaveOut(), leaveOut())).toEqual(['wish', 'wish']);
  expect(await left(leaveOut(), sent('a'))).toEqual(['command']);
});

test('leave_out takes out a command that was left out already, and not the good one before it', async () => {
  const mistyped = sent('kubctl', 'bash: kubctl: command not found\n', 127);
  expect(await left(sent('a'), mistyped, leaveOut())).toEqual(['command', 'wish']);
  expect(await left(sent('a'), sent('clear'), leaveOut())).toEqual(['command', 'wish']);
  expect(await left(sent('a'), mistyped, leaveOut(), leaveOut())).toEqual(['wish', 'wish']);
});

test('the end of the shell is nothing that was done', async () => {
  expect(await itemsIn(sent('true'), '\u001B]133;C;cmdline_url=exit\u0007exit\r\n')).toHaveLength(
    1,
  );
});

test('a section in which nothing was kept is none, and one without a title neither', async () => {
  expect(await left(section('A'), section('B'), sent('true'), section('C'), section(''))).toEqual([
    'section',
    'command',
  ]);
});

test('Ctrl-C ends a command that a person has to end; its sign is no output', async () => {
  expect(await itemsIn(sent('kubectl get pods -w', 'NAME\nweb\n^C\n', 130))).toMatchObject([
    { manual: 'ctrl-c', output: 'NAME\nweb' },
  ]);
});

test('what was typed into a console inside is no output', async () => {
  const printed = '\u001B[?2004h/ # ls\r\n\u001B[?2004lbin\r\n';
  expect(await itemsIn(sent('kubectl exec -it web -- sh', printed))).toMatchObject([
    { manual: 'typing', output: '' },
  ]);
});

const line = (text: string, printed = '') => `\u001B[?2004h${text}\r\n\u001B[?2004l\r${printed}`;
const withoutMarks = async (...lines: readonly string[]) =>
  itemsToKeep(await stepsIn(`${lines.join('')}\u001B[?2004h$ `, lineEditorReader()));

test.each([
  ['me@host:~$ ', 'root@web:/# '],
  ['[me@host ~]$ ', '[me@node1 ~]$ '],
  ['(base) me@host ~ % ', 'root@web:/# '],
  ['$ ', 'root@web:/# '],
])('without marks, behind %s what is typed at %s is of another machine', async (own, other) => {
  const items = await withoutMarks(
    line(`${own}kubectl get nodes`, 'one\r\n'),
    line(`${other}ls`, 'bin\r\n'),
    line(`${own}kubectl get pods`, 'web\r\n'),
  );
  expect(items).toMatchObject([
    { is: 'command', command: 'kubectl get nodes' },
    { is: 'left-out', command: 'ls', why: 'elsewhere' },
    { is: 'command', command: 'kubectl get pods' },
  ]);
});

test.each([
  ['me@host:~$ ', 'kubectl exec -it web -- sh', '/ # '],
  ['me@host:~$ ', 'docker run -it --rm alpine', '/srv # '],
  ['$ ', 'kubectl debug node/worker -it --image=busybox', 'bash-5.1# '],
  ['$ ', 'ssh node1', '> '],
])(
  'without marks, behind %s and %s, the prompt %s is of the shell inside',
  async (own, enter, other) => {
    const items = await withoutMarks(
      line(`${own}${enter}`),
      line(`${other}cat /etc/hostname`, 'web\r\n'),
      line(`${other}exit`),
      line(`${own}kubectl get pods`, 'web\r\n'),
    );
    expect(items.at(-1)).toMatchObject({ is: 'command', command: 'kubectl get pods' });
    expect(items.slice(1, -1)).not.toHaveLength(0);
    for (const item of items.slice(1, -1)) expect(item).toMatchObject({ why: 'elsewhere' });
  },
);

test('without marks, an author may shorten the prompt', async () => {
  const items = await withoutMarks(line("me@host:~$ PS1='$ '"), line('$ ls', 'a\r\n'));
  expect(items).toMatchObject([{ command: "PS1='$ '" }, { is: 'command', command: 'ls' }]);
});

test('without marks, the sign of Ctrl-C tells that a person has to end it', async () => {
  const items = await withoutMarks(line('$ kubectl get pods -w', 'NAME\r\nweb\r\n^C\r\n'));
  expect(items).toMatchObject([{ manual: 'ctrl-c', output: 'NAME\nweb' }]);
});

test('without marks, known prompts are taken off and lines of one command are joined', async () => {
  const items = await withoutMarks(
    line('me@host:~$ for i in 1 2'),
    line('> do echo $i'),
    line('> done', '1\r\n2\r\n'),
    line('>>> print(1)', '1\r\n'),
  );
  expect(items).toMatchObject([
    { command: 'for i in 1 2\ndo echo $i\ndone', output: '1\n2', code: undefined },
    { is: 'left-out', command: '>>> print(1)', why: 'unknown' },
  ]);
});

test.each([
  ['a known value', 'echo $T', 'tok-1234567890', 'tok-1234567890'],
  [
    'a known value across the edge of the screen',
    'cat f',
    `${'x'.repeat(75)} tok-1234567890`,
    'tok-1234567890',
  ],
  [
    'what the author calls a password',
    'export DB_PASSWORD="correct horse"; env',
    'correct horse',
    'correct horse',
  ],
  ['a key', 'cat key', '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----', 'abc'],
  [
    'a token of Kubernetes',
    'kubectl create token x',
    'eyJhbGciOiJSUzI1.eyJpc3MiOiJrdWJl.c2lnbmF0dXJl',
    'eyJ',
  ],
  [
    'a value that only its name betrays',
    'helm get values x',
    'adminPassword: ok\npassword: hunter22',
    'hunter22',
  ],
  ['a word that machines draw', 'cat x', 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7', 'aB3dE6gH9'],
  ['a password in the environment', 'env', 'POSTGRES_PASSWORD=correcthorse', 'correcthorse'],
  ['a token in the environment', 'env', 'DB_TOKEN=abcdefgh', 'abcdefgh'],
  ['a described password', 'kubectl describe pod x', 'POSTGRES_PASSWORD:  correcthorse', 'correct'],
  ['a password in base64', 'kubectl get secret x', 'db_password: aHVudGVyMg==', 'aHVudGVyMg'],
  ['a password in camel case', 'helm get values x', 'dbPassword: hunter2', 'hunter2'],
  ['a password in one word', 'env', 'PGPASSWORD=hunter2', 'hunter2'],
  ['a secret of a client', 'helm get values x', 'clientSecret: hunter2', 'hunter2'],
  ['a short password that is exported', 'export DB_PASSWORD=hunter2', '', 'hunter2'],
  ['a short password that is set', 'kubectl set env deploy/x DB_PASSWORD=s3cret1', '', 's3cret1'],
  [
    'a password with blanks in an argument',
    "kubectl create secret generic x --from-literal=password='my pass word'",
    'my pass word',
    'my pass word',
  ],
  [
    'a password with blanks in a quoted argument',
    "kubectl create secret generic x --from-literal='db.password=my pass word'",
    'my pass word',
    'my pass word',
  ],
  [
    'a password without quotes in an argument',
    'kubectl create secret generic x --from-literal=password=correcthorse',
    'correcthorse',
    'correcthorse',
  ],
  ['a password in base64 that is set', 'export DB_PASSWORD=aHVudGVyMg==', 'aHVudGVyMg==', 'aHVud'],
])('nothing of it is left: %s', async (_, command, printed, secret) => {
  const items = maskItems(await itemsIn(sent(command, `${printed}\n`)), ['tok-1234567890']);
  expect(JSON.stringify(items)).toContain('•••');
  expect(JSON.stringify(items)).not.toContain(secret);
});

test.each([
  [
    'kubectl get pods',
    'NAME                   READY   STATUS\nweb-7c5ddbdf54-x2x4z   1/1     Running\nsha256:4bcff63911fcb4448bd4fdacec207030997caf25e9bea4045fa6c8c44de311d1',
  ],
  ['kubectl delete secret db-password-secret', 'secret "db-password-secret" deleted'],
  ['kubectl describe pod x', 'SecretName:  web-token-abc\nOptional:    false'],
  ['kubectl describe pod x', "DB_PASSWORD:  <set to the key 'password' in secret 'db'>"],
  ['kubectl describe secret x', 'password:  12 bytes\ndb_password:  8 bytes'],
  ['kubectl get pod x -o yaml', 'automountServiceAccountToken: false'],
  ['helm get values x', 'existingSecret: web-postgresql'],
  ['kubectl set env deploy/x DB_PASSWORD=$DB_PASSWORD', 'deployment.apps/x env updated'],
  [
    'kubectl create secret generic x --from-literal=password=$PW --from-literal=user=web-admin',
    'secret/x created',
  ],
])('what is no secret stays: %s', async (command, printed) => {
  expect(JSON.stringify(maskItems(await itemsIn(sent(command, printed)), []))).not.toContain('•••');
});
