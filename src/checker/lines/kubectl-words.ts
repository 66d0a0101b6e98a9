/** Finds kubectl in a typed command: behind sudo and variables, by path, through watch and minikube, by alias. */
import { expandAlias } from './alias.ts';
import { shellWords } from './shell-words.ts';

const wrappers = new Set([
  'sudo',
  'time',
  'nohup',
  'env',
  'command',
  'microk8s',
  'k3s',
  'rlwrap',
  'grc',
  '(',
  '{',
  '!',
]);
const kubectls = new Set([
  'kubectl',
  'k',
  'kb',
  'kc',
  'oc',
  'kubecolor',
  'kubectl.exe',
  'kubectl.sh',
]);

/** Whether a word calls kubectl: by name, path, or a usual alias. */
export const isKubectl = (word: string): boolean =>
  kubectls.has(
    word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1).toLowerCase(),
  );

/** The words after kubectl; undefined for another command. */
export function kubectlArguments(words: readonly string[]): string[] | undefined {
  let at = 0;
  while (
    at < words.length &&
    (wrappers.has(words[at] ?? '') || /^[A-Z_]\w*=/i.test(words[at] ?? ''))
  )
    at++;
  let word = words[at] ?? '';
  if (word === 'watch' || word === 'viddy') {
    at++;
    while (words[at]?.startsWith('-')) at += /^-(?:n|-interval)$/.test(words[at] ?? '') ? 2 : 1;
    const rest = (words[at] ?? '').includes(' ')
      ? shellWords(words[at] ?? '').map(({ text }) => text)
      : words.slice(at);
    return kubectlArguments(rest);
  }
  if (word === 'minikube') {
    const nested = words.indexOf('kubectl', at);
    if (nested < 0) return undefined;
    at = words[nested + 1] === '--' ? nested + 1 : nested;
    return words.slice(at + 1);
  }
  word = words[at] ?? '';
  if (isKubectl(word)) return words.slice(at + 1);
  const alias = word.startsWith('kg') ? expandAlias(word) : undefined;
  return alias && [...alias, ...words.slice(at + 1)];
}
