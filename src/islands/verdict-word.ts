import type { Check, Expectation } from '#checker/types.ts';
import type { Report, ReportRow } from './report.ts';

/** That the object is listed is all that can be seen of it. */
const isOnlyListed = ({ status }: ReportRow): boolean => status === 'listed';

/** Whether rows of any table are asked for, by their cells: nothing is ready there. */
export const isAskedByCells = ({ expect = [] }: Check): boolean =>
  expect.some(({ table }) => table);

/** Key of the word that a verdict is called by: "Ready" is said only where readiness was asked for and seen. */
export function verdictWord({ verdict, tables }: Report, check: Check): string {
  if (verdict !== 'met') return `verdict.${verdict}`;
  const judged = tables.flatMap(({ rows }) => rows.filter(({ status }) => status));
  if (check.lines?.length || check.expect?.every(asksForReady) === false) return 'report.expected';
  return judged.length > 0 && judged.every(isOnlyListed) ? 'report.listed' : 'verdict.met';
}

const asksForReady = ({ kind, ready, columns, absent }: Expectation): boolean =>
  ready ?? (kind !== undefined && !columns && !absent);
