/**
 * The objects of a paste, each once, in its last state: rows of tables, objects of JSON and YAML, and what kubectl
 * said about objects in plain lines.
 */
import { judge } from '#checker/kinds/index.ts';
import type { Judgement } from '#checker/kinds/rule.ts';
import type { Cell, Place, Reading, Row, Table } from '#checker/types.ts';
import type { Mention } from './mentions.ts';
import { mentionsIn } from './mentions.ts';
import { supersededTables } from './superseded.ts';

export interface Subject {
  /** Undefined where the paste does not tell. */
  kind: string | undefined;
  /** Kinds it could be, where `kind` is undefined. */
  candidates: readonly string[] | undefined;
  namespace: string | undefined;
  name: string;
  cells: Readonly<Record<string, Cell>>;
  at: Place;
  cut: boolean;
  /** The typed command it was printed by, when that is in the paste. */
  command: string | undefined;
  judgement: Judgement;
  /** Whether all candidates come to the same status: then it is known, though the kind is not. */
  agreed: boolean;
  row: { table: number; row: number } | undefined;
  /** What kubectl only said, without printing its state. */
  spoken: boolean;
  /** RESTARTS of its first row, when it was printed several times. */
  firstRestarts: string | undefined;
}

const keyOf = ({ kind, namespace, name }: Pick<Subject, 'kind' | 'namespace' | 'name'>): string =>
  [kind ?? '', namespace ?? '', name].join('\n');

/** `assumed` fills in the namespace of next commands where the paste tells none. */
export function subjectsOf(reading: Reading, assumed: string | undefined): Subject[] {
  const seen = new Map<string, Subject>();
  const stale = supersededTables(reading);
  const events: { line: number; apply: () => void }[] = [];
  const put = (subject: Subject) => {
    const key = keyOf(subject);
    const earlier = seen.get(key);
    const firstRestarts = earlier?.firstRestarts ?? earlier?.cells['RESTARTS']?.text;
    // Deleted and set again: the order of a Map is that of insertion, so the last state stands where it was printed.
    seen.delete(key);
    seen.set(key, { ...subject, firstRestarts });
  };

  reading.tables.forEach((table, index) => {
    if (stale.has(index) || table.kind === 'Event') return;
    table.rows.forEach((row, at) => {
      const subject = fromRow(table, row, { table: index, row: at }, assumed);
      const gone = row.cells['EVENT']?.text.trim() === 'DELETED';
      events.push({
        line: row.at.line,
        apply: () => (gone ? seen.delete(keyOf(subject)) : put(subject)),
      });
    });
  });
  for (const object of reading.objects ?? []) {
    const { kind, namespace, name, cells, at, command } = object;
    const judgement: Judgement = { ...object, deciding: [] };
    const rest = { candidates: undefined, cut: false, agreed: true, row: undefined, spoken: false };
    const subject = {
      kind,
      namespace,
      name,
      cells,
      at,
      command,
      judgement,
      ...rest,
      firstRestarts: undefined,
    };
    events.push({ line: at.line, apply: () => put(subject) });
  }
  for (const mention of mentionsIn(reading, assumed))
    events.push({ line: mention.at.line, apply: () => applyMention(mention, seen, put) });

  events.sort((a, b) => a.line - b.line);
  for (const event of events) event.apply();
  return [...seen.values()];
}

function fromRow(
  table: Table,
  row: Row,
  place: { table: number; row: number },
  assumed: string | undefined,
): Subject {
  const kind = row.kind ?? table.kind;
  const { name, namespace, cells, at, cut } = row;
  const [judgement, ...others] = (kind === undefined ? (table.candidates ?? []) : [kind]).map(
    (kind) => judge({ kind, name, namespace: namespace ?? assumed, cells }),
  );
  const agreed = others.every(
    ({ status, idle }) => status === judgement?.status && idle === judgement.idle,
  );
  return {
    kind,
    candidates: table.candidates,
    namespace,
    name,
    cells,
    at,
    cut,
    command: table.command,
    judgement: judgement ?? judge({ kind: '', name, namespace, cells }),
    agreed: judgement !== undefined && agreed,
    row: place,
    spoken: false,
    firstRestarts: undefined,
  };
}

/** A line about an object that was printed before it: only what changes the object makes the print outdated. */
function applyMention(
  mention: Mention,
  seen: Map<string, Subject>,
  put: (subject: Subject) => void,
): void {
  const { kind, name, namespace } = mention;
  const same = [...seen.values()].filter(
    (subject) =>
      subject.kind === kind &&
      subject.name === name &&
      (subject.namespace === namespace ||
        subject.namespace === undefined ||
        namespace === undefined),
  );
  if (mention.says === 'gone') {
    for (const subject of same) seen.delete(keyOf(subject));
    return;
  }
  const printed = same.findLast((subject) => !subject.spoken);
  if (printed && (mention.says === 'listed' || mention.judgement.status === 'unknown')) {
    if (mention.says === 'changed')
      put({ ...printed, judgement: mention.judgement, at: mention.at });
    return;
  }
  // `successfully rolled out` proves nothing by itself; after replicas that were wanted, it does.
  const wanted = (printed?.judgement ?? same.at(-1)?.judgement)?.counts;
  const done = mention.says === 'rolled-out' && wanted !== undefined && wanted.total > 0;
  const judgement: Judgement = done
    ? {
        status: 'ready',
        deciding: [],
        findings: [],
        counts: { ready: wanted.total, total: wanted.total },
      }
    : mention.judgement;
  const base = printed ?? same.at(-1);
  put({
    kind,
    candidates: undefined,
    namespace: namespace ?? base?.namespace,
    name,
    cells: base?.cells ?? {},
    at: mention.at,
    cut: false,
    command: mention.command,
    judgement,
    agreed: true,
    row: base?.row,
    spoken: printed === undefined,
    firstRestarts: undefined,
  });
}
