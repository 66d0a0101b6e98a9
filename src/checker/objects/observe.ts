/**
 * The objects of a paste, each once, in its last state: rows of tables, objects of JSON and YAML, and what kubectl said
 * about objects in plain lines. Nothing is judged here.
 */
import type { Finding } from '#checker/findings.ts';
import { isClusterScoped } from '#checker/kinds/index.ts';
import type { Place, Prints, Row, Table } from '#checker/types.ts';
import { readDocuments } from './documents.ts';
import type { Observed } from './observed.ts';
import { markOutdated } from './outdated.ts';
import { namespaceOf, runAbove, runsOf } from './runs.ts';
import type { Run } from './runs.ts';
import { sentenceIn } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { supersededTables } from './superseded.ts';

/** What a paste is about. */
export interface Objects {
  /** In the order of their last states. */
  observed: readonly Observed[];
  runs: readonly Run[];
  /** Indexes of tables that a later run of the same command replaced. */
  stale: ReadonlySet<number>;
  /** Documents that could not be read, or not as a whole. */
  findings: readonly Finding[];
}

/** What a line of the paste does to the states of objects. */
interface Event {
  line: number;
  apply: (states: States) => void;
}

/** Of most objects no sentence speaks; they share this. */
const nothing: readonly Sentence[] = [];

/** `assumed` is the namespace of the check's command: that of objects where the paste has no command and prints none. */
export function observe(prints: Prints, assumed: string | undefined): Objects {
  const runs = runsOf(prints.commands, prints.lines);
  const { objects, findings } = readDocuments(prints.documents ?? [], runs);
  const stale = supersededTables(prints, runs);
  const states = statesOf(assumed);
  const replacing: Sentence[] = [];
  const events = inOrder([
    rowEvents(prints, runs, stale),
    objects
      .map((object) => ({ line: object.at.line, apply: (to: States) => to.put(object) }))
      .values(),
    sentenceEvents(prints, runs, replacing),
    prints.errors.flatMap((error) => notFoundEvent(error, runs)).values(),
  ]);
  for (const { apply } of events) apply(states);
  const observed = states.all();
  markOutdated(replacing, observed, assumed);
  return { observed, runs, stale, findings };
}

/** Events that come one by one, each source in the order of its lines, as one: a paste may have a million of them. */
function* inOrder(sources: readonly Iterator<Event, undefined>[]): Generator<Event> {
  const waiting = sources.map((source) => ({ source, event: source.next().value }));
  for (;;) {
    let first: (typeof waiting)[number] | undefined;
    for (const each of waiting)
      if (each.event && each.event.line < (first?.event?.line ?? Infinity)) first = each;
    if (!first?.event) return;
    yield first.event;
    first.event = first.source.next().value;
  }
}

function* rowEvents(
  prints: Prints,
  runs: readonly Run[],
  stale: ReadonlySet<number>,
): Generator<Event, undefined> {
  for (const [index, table] of prints.tables.entries()) {
    if (stale.has(index) || table.kind === 'Event') continue;
    const isWatched = table.columns.includes('EVENT');
    for (const [number, row] of table.rows.entries()) {
      const { line } = row;
      const run = table.command === undefined ? undefined : runAbove(runs, line);
      const object = new ObservedRow(table, row, { table: index, row: number }, run);
      // `-w --output-watch-events` says that an object is gone.
      const isGone = isWatched && row.cells['EVENT']?.text.trim() === 'DELETED';
      yield {
        line,
        apply: (states) => (isGone ? states.remove(object) : states.put(object)),
      };
    }
  }
}

/** `replacing` collects those that may make a listing out of date. */
function* sentenceEvents(
  { lines }: Prints,
  runs: readonly Run[],
  replacing: Sentence[],
): Generator<Event, undefined> {
  for (const line of lines) {
    const sentence = line.isRow ? undefined : sentenceIn(line, runs);
    if (!sentence) continue;
    if (sentence.says === 'gone' || sentence.says === 'changed') replacing.push(sentence);
    yield { line: line.at.line, apply: (states) => states.say(sentence) };
  }
}

/** The object of a row. Its cells and its place are asked of the row: a paste may have half a million. */
class ObservedRow implements Observed {
  readonly #row: Row;
  readonly row: Observed['row'];
  readonly kind: string | undefined;
  readonly candidates: Table['candidates'];
  readonly name: string;
  readonly cut: boolean;
  readonly cluster: string;
  readonly namespace: string | undefined;
  readonly run: Run | undefined;
  readonly source = 'row';
  sentences = nothing;
  firstRestarts: string | undefined = undefined;
  outdated: Sentence | undefined = undefined;

  constructor(table: Table, row: Row, place: Observed['row'], run: Run | undefined) {
    const { kind = table.kind, namespace } = row;
    const asksAll = run?.commands.some(({ allNamespaces }) => allNamespaces);
    const isOpen = namespace === undefined && run && !asksAll && !isClusterScoped(kind);
    this.#row = row;
    this.row = place;
    this.kind = kind;
    this.candidates = table.candidates;
    this.name = row.name;
    this.cut = row.cut;
    this.cluster = [run?.where.cluster, row.place].filter(Boolean).join(' ');
    this.namespace = isOpen ? namespaceOf(run) : namespace;
    this.run = run;
  }

  get cells(): Row['cells'] {
    return this.#row.cells;
  }
  get at(): Place {
    return this.#row.at;
  }
}

/** An object that kubectl did not find: what was printed of it before is past. */
function notFoundEvent({ code, params, at }: Finding, runs: readonly Run[]): Event[] {
  if (code !== 'kubectl-not-found' || !at) return [];
  const run = runAbove(runs, at.line);
  const named = {
    kind: String(params['kind']),
    cluster: run?.where.cluster ?? '',
    namespace: run && namespaceOf(run),
    name: String(params['name']),
    run,
  };
  return [{ line: at.line, apply: (states) => states.remove(named) }];
}

type Named = Pick<Observed, 'kind' | 'group' | 'cluster' | 'namespace' | 'name' | 'run'>;

interface States {
  put: (object: Observed) => void;
  say: (sentence: Sentence) => void;
  remove: (named: Named) => void;
  all: () => Observed[];
}

/**
 * Objects by their whole identity. A namespace that nothing tells is the check's where no command was typed, and the
 * learner's own where one was: it never is one that was printed.
 */
function statesOf(assumed: string | undefined): States {
  const states = new Map<string, Observed>();
  const keyOf = ({ kind, group = '', cluster, namespace, name, run }: Named): string => {
    const open = run ? '' : (assumed ?? '');
    const place = isClusterScoped(kind) ? '' : (namespace ?? open);
    return [cluster, group, kind, place, name].join('\n');
  };
  const set = (key: string, object: Observed): void => {
    // A Map keeps the place of what is only set again; the last state stands where it was printed.
    states.delete(key);
    states.set(key, object);
  };
  return {
    put: (object) => {
      const key = keyOf(object);
      const earlier = states.get(key);
      // `-o name` says that it is still there, and nothing of its state: what was printed before stands.
      if (earlier && isNameOnly(object)) return;
      object.firstRestarts = earlier?.firstRestarts ?? earlier?.cells['RESTARTS']?.text;
      set(key, object);
    },
    say: (sentence) => {
      const { kind, name, namespace, at, run } = sentence;
      const named = { kind, name, namespace, run, cluster: run?.where.cluster ?? '' };
      const key = keyOf(named);
      const earlier = states.get(key);
      if (sentence.says === 'gone') states.delete(key);
      else if (earlier) {
        // That it is there says nothing more.
        if (sentence.says === 'listed' && earlier.source !== 'sentence') return;
        earlier.sentences = [...earlier.sentences.slice(-9), sentence];
        set(key, earlier);
      } else {
        const fromSentence = {
          cells: {},
          at,
          cut: false,
          row: undefined,
          source: 'sentence' as const,
        };
        set(key, { ...named, ...fromSentence, sentences: [sentence] });
      }
    },
    remove: (named) => void states.delete(keyOf(named)),
    all: () => [...states.values()],
  };
}

const isNameOnly = ({ cells, cut, source }: Observed): boolean =>
  source === 'row' && !cut && Object.keys(cells).join() === 'NAME';
