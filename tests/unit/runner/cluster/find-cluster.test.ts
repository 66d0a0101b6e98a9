import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findCluster } from '#runner/cluster/cluster.ts';
import { kubectlOf } from '#runner/cluster/kubectl.ts';
import type { Kubectl } from '#runner/cluster/kubectl.ts';
import { scriptedKubectl } from '../scripted-kubectl.ts';

/** A kubectl whose configuration is right, and whose server answers with an error. */
const refusedWith = (err: string): Kubectl =>
  answeringBy(() => Promise.resolve({ code: 1, out: '', err }));

/** A kubectl whose configuration is right, and that asks its server by `server`. */
const answeringBy =
  (server: Kubectl): Kubectl =>
  (args) =>
    args[0] === 'config' ? Promise.resolve({ code: 0, out: '{}', err: '' }) : server(args);

const plugin = `Unable to connect to the server: getting credentials: exec: executable aws not found

It looks like you are trying to use a client-go credential plugin that is not installed.

To learn more about this feature, consult the documentation available at:
      https://kubernetes.io/docs/reference/access-authn-authz/authentication/#client-go-credential-plugins
`;

test.each([
  ['a program for credentials that is not there', plugin, 'credentials', 'getting credentials'],
  [
    'credentials that are over',
    "E1123 06:46:52 memcache.go:265] couldn't get current server API group list\nerror: You must be logged in to the server (Unauthorized)",
    'credentials',
    'error: You must be logged in',
  ],
  [
    'a certificate of ours that is over',
    'Unable to connect to the server: remote error: tls: expired certificate',
    'credentials',
    'expired certificate',
  ],
  [
    'the server of a cluster that was made anew',
    'Unable to connect to the server: tls: failed to verify certificate: x509: certificate signed by unknown authority',
    'untrusted',
    'unknown authority',
  ],
  [
    'a server that is not there',
    'The connection to the server 127.0.0.1:6443 was refused - did you specify the right host or port?',
    'unreachable',
    'was refused',
  ],
  [
    'a server that lets nobody read',
    'Error from server (Forbidden): namespaces "kube-system" is forbidden',
    'forbidden',
    'is forbidden',
  ],
])('%s', async (_, err, is, message) => {
  expect(await findCluster(refusedWith(err))).toEqual({
    is,
    message: expect.stringContaining(message) as string,
  });
});

test('a server that hangs is not waited for without end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hanging-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const state = join(folder, 'state.json');
  writeFileSync(state, JSON.stringify({ uid: 'one', context: 'kind-demo', mode: 'hang' }));
  const env = { PATH: scriptedKubectl.bin, ...scriptedKubectl.env(state) };
  const hanging = kubectlOf(env, folder);
  expect(await findCluster(answeringBy((args) => hanging(args, 100)))).toEqual({
    is: 'unreachable',
    message: 'It did not answer in time.',
  });
});
