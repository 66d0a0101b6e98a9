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
const keyOf = (named: Named): string => `${sortOf(named)}\n${named.namespace ?? ''}`;

const isNameOnly = ({ cells, cut }: Subject): boolean =>
  !cut && Object.keys(cells).join() === 'NAME';

export function lastStates(): LastStates {
  const states = new Map<string, Subject>();
  // Keys by kind and name: made only when somebody asks, which tables alone never do.
  let keys: Map<string, Set<string>> | undefined;
  const note = (subject: Subject): void => {
    const known = keys?.get(sortOf(subject));
    if (known) known.add(keyOf(subject));
    else keys?.set(sortOf(subject), new Set([keyOf(subject)]));
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
    note(subject);
  };
  const like = (named: Named): Subject[] => {
    if (!keys) {
      keys = new Map();
      for (const subject of states.values()) note(subject);
    }
    return [...(keys.get(sortOf(named)) ?? [])].flatMap((key) => {
      const subject = states.get(key);
      const open = !subject?.namespace || !named.namespace;
      return subject && (open || subject.namespace === named.namespace) ? [subject] : [];
    });
  };
  const remove = (named: Named): void => void states.delete(keyOf(named));
  return { put, remove, like, all: () => [...states.values()] };
}
