import { kindOf } from '#checker/kinds/names-of-kinds.ts';

/** Aliases of the kubectl plugin of Oh My Zsh and of kubectl-aliases, as far as they list something. */
export function expandAlias(word: string): string[] | undefined {
  const match = /^kg([a-z]{1,8})$/.exec(word);
  if (!match) return undefined;
  const rest = match[1] ?? '';
  const kinds: Readonly<Record<string, string>> = {
    p: 'pods',
    n: 'nodes',
    d: 'deployments',
    s: 'services',
    i: 'ingresses',
    a: 'all',
    ss: 'sts',
  };
  for (const [suffix, flags] of [
    ['', []],
    ['all', ['-A']],
    ['a', ['-A']],
    ['w', ['-w']],
    ['wide', ['-o', 'wide']],
    ['owide', ['-o', 'wide']],
  ] as const) {
    if (!rest.endsWith(suffix)) continue;
    const short = rest.slice(0, rest.length - suffix.length);
    const kind = kinds[short] ?? (kindOf(short) === short ? undefined : short);
    if (kind) return ['get', kind, ...flags];
  }
  return undefined;
}
