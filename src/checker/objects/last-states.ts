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
const keyOf = ({ kind, namespace, name }: Named): string =>
  `${kind ?? ''}\n${namespace ?? ''}\n${name}`;

const isNameOnly = ({ cells, cut }: Subject): boolean =>
  !cut && Object.keys(cells).join() === 'NAME';

export function lastStates(): LastStates {
  const states = new Map<string, Subject>();
  // Keys by kind and name: made only when somebody asks, which tables alone never do. Most are alone.
  let keys: Map<string, string | Set<string>> | undefined;
  const note = (subject: Subject, key: string): void => {
    const sort = sortOf(subject);
    const known = keys?.get(sort) ?? key;
    if (known instanceof Set) known.add(key);
    else keys?.set(sort, known === key ? key : new Set([known, key]));
  };

  const put = (subject: Subject): void => {
    const key = keyOf(subject);
    const earlier = states.get(key);
    // `-o name` says that it is still there, and nothing of its state: what was printed before stands.
    if (earlier && isNameOnly(subject)) return;
    const firstRestarts = earlier?.firstRestarts ?? earlier?.cells['RESTARTS']?.text;
    // A Map keeps the place of what is only set again; the last state stands where it was printed.
    if (earlier) states.delete(key);
    states.set(key, earlier ? { ...subject, firstRestarts } : subject);
    if (keys) note(subject, key);
  };
  const like = (named: Named): Subject[] => {
    if (!keys) {
      keys = new Map();
      for (const [key, subject] of states) note(subject, key);
    }
    const known = keys.get(sortOf(named)) ?? [];
    return [...(typeof known === 'string' ? [known] : known)].flatMap((key) => {
      const subject = states.get(key);
      const open = !subject?.namespace || !named.namespace;
      return subject && (open || subject.namespace === named.namespace) ? [subject] : [];
    });
  };
  const remove = (named: Named): void => void states.delete(keyOf(named));
  return { put, remove, like, all: () => [...states.values()] };
}
