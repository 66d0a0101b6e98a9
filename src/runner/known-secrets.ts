import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { Kubectl } from './cluster/kubectl.ts';
import { namedKubeconfigs, variablesIn, withSubstitutions } from './named-kubeconfigs.ts';
import { maskOf, secretsOfEnv, secretsOfKubeconfig } from './secrets.ts';
import { shownInTerminal } from './record/plain-text.ts';
import type { Mask } from './secrets.ts';
import type { Environment } from './session/surroundings.ts';

/** The secrets of a run: more of them where a lesson makes a cluster, or names another kubeconfig. */
export interface KnownSecrets {
  mask: Mask;
  /** To be called when a command has ended, before anybody keeps what it printed. `ask` puts a question to its shell. */
  learn: (command: string, ask: (query: string) => Promise<string>) => Promise<void>;
}

/** What tells whether a file was written since; '' where there is none that can be read. */
function stateOf(file: string): string {
  try {
    const stat = statSync(file);
    return stat.isFile() ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : '';
  } catch {
    // Another user's, or a name that no file can have.
    return '';
  }
}

/** `start` is where its commands begin; `env` is that of the run, with its kubeconfigs; what stands in them now is known from the beginning. */
export async function knownSecrets(
  env: Environment,
  kubectl: Kubectl,
  start: string,
): Promise<KnownSecrets> {
  const home = env['HOME'] ?? homedir();
  const values = new Set([...secretsOfEnv(env), ...(await secretsOfKubeconfig(kubectl))]);
  let mask = maskOf([...values]);
  const states = new Map<string, string>();
  const watch = (files: Iterable<string>): void => {
    for (const file of files) if (!states.has(file)) states.set(file, '');
  };
  /** Where its shells have been. */
  const folders = new Set([start]);
  watch(filesOf(env['KUBECONFIG'] ?? join(home, '.kube', 'config'), '/'));
  for (const file of states.keys()) states.set(file, stateOf(file));

  return {
    mask: (text) => {
      const masked = mask(text);
      // Colours inside of a secret hide it, and whoever shows the text without them would put it together.
      const plain = shownInTerminal(masked);
      const again = mask(plain);
      return again === plain ? masked : again;
    },
    learn: async (command, ask) => {
      if (/kubeconfig/i.test(command)) {
        const names = variablesIn(command);
        const queries = [
          '$PWD',
          '${OLDPWD-}',
          '${KUBECONFIG-}',
          ...names.map((name) => `\${${name}-}`),
        ];
        const answer = await ask(
          `builtin printf '%s\\037' ${queries.map((each) => `"${each}"`).join(' ')}`,
        );
        const [folder = '/', last = '', files = '', ...held] = answer.split('\u001F');
        watch(filesOf(files, folder));
        for (const each of [folder, last]) if (each !== '') folders.add(each);
        const place = {
          folders: [...folders],
          home,
          values: new Map(names.map((name, at) => [name, held[at] ?? ''])),
        };
        for (const filled of await withSubstitutions(command, [...folders], ask))
          watch(namedKubeconfigs(filled, place));
      }
      const written = [...states].filter(([file, state]) => stateOf(file) !== state);
      for (const [file] of written) {
        states.set(file, stateOf(file));
        for (const value of await secretsOfKubeconfig(kubectl, file)) values.add(value);
      }
      if (written.length > 0) mask = maskOf([...values]);
    },
  };
}

/** The files of a list as kubectl reads it. */
const filesOf = (list: string, folder: string): string[] =>
  list.split(delimiter).flatMap((file) => (file === '' ? [] : resolve(folder, file)));
