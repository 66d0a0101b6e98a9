import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { Kubectl } from './cluster/kubectl.ts';
import { maskOf, secretsOfEnv, secretsOfKubeconfig } from './secrets.ts';
import type { Mask } from './secrets.ts';
import type { Environment } from './session/surroundings.ts';

/** The secrets of a run: more of them where a lesson makes a cluster, or names another kubeconfig. */
export interface KnownSecrets {
  mask: Mask;
  /** To be called when a command has ended, before anybody keeps what it printed. `ask` puts a question to its shell. */
  learn: (command: string, ask: (query: string) => Promise<string>) => Promise<void>;
}

/** What tells whether a file was written since; '' where there is none. */
function stateOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? '' : `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
}

/** `--kubeconfig FILE`, `--kubeconfig=FILE`, `KUBECONFIG=FILE:FILE`, in quotes or not. */
const named = /(?:--kubeconfig[= ]|\bKUBECONFIG=)["']?([^\s"';|&]+)/g;

/** `env` is that of the run, with its kubeconfigs; what stands in them now is known from the beginning. */
export async function knownSecrets(env: Environment, kubectl: Kubectl): Promise<KnownSecrets> {
  const home = env['HOME'] ?? homedir();
  const values = new Set([...secretsOfEnv(env), ...(await secretsOfKubeconfig(kubectl))]);
  let mask = maskOf([...values]);
  const states = new Map<string, string>();
  const watch = (files: string, folder: string): void => {
    for (const name of files.split(delimiter)) {
      const path = name.replace(/^(?:~|\$HOME|\$\{HOME\})(?=\/)/, home);
      const file = resolve(folder, path);
      if (name !== '' && !states.has(file)) states.set(file, '');
    }
  };
  watch(env['KUBECONFIG'] ?? join(home, '.kube', 'config'), '/');
  for (const file of states.keys()) states.set(file, stateOf(file));

  return {
    mask: (text) => mask(text),
    learn: async (command, ask) => {
      if (/kubeconfig/i.test(command)) {
        const answer = await ask('builtin printf "%s\\n" "$PWD" "${KUBECONFIG-}"');
        const [folder = '/', files = ''] = answer.split('\n');
        watch(files, folder);
        for (const [, file = ''] of command.matchAll(named)) watch(file, folder);
      }
      const written = [...states].filter(([file, before]) => stateOf(file) !== before);
      for (const [file] of written) {
        states.set(file, stateOf(file));
        for (const value of await secretsOfKubeconfig(kubectl, file)) values.add(value);
      }
      if (written.length > 0) mask = maskOf([...values]);
    },
  };
}
