/** A `table:` entry: rows of any tool's table, found by its headers; no readiness there, only cells. */
import { finding } from '#checker/findings.ts';
import type { AssessedObject, Check, Expectation, Finding, Status } from '#checker/types.ts';
import { tryCondition, unsetIn, withValues } from './conditions.ts';
import { judgeCount } from './counting.ts';
import type { Judged, Paste } from './paste.ts';
import { conclude } from './paste.ts';
import { isPrinted, rowsUnder } from './rows-under.ts';
import type { FoundRow } from './rows-under.ts';
import { unreadOutcomes } from './unread.ts';
import type { Outcome } from './verdicts.ts';
import { outcome, worst } from './verdicts.ts';

/** That a row's cells are as they should be says nothing of readiness. */
const statusOf: Readonly<Record<string, Status>> = {
  met: 'listed',
  waiting: 'progressing',
  failed: 'failed',
};

export function judgeRows(
  expectation: Expectation,
  { reading, check, errors, past }: Paste,
): Judged {
  const { where = {}, columns = {}, count, table: headers = [] } = expectation;
  const listed = rowsUnder(reading, headers);
  const outcomes = errors
    .filter((error) => !past.has(error))
    .map((error) => outcome('failed', error));
  const concerned = isPrinted(reading, headers) || outcomes.length > 0;
  // Without the value nobody knows which rows are meant: that there are none would be a guess.
  const variable = unsetIn(Object.values(where), check.variables);
  if (variable !== undefined) {
    const unset = outcome('unreadable', finding('variable-unset', { variable }));
    return conclude([...outcomes, unset], concerned);
  }
  const objects: AssessedObject[] = [];
  for (const { row, at } of listed) {
    const meant = tryAll(where, row, check.variables);
    if (row.cut || worst(meant) === 'unreadable') {
      const unread = meant.filter(({ verdict }) => verdict === 'unreadable');
      if (row.cut)
        outcomes.push(outcome('unreadable', finding('row-cut', { name: row.name }, row.at)));
      else outcomes.push(...unread);
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
  for (const unread of unreadOutcomes(reading, outcomes)) outcomes.push(unread);
  if (objects.length === 0) outcomes.push(outcome('missing', noRow(expectation, listed, check)));
  if (count !== undefined) {
    const counted = judgeCount(count, objects.length, { columns: headers.join(' ') });
    // That there is no row at all was just said.
    if (objects.length > 0 || counted.verdict === 'unreadable') outcomes.push(counted);
  }
  const ready = objects.filter(({ status }) => status === 'listed').length;
  const progress = objects.length > 0 ? { ready, total: objects.length } : undefined;
  return conclude(outcomes, concerned, objects, progress);
}

/** Says that no row is the one that is meant, or that there is no row at all. */
function noRow(
  { where = {}, table: headers = [] }: Expectation,
  listed: readonly FoundRow[],
  { command, variables }: Check,
): Finding {
  const columns = headers.join(' ');
  if (listed.length === 0) return finding('rows-none', { columns }, undefined, command);
  const conditions = Object.entries(where)
    .map(([column, condition]) => `${column} ${withValues(condition, variables)}`)
    .join(', ');
  return finding('rows-missing', { columns, conditions }, undefined, command);
}

/** The outcome of every condition; `met` by itself where there is none. */
function tryAll(
  conditions: Readonly<Record<string, string>>,
  { name, cells }: FoundRow['row'],
  variables: Readonly<Record<string, string>> = {},
): Outcome[] {
  const outcomes = Object.entries(conditions).map(([column, condition]) =>
    tryCondition({ name, cells, variables }, column, condition),
  );
  return outcomes.length > 0 ? outcomes : [outcome('met')];
}
