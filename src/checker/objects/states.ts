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

/**
 * Objects by their whole identity. A namespace that nothing tells is the check's where no command was typed, and the
 * learner's own where one was: it never is one that was printed.
 */
export function statesOf(assumed: string | undefined): States {
  /** What was replaced or removed leaves a gap, so that the last state stands where it was printed. */
  const states: (Observed | undefined)[] = [];
  /** Where the state of a name is, for each place: most names of a paste are of one. */
  const places = new Map<string, Map<string, number>>();
  const namesAt = ({ kind, group = '', cluster, namespace, run }: Named): Map<string, number> => {
    const open = run ? '' : (assumed ?? '');
    const place = isClusterScoped(kind) ? '' : (namespace ?? open);
    const key = [cluster, group, kind, place].join('\n');
    const names = places.get(key) ?? new Map<string, number>();
    if (names.size === 0) places.set(key, names);
    return names;
  };
  const remove = (names: Map<string, number>, name: string): void => {
    const index = names.get(name);
    if (index === undefined) return;
    states[index] = undefined;
    names.delete(name);
  };
  const set = (names: Map<string, number>, object: Observed): void => {
    remove(names, object.name);
    names.set(object.name, states.push(object) - 1);
  };
  const earlierOf = (names: Map<string, number>, name: string): Observed | undefined =>
    states[names.get(name) ?? -1];
  return {
    put: (object) => {
      const names = namesAt(object);
      const earlier = earlierOf(names, object.name);
      // `-o name` says that it is still there, and nothing of its state: what was printed before stands.
      if (earlier && isNameOnly(object)) return;
      if (earlier) object.firstRestarts = earlier.firstRestarts ?? earlier.cells['RESTARTS']?.text;
      set(names, object);
    },
    say: (sentence) => {
      const { kind, name, namespace, at, run } = sentence;
      const named = { kind, name, namespace, run, cluster: run?.where.cluster ?? '' };
      const names = namesAt(named);
      const earlier = earlierOf(names, name);
      if (sentence.says === 'gone') remove(names, name);
      else if (earlier) {
        // That it is there says nothing more.
        if (sentence.says === 'listed' && earlier.source !== 'sentence') return;
        earlier.sentences = [...earlier.sentences.slice(-9), sentence];
        set(names, earlier);
      } else {
        const [cells, cut, row, source] = [{}, false, undefined, 'sentence' as const];
        set(names, { ...named, cells, at, cut, row, source, sentences: [sentence] });
      }
    },
    remove: (named) => {
      remove(namesAt(named), named.name);
    },
    all: () => states.filter((state) => state !== undefined),
  };
}

const isNameOnly = ({ cells, cut, source }: Observed): boolean =>
  source === 'row' && !cut && Object.keys(cells).join() === 'NAME';
