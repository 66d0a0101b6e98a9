/**
 * The objects of a paste, each once, in its last state: rows of tables, objects of JSON and YAML, and what kubectl said
 * about objects in plain lines. Nothing is judged here.
 */
import type { Finding } from '#checker/findings.ts';
import type { Prints } from '#checker/types.ts';
import { readDocuments } from './documents.ts';
import type { Observed } from './observed.ts';
import { ObservedRow } from './observed-row.ts';
import type { Listing } from './observed-row.ts';
import { markOutdated, typedChanges } from './outdated.ts';
import { namespaceOf, runAbove, runsOf } from './runs.ts';
import type { Run } from './runs.ts';
import { sentenceIn } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { statesOf } from './states.ts';
import type { Named } from './states.ts';
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

/** What a line of the paste does to the states of objects: one of these. */
interface Event {
  line: number;
  put?: Observed;
  say?: Sentence;
  remove?: Named;
}

/** `assumed` is the namespace of the check's command: that of objects where the paste has no command and prints none. */
export function observe(prints: Prints, assumed: string | undefined): Objects {
  const runs = runsOf(prints.commands, prints.lines);
  const { objects, findings } = readDocuments(prints.documents ?? [], runs);
  const stale = supersededTables(prints, runs);
  const states = statesOf(assumed);
  const replacing: Sentence[] = [];
  const events = inOrder([
    rowEvents(prints, runs, stale),
    objects.map((object) => ({ line: object.at.line, put: object })).values(),
    sentenceEvents(prints, runs, replacing),
    prints.errors.flatMap((error) => notFoundEvent(error, runs)).values(),
  ]);
  for (const { put, say, remove } of events) {
    if (put) states.put(put);
    if (say) states.say(say);
    if (remove) states.remove(remove);
  }
  const observed = states.all();
  if (observed.length > 0)
    markOutdated([...replacing, ...typedChanges(runs, prints, replacing)], observed, assumed);
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
    let listing: Listing | undefined;
    let number = 0;
    for (const row of table.rows) {
      const { line } = row;
      const run = table.command === undefined ? undefined : runAbove(runs, line);
      if (!listing || listing.run !== run) listing = { table, index, run };
      const object = new ObservedRow(number++, listing);
      // `-w --output-watch-events` says that an object is gone.
      const isGone = isWatched && row.cells['EVENT']?.text.trim() === 'DELETED';
      yield isGone ? { line, remove: object } : { line, put: object };
    }
  }
}

/** `replacing` collects what was done, which may make a listing out of date. */
function* sentenceEvents(
  { lines }: Prints,
  runs: readonly Run[],
  replacing: Sentence[],
): Generator<Event, undefined> {
  for (const line of lines) {
    const sentence = line.isRow ? undefined : sentenceIn(line, runs);
    if (!sentence) continue;
    if (sentence.word.endsWith('ed')) replacing.push(sentence);
    yield { line: sentence.at.line, say: sentence };
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
  return [{ line: at.line, remove: named }];
}
