/** A `table:` entry: rows of any tool's table, found by its headers; no readiness there, only cells. */
import { finding } from '#checker/findings.ts';
import { isCommand } from '#checker/objects/own-command.ts';
import { runAbove } from '#checker/objects/runs.ts';
import type { Run } from '#checker/objects/runs.ts';
import type { AssessedObject, Expectation, Finding, Row, Status, Table } from '#checker/types.ts';
import { tryConditions, unsetIn } from './conditions.ts';
import { judgeCount } from './counting.ts';
import { namesCluster } from './listings.ts';
import { conclude } from './paste.ts';
import type { Judged, Paste } from './paste.ts';
import { columnsPhrase } from './phrased.ts';
import { coversNamespace, isNarrowed } from './scope.ts';
import type { Asking } from './scope.ts';
import { unreadOutcomes } from './unread.ts';
import { outcome, worst } from './verdicts.ts';

interface FoundRow {
  row: Row;
  at: { table: number; row: number };
}

/** What is as it should be is listed: nothing says that it is ready. */
const statusOf: Readonly<Record<string, Status>> = {
  met: 'listed',
  waiting: 'progressing',
  failed: 'failed',
};

export function judgeRows(expectation: Expectation, paste: Paste): Judged {
  const { prints, check, failures } = paste;
  const { where, columns, count, table: headers = [] } = expectation;
  const { rows: listed, others } = rowsUnder(paste, headers);
  const outcomes = [...failures].map((error) => outcome('failed', error));
  const concerned = prints.tables.some((table) => hasAll(table, headers)) || outcomes.length > 0;
  // Without the value nobody knows which rows are meant: that there are none would be a guess.
  const variable = unsetIn(Object.values(where ?? {}), check.variables);
  if (variable !== undefined) {
    const unset = outcome('unreadable', finding('variable-unset', { variable }));
    return conclude([...outcomes, unset], concerned);
  }
  for (const { text } of others) {
    const params = { command: text };
    outcomes.push(
      outcome('unreadable', finding('listing-narrowed', params, undefined, check.command)),
    );
  }
  const objects: AssessedObject[] = [];
  for (const { row, at } of listed) {
    const { kind = '', namespace, name } = row;
    if (row.cut) {
      outcomes.push(outcome('unreadable', finding('row-cut', { name }, row.at)));
      continue;
    }
    const chosen = [outcome('met'), ...tryConditions(row, where, check.variables)];
    if (worst(chosen) === 'unreadable')
      outcomes.push(...chosen.filter(({ verdict }) => verdict === 'unreadable'));
    if (worst(chosen) !== 'met') continue;
    const tried = [outcome('met'), ...tryConditions(row, columns, check.variables)];
    outcomes.push(...tried);
    const status = statusOf[worst(tried)] ?? 'unknown';
    const findings = tried.flatMap((each) => each.findings);
    const deciding = Object.keys({ ...where, ...columns });
    objects.push({ kind, namespace, name, status, deciding, row: at, findings });
  }
  for (const unread of unreadOutcomes(prints, outcomes)) outcomes.push(unread);
  if (objects.length === 0 && others.length === 0)
    outcomes.push(outcome('missing', noRow(expectation, listed, paste)));
  if (count !== undefined) {
    const counted = judgeCount(count, objects.length, { columns: headers });
    // That there is no row at all was just said.
    if (objects.length > 0 || counted.verdict === 'unreadable') outcomes.push(counted);
  }
  const fitting = objects.filter(({ status }) => status === 'listed').length;
  const progress = objects.length > 0 ? { ready: fitting, total: objects.length } : undefined;
  return conclude(outcomes, concerned, objects, progress);
}

const hasAll = ({ columns }: Table, headers: readonly string[]): boolean =>
  headers.every((header) => columns.includes(header));

/**
 * The last row of each name under tables that have all of these headers; without a name, every row counts. `others` are
 * runs that printed such a table where none of the check's own command did: what they show is something else.
 */
function rowsUnder(
  { prints, stale, asking, runs, check }: Paste,
  headers: readonly string[],
): { rows: FoundRow[]; others: readonly Run[] } {
  const alternatives = (check.alternatives ?? []).map(isCommand);
  const isAlternative = (typed: string): boolean => alternatives.some((isSame) => isSame(typed));
  const rows = new Map<string, FoundRow>();
  const others: Run[] = [];
  prints.tables.forEach((table, index) => {
    const [first] = table.rows;
    if (!first || stale.has(index) || !hasAll(table, headers)) return;
    const run = table.command === undefined ? undefined : runAbove(runs, first.at.line);
    if (run && asking && !answers(run, asking) && !isAlternative(run.text)) {
      others.push(run);
      return;
    }
    table.rows.forEach((row, at) => {
      const named = row.cells['NAME'] ?? row.cells['NAMES'];
      const key = named ? `${row.namespace ?? ''}\n${named.text}` : `${index}\n${at}`;
      rows.delete(key);
      rows.set(key, { row, at: { table: index, row: at } });
    });
  });
  return { rows: [...rows.values()], others: rows.size > 0 ? [] : others };
}

/** Whether a run is the check's own command, or asks the same for at least as many rows. */
function answers(run: Run, asking: Asking): boolean {
  if ((run.filtered && !asking.filtered) || namesCluster(run)) return false;
  if (isCommand(asking.text)(run.text)) return true;
  const same = run.commands.some(
    ({ verb, kinds, flags }) =>
      verb === asking.verb &&
      kinds.join() === asking.kinds.join() &&
      (flags.get('o') ?? '') === (asking.flags.get('o') ?? ''),
  );
  const isThere = coversNamespace(run, asking.namespace, asking);
  return same && isThere && !isNarrowed(run, asking.kinds[0], asking);
}

/** Says that no row is the one that is meant, or that there is no row at all. */
function noRow(
  { where = {}, table: headers = [] }: Expectation,
  listed: readonly FoundRow[],
  { check: { command, variables } }: Paste,
): Finding {
  const conditions = columnsPhrase(where, variables);
  return conditions === undefined || listed.length === 0
    ? finding('rows-none', { columns: headers }, undefined, command)
    : finding('rows-missing', { columns: headers, conditions }, undefined, command);
}
