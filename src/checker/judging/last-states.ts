/** Objects as a paste goes on: of several rows for one object (same kind, namespace, name) the last counts. */
import type { Subject } from './subject.ts';

type Named = Pick<Subject, 'kind' | 'namespace' | 'name'>;

export interface LastStates {
  put: (subject: Subject) => void;
  remove: (named: Named) => void;
  /** All of this kind and name whose namespace is this one, or that either side leaves open. */
  like: (named: Named) => Subject[];
  /** In the order of their last rows. */
  all: () => Subject[];
}

const sortOf = ({ kind, name }: Named): string => `${kind ?? ''}\n${name}`;

export function lastStates(): LastStates {
  const states = new Map<string, Subject>();
  const namespaces = new Map<string, Set<string | undefined>>();
  const keyOf = (named: Named): string => `${sortOf(named)}\n${named.namespace ?? ''}`;

  const remove = (named: Named): void => {
    states.delete(keyOf(named));
    namespaces.get(sortOf(named))?.delete(named.namespace);
  };
  const put = (subject: Subject): void => {
    const earlier = states.get(keyOf(subject));
    const firstRestarts = earlier?.firstRestarts ?? earlier?.cells['RESTARTS']?.text;
    // A Map keeps the place of what is only set again; the last state stands where it was printed.
    remove(subject);
    states.set(keyOf(subject), { ...subject, firstRestarts });
    const known = namespaces.get(sortOf(subject)) ?? new Set();
    namespaces.set(sortOf(subject), known.add(subject.namespace));
  };
  const like = (named: Named): Subject[] =>
    [...(namespaces.get(sortOf(named)) ?? [])]
      .filter((namespace) => [namespace, undefined].includes(named.namespace) || !namespace)
      .flatMap((namespace) => states.get(keyOf({ ...named, namespace })) ?? []);
  return { put, remove, like, all: () => [...states.values()] };
}
