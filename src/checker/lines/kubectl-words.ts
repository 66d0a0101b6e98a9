/** Finds kubectl in the words of a command: by name or path, behind variables, as a part of other tools, by alias. */
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import { setOf } from '#checker/set-of.ts';

const kubectls = setOf('kubectl k kb kc oc kubecolor kubectl.exe kubectl.sh');
/** Tools that bring a kubectl of their own: `microk8s kubectl get pods`, `minikube kubectl -- get pods`. */
export const bringers = setOf('minikube microk8s k3s k0s rke2');

/** What kubectl is asked for. */
export const verbs = setOf(
  'get apply create delete describe logs rollout wait label annotate taint untaint cordon uncordon drain ' +
    'scale set edit patch replace run expose exec port-forward top version config cluster-info api-resources ' +
    'api-versions explain auth events debug cp diff kustomize autoscale proxy completion ns ctx',
);

/** Whether kubectl itself knows what it is asked for; else it is a plugin or a slip. */
export const isVerb = (verb: string): boolean => verbs.has(verb.split(' ', 1)[0] ?? '');

/** Whether a word calls kubectl: by name, path, or a usual alias. */
export const isKubectl = (word: string): boolean =>
  kubectls.has(
    word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1).toLowerCase(),
  );

/** The words after kubectl; undefined for another command. */
export function kubectlArguments(words: readonly string[]): readonly string[] | undefined {
  let at = 0;
  while (/^[A-Z_]\w*=/i.test(words[at] ?? '')) at++;
  const word = words[at] ?? '';
  if (bringers.has(word)) {
    const nested = words.indexOf('kubectl', at);
    if (nested < 0) return undefined;
    return words.slice(words[nested + 1] === '--' ? nested + 2 : nested + 1);
  }
  if (isKubectl(word) || (/^\$\{?\w+\}?$/.test(word) && verbs.has(words[at + 1] ?? '')))
    return words.slice(at + 1);
  const alias = word.startsWith('kg') ? expandAlias(word) : undefined;
  return alias && [...alias, ...words.slice(at + 1)];
}

const kinds: Readonly<Record<string, string>> = {
  p: 'pods',
  n: 'nodes',
  d: 'deployments',
  s: 'services',
  i: 'ingresses',
  a: 'all',
  ss: 'sts',
};

/** What stands behind the kind, with the flag it is short for. */
const endings: Readonly<Record<string, string>> = {
  '': '',
  all: '-A',
  a: '-A',
  w: '-w',
  wide: '-owide',
  owide: '-owide',
};

/** Aliases of the kubectl plugin of Oh My Zsh and of kubectl-aliases, as far as they list something. */
function expandAlias(word: string): string[] | undefined {
  const rest = /^kg([a-z]{1,8})$/.exec(word)?.[1];
  if (rest === undefined) return undefined;
  for (const [ending, flag] of Object.entries(endings)) {
    const short = rest.endsWith(ending) ? rest.slice(0, rest.length - ending.length) : '';
    const kind = kinds[short] ?? (kindOf(short) === short ? undefined : short);
    if (kind) return ['get', kind, flag].filter(Boolean);
  }
  return undefined;
}
