/** Rows of the paste that could not be read, or were left out of it, near tables of a kind. */
import { finding } from '#checker/findings.ts';
import { isObjectName } from '#checker/kinds/commands.ts';
import type { Finding, Reading, Table } from '#checker/types.ts';
import { kindFit } from './scope.ts';
import { lastAbove } from './superseded.ts';
import type { Outcome } from './verdicts.ts';
import { outcome, worst } from './verdicts.ts';

const lost = ['row-unreadable', 'rows-elided', 'document-unreadable', 'document-partial'];

const firstLine = (table: Table): number => table.rows[0]?.at.line ?? 0;

/**
 * What rows that could not be read mean for an expectation. Rows that somebody left out on purpose (`...`) can only
 * make worse what is already seen, so what is seen not to be ready stays so, and what is not is not called ready.
 */
export function unreadOutcomes(
  reading: Reading,
  seen: readonly Outcome[],
  kind?: string,
): Outcome[] {
  const ready = worst(seen) === 'met' || seen.length === 0;
  return [...unreadRows(reading, kind), ...cutAtTheEnd(reading)].map((unread) =>
    outcome(unread.code === 'rows-elided' && !ready ? 'met' : 'unreadable', unread),
  );
}

/**
 * A last line that begins like a row, a name and a gap, and is none: the selection ended inside its second cell.
 */
function cutAtTheEnd({ tables, lines, source }: Reading): Finding[] {
  const row = tables.at(-1)?.rows.at(-1);
  const last = lines.at(-1);
  if (!row || !last || last.at.line < row.at.line) return [];
  if (source.slice(last.at.line).some((line) => line.trim() !== '')) return [];
  const [name = '', gap, ...more] = last.text.trim().split(' ');
  return isObjectName(name.slice(name.indexOf('/') + 1)) && gap === '' && more.length > 0
    ? [finding('row-cut', { name }, last.at)]
    : [];
}

/** Those in or right below a table that is of this kind, or may be; of any table where no kind is given. */
function unreadRows(reading: Reading, kind?: string): Finding[] {
  const tables = reading.tables.filter(({ rows }) => rows.length > 0);
  return reading.findings.filter(({ code, at }) => {
    if (!lost.includes(code)) return false;
    if (kind === undefined || !at) return true;
    const table = lastAbove(tables, at.line + 1, firstLine) ?? tables[0];
    return table === undefined || kindFit(table, kind) !== 'other';
  });
}
