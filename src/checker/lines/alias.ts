import { kindOf } from '#checker/kinds/names-of-kinds.ts';

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
export function expandAlias(word: string): string[] | undefined {
  const rest = /^kg([a-z]{1,8})$/.exec(word)?.[1];
  if (rest === undefined) return undefined;
  for (const [ending, flag] of Object.entries(endings)) {
    const short = rest.endsWith(ending) ? rest.slice(0, rest.length - ending.length) : '';
    const kind = kinds[short] ?? (kindOf(short) === short ? undefined : short);
    if (kind) return ['get', kind, flag].filter(Boolean);
  }
  return undefined;
}
