/**
 * The objects of a paste, each once, in its last state: rows of tables, objects of JSON and YAML, and what kubectl
 * said about objects in plain lines.
 */
import { judge } from '#checker/kinds/index.ts';
import type { Finding, ReadObject, Reading, Row, Table } from '#checker/types.ts';
import { lastStates } from './last-states.ts';
import { mentionsIn } from './mentions.ts';
import { applyMention } from './spoken.ts';
import type { Subject } from './subject.ts';
import { commandAbove, parsed, supersededTables } from './superseded.ts';

/** `assumed` fills in the namespace of next commands where the paste tells none. */
export function subjectsOf(reading: Reading, assumed: string | undefined): Subject[] {
  const states = lastStates();
  const events: { line: number; apply: () => void }[] = [];
  const stale = supersededTables(reading);
  reading.tables.forEach((table, index) => {
    if (stale.has(index) || table.kind === 'Event') return;
    table.rows.forEach((row, number) => {
      const subject = fromRow(table, row, { table: index, row: number }, assumed);
      // `-w --output-watch-events` says that an object is gone.
      const gone = row.cells['EVENT']?.text.trim() === 'DELETED';
      const apply = () => (gone ? states.remove(subject) : states.put(subject));
      events.push({ line: row.at.line, apply });
    });
  });
  for (const object of reading.objects ?? [])
    events.push({ line: object.at.line, apply: () => states.put(fromDocument(object)) });
  for (const mention of mentionsIn(reading, assumed))
    events.push({ line: mention.at.line, apply: () => applyMention(mention, states) });

  for (const error of reading.errors) {
    const named = namedBy(error, reading);
    const { at } = error;
    if (named && at) events.push({ line: at.line, apply: () => states.remove(named) });
  }

  events.sort((a, b) => a.line - b.line);
  for (const { apply } of events) apply();
  return states.all();
}

/** The object that kubectl did not find, in the namespace that was typed: what was printed of it before is past. */
function namedBy(
  { code, params, at }: Finding,
  { commands }: Reading,
): Pick<Subject, 'kind' | 'namespace' | 'name'> | undefined {
  if (code !== 'kubectl-not-found') return undefined;
  const typed = at && commandAbove(commands, at.line)?.text;
  const namespace = typed === undefined ? undefined : parsed(typed).namespace;
  return { kind: String(params['kind']), namespace, name: String(params['name']) };
}

function fromRow(
  table: Table,
  row: Row,
  place: { table: number; row: number },
  assumed: string | undefined,
): Subject {
  const kind = row.kind ?? table.kind;
  const { name, namespace, cells, at, cut } = row;
  const kinds = kind === undefined ? (table.candidates ?? []) : [kind];
  const printed = { name, namespace: namespace ?? assumed, cells };
  const [judgement, ...others] = kinds.map((kind) => judge({ ...printed, kind }));
  return {
    kind,
    candidates: table.candidates,
    namespace,
    name,
    cells,
    at,
    cut,
    command: table.command,
    judgement: judgement ?? judge({ ...printed, kind: '' }),
    agreed:
      judgement !== undefined &&
      others.every(({ status, idle }) => status === judgement.status && idle === judgement.idle),
    row: place,
    spoken: false,
  };
}

function fromDocument(object: ReadObject): Subject {
  const { kind, namespace, name, cells, at, command } = object;
  const judgement = { ...object, deciding: [] };
  const known = { cut: false, agreed: true, row: undefined, spoken: false };
  return { kind, namespace, name, cells, at, command, judgement, ...known };
}
