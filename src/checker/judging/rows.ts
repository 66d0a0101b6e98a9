/** A `table:` entry: rows of any tool's table, found by its headers; no readiness there, only cells. */
import { finding } from '#checker/findings.ts';
import type { AssessedObject, Expectation, Reading, Row, Status } from '#checker/types.ts';
import { tryCondition } from './conditions.ts';
import { judgeCount } from './counting.ts';
import type { Judged, Paste } from './paste.ts';
import { conclude } from './paste.ts';
import { unreadOutcomes } from './unread.ts';
import type { Outcome } from './verdicts.ts';
import { outcome, worst } from './verdicts.ts';

interface Found {
  row: Row;
  at: { table: number; row: number };
}

const statusOf: Readonly<Record<string, Status>> = {
  met: 'ready',
  waiting: 'progressing',
  failed: 'failed',
};

export function judgeRows(
  expectation: Expectation,
  { reading, check, errors, past }: Paste,
): Judged {
  const { where = {}, columns = {}, count, table: headers = [] } = expectation;
  const listed = rowsUnder(reading, headers);
  const outcomes: Outcome[] = [];
  const objects: AssessedObject[] = [];
  for (const { row, at } of listed) {
    const meant = tryAll(where, row, check.variables);
    if (row.cut || worst(meant) === 'unreadable') {
      outcomes.push(
        row.cut
          ? outcome('unreadable', finding('row-cut', { name: row.name }, row.at))
          : (meant[0] ?? outcome('unreadable')),
      );
      continue;
    }
    if (worst(meant) !== 'met') continue;
    const tried = tryAll(columns, row, check.variables);
    outcomes.push(...tried);
    const { kind = '', namespace, name } = row;
    const status = statusOf[worst(tried)] ?? 'unknown';
    const findings = tried.flatMap((each) => each.findings);
    objects.push({
      kind,
      namespace,
      name,
      status,
      deciding: Object.keys(columns),
      row: at,
      findings,
    });
  }
  outcomes.push(...unreadOutcomes(reading, outcomes));
  const columnsText = headers.join(' ');
  if (count !== undefined) outcomes.push(judgeCount(count, objects.length, columnsText));
  if (objects.length === 0)
    outcomes.push(
      outcome(
        'missing',
        finding('rows-missing', { columns: columnsText }, undefined, check.command),
      ),
    );
  outcomes.push(
    ...errors.filter((error) => !past.has(error)).map((error) => outcome('failed', error)),
  );
  const ready = objects.filter(({ status }) => status === 'ready').length;
  const progress = objects.length > 0 ? { ready, total: objects.length } : undefined;
  return conclude(outcomes, listed.length > 0 || errors.length > 0, objects, progress);
}

/** The outcome of every condition; `met` by itself where there is none. */
function tryAll(
  conditions: Readonly<Record<string, string>>,
  { name, cells }: Row,
  variables: Readonly<Record<string, string>> = {},
): Outcome[] {
  const outcomes = Object.entries(conditions).map(([column, condition]) =>
    tryCondition({ name, cells, variables }, column, condition),
  );
  return outcomes.length > 0 ? outcomes : [outcome('met')];
}

/** The last row of each name under tables that have all of these headers; without a name, every row counts. */
function rowsUnder({ tables }: Reading, headers: readonly string[]): Found[] {
  const found = new Map<string, Found>();
  tables.forEach((table, index) => {
    if (!headers.every((header) => table.columns.includes(header))) return;
    table.rows.forEach((row, at) => {
      const named = row.cells['NAME'] ?? row.cells['NAMES'];
      const key = named ? `${row.namespace ?? ''}\n${named.text}` : `${index}\n${at}`;
      found.delete(key);
      found.set(key, { row, at: { table: index, row: at } });
    });
  });
  return [...found.values()];
}
