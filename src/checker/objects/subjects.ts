/**
 * The objects of a paste, each once, in its last state: rows of tables, objects of JSON and YAML, and what kubectl
 * said about objects in plain lines.
 */
import { otherEvents } from './other-events.ts';
import { supersededTables } from './superseded.ts';
import { judge } from '#checker/kinds/index.ts';
import type { Reading, Row, Table } from '#checker/types.ts';
import { lastStates } from './last-states.ts';
import type { Subject } from './subject.ts';

/** `assumed` fills in the namespace of next commands where the paste tells none. */
export function subjectsOf(reading: Reading, assumed: string | undefined): Subject[] {
  const { tables, commands, lines, errors, objects } = reading;
  const states = lastStates();
  const stale = commands.length > 1 ? supersededTables(reading) : undefined;
  const others =
    lines.length > 0 || errors.length > 0 || objects?.length
      ? otherEvents(reading, states, assumed)
      : [];
  let next = 0;
  const applyAbove = (line: number): void => {
    for (; (others[next]?.line ?? Infinity) < line; next += 1) others[next]?.apply();
  };

  tables.forEach((table, index) => {
    if (stale?.has(index) || table.kind === 'Event') return;
    table.rows.forEach((row, number) => {
      applyAbove(row.at.line);
      const subject = fromRow(table, row, { table: index, row: number }, assumed);
      // `-w --output-watch-events` says that an object is gone.
      if (row.cells['EVENT']?.text.trim() === 'DELETED') states.remove(subject);
      else states.put(subject);
    });
  });
  applyAbove(Infinity);
  return states.all();
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
