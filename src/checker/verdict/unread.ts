/** Rows of the paste that could not be read, or were left out of it, near tables of a kind. */
import { finding } from '#checker/findings.ts';
import { phrase } from '#checker/phrases.ts';
import type { Finding, Prints, Table } from '#checker/types.ts';
import { kindFit } from './scope.ts';
import { lastAbove } from '#checker/objects/runs.ts';
import type { Outcome } from './verdicts.ts';
import { outcome, worst } from './verdicts.ts';

const lost = ['row-unreadable', 'rows-elided', 'document-partial'];

const firstLine = (table: Table): number => table.rows[0]?.at.line ?? 0;

/**
 * What they mean for an expectation; a row that was said to be cut is not said to be unreadable too. Rows that somebody left out on purpose (`...`) can only
 * make worse what is already seen, so what is seen not to be ready stays so, and what is not is not called ready.
 */
export function unreadOutcomes(prints: Prints, seen: readonly Outcome[], kind?: string): Outcome[] {
  const unreadable = [...unreadRows(prints, kind), ...headersAlone(prints, kind)];
  if (unreadable.length === 0) return [];
  const ready = worst(seen) === 'met' || seen.length === 0;
  const reported = new Set(
    seen.flatMap(({ findings }) =>
      findings.flatMap(({ code, at }) => (code === 'row-cut' ? at?.line : [])),
    ),
  );
  return unreadable.map((unread) => {
    const { code, at } = unread;
    if (['rows-elided', 'none-listed'].includes(code) && !ready) return outcome('met', unread);
    return code === 'row-unreadable' && reported.has(at?.line)
      ? outcome('unreadable')
      : outcome('unreadable', unread);
  });
}

/** kubectl prints no header without rows: where one stands beside a listing, its rows were left out of the paste. */
function headersAlone({ tables }: Prints, kind?: string): Finding[] {
  if (tables.every(({ rows }) => rows.length === 0)) return [];
  const lonely = tables.filter(
    ({ rows, columns }, index) =>
      rows.length === 0 && columns.join() !== tables[index + 1]?.columns.join(),
  );
  return lonely
    .filter((table) => kind === undefined || kindFit(table, kind) !== 'other')
    .map((table) =>
      finding('none-listed', {
        what: phrase('paste.kind', { kind: table.kind ?? table.columns.join(' ') }),
      }),
    );
}

/** Those in or right below a table that is of this kind, or may be; of any table where no kind is given. */
function unreadRows(prints: Prints, kind?: string): Finding[] {
  const tables = prints.tables.filter(({ rows }) => rows.length > 0);
  return prints.findings.filter(({ code, at }) => {
    if (!lost.includes(code)) return false;
    if (kind === undefined || !at) return true;
    const table = lastAbove(tables, at.line + 1, firstLine) ?? tables[0];
    return table === undefined || kindFit(table, kind) !== 'other';
  });
}
