/** The last state of each object, by its whole identity, while a paste is gone through from top to bottom. */
import { isClusterScoped } from '#checker/kinds/index.ts';
import type { Observed } from './observed.ts';
import type { Sentence } from './sentences.ts';

/** What tells an object from all others. */
export type Named = Pick<Observed, 'kind' | 'group' | 'cluster' | 'namespace' | 'name' | 'run'>;

interface States {
  put: (object: Observed) => void;
  say: (sentence: Sentence) => void;
  remove: (named: Named) => void;
  /** In the order in which they were printed last. */
  all: () => Observed[];
}

/** Where the states of the names of a place are. */
interface Place {
  names: Map<string, number>;
  /** No name that was put there is behind it. */
  last: string;
}

/**
 * Objects by their whole identity. A namespace that nothing tells is the check's where no command was typed, and the
 * learner's own where one was: it never is one that was printed.
 */
export function statesOf(assumed: string | undefined): States {
  /** What was replaced or removed leaves a gap, so that the last state stands where it was printed. */
  const states: (Observed | undefined)[] = [];
  const places = new Map<string, Place>();
  /** So many of the states have been looked through for their names: kubectl prints them in order, so mostly none. */
  let named = 0;
  const placeOf = ({ kind, group = '', cluster, namespace, run }: Named): Place => {
    const open = run ? '' : (assumed ?? '');
    const place = isClusterScoped(kind) ? '' : (namespace ?? open);
    const key = [cluster, group, kind, place].join('\n');
    let known = places.get(key);
    if (!known) places.set(key, (known = { names: new Map(), last: '' }));
    return known;
  };
  const indexOf = ({ names, last }: Place, name: string): number => {
    if (name > last) return -1;
    for (; named < states.length; named += 1) {
      const state = states[named];
      if (state) placeOf(state).names.set(state.name, named);
    }
    return names.get(name) ?? -1;
  };
  const remove = (place: Place, name: string): void => {
    states[indexOf(place, name)] &&= undefined;
  };
  const set = (place: Place, object: Observed): void => {
    const { name } = object;
    remove(place, name);
    states.push(object);
    if (name > place.last) place.last = name;
  };
  return {
    put: (object) => {
      const place = placeOf(object);
      const earlier = states[indexOf(place, object.name)];
      // `-o name` says that it is still there, and nothing of its state: what was printed before stands.
      if (earlier && isNameOnly(object)) return;
      if (earlier) object.firstRestarts = earlier.firstRestarts ?? earlier.cells['RESTARTS']?.text;
      set(place, object);
    },
    say: (sentence) => {
      const { kind, name, namespace, at, run } = sentence;
      const named = { kind, name, namespace, run, cluster: run?.where.cluster ?? '' };
      const place = placeOf(named);
      const earlier = states[indexOf(place, name)];
      if (sentence.says === 'gone') remove(place, name);
      else if (earlier) {
        // That it is there says nothing more.
        if (sentence.says === 'listed' && earlier.source !== 'sentence') return;
        earlier.sentences = [...(earlier.sentences ?? []).slice(-9), sentence];
        set(place, earlier);
      } else {
        const source = 'sentence';
        set(place, {
          ...named,
          source,
          cells: {},
          cut: false,
          at,
          row: undefined,
          sentences: [sentence],
        });
      }
    },
    remove: (named) => {
      remove(placeOf(named), named.name);
    },
    all: () => states.filter((state) => state !== undefined),
  };
}

const isNameOnly = ({ cells, cut, source }: Observed): boolean =>
  source === 'row' && !cut && Object.keys(cells).join() === 'NAME';
