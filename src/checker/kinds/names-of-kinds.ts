/** What kinds are called: every word kubectl takes for one, with its group, or with one that served it once. */
import { recordOf, records } from './index.ts';
import type { KindRecord } from './record.ts';
import { setOf } from '#checker/set-of.ts';

/** As in a URL of the API, "daemonsets": what the API server itself makes of a kind, unless the record says otherwise. */
export const pluralOf = ({ kind, plural }: Pick<KindRecord, 'kind' | 'plural'>): string =>
  plural ??
  kind
    .toLowerCase()
    .replace(/([^aeiou])y$/, '$1ie')
    .replace(/(?:[sxz]|[cs]h)$/, '$&e') + 's';

const wordsOf = (record: KindRecord): string[] => [
  record.kind.toLowerCase(),
  pluralOf(record),
  ...(record.shortNames ?? []),
];

const byWord: ReadonlyMap<string, KindRecord> = new Map(
  records.flatMap((record) => wordsOf(record).map((word) => [word, record])),
);

/** Groups that once served a kind that now lives elsewhere, as in `deployment.extensions/web`. */
const formerGroups = setOf('extensions events.k8s.io policy apps');

/**
 * The API's spelling for a word that names a kind: `po`, `daemonsets.apps`, `deployments.v1.apps`, `Pod`.
 * A word of no known kind, or of a known name in a foreign group, comes back in lower case as typed.
 */
export function kindOf(word: string): string {
  const lower = word.toLowerCase();
  const dot = lower.indexOf('.');
  const record = byWord.get(dot < 0 ? lower : lower.slice(0, dot));
  if (!record) return lower;
  return dot < 0 || isGroupOf(record, lower.slice(dot + 1)) ? record.kind : lower;
}

/** Whether a group, with a version in front or not, is that of the kind, or was. */
function isGroupOf({ group: own }: KindRecord, typed: string): boolean {
  const version = /^v\d+(?:(?:alpha|beta)\d+)?(?:\.|$)/.exec(typed);
  const group = version ? typed.slice(version[0].length) : typed;
  const isFormer = formerGroups.has(group) && (own !== '' || group === 'events.k8s.io');
  const isBehind = own !== '' && group.endsWith(`.${own}`); // crd.projectcalico.org
  return group === own || isFormer || isBehind;
}

/** Whether two names mean one kind; of unknown kinds one may be the plural of the other, and without group if one has none. */
export function sameKind(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [kindOf(one), kindOf(other)];
  if (a === b) return true;
  if (recordOf(a) || recordOf(b)) return false;
  const [nameA = '', ...groupA] = a.split('.');
  const [nameB = '', ...groupB] = b.split('.');
  const isOneGroup =
    groupA.length === 0 || groupB.length === 0 || groupA.join('.') === groupB.join('.');
  const plurals = [pluralOf({ kind: nameA }), pluralOf({ kind: nameB })];
  return isOneGroup && (nameA === nameB || plurals.includes(nameA) || plurals.includes(nameB));
}
