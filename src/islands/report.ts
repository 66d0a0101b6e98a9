import type { AssessedObject, Finding, Status, Table, Verdict } from '#checker/types.ts';

/** What is shown of a verdict: small enough to cross from the worker at once, whatever the size of the paste. */
export interface Report {
  verdict: Verdict['verdict'];
  progress: Verdict['progress'];
  /** Of each expectation, in the order of the check's criteria. */
  criteria: readonly Verdict['verdict'][];
  findings: readonly Finding[];
  /** The commands that the findings advise, the most urgent first. */
  next: readonly string[];
  /** The last command in the paste. */
  typed: string | undefined;
  /** Findings that are not shown because there are too many. */
  moreFindings: number;
  tables: readonly ReportTable[];
}

export interface ReportTable {
  kind: string | undefined;
  columns: readonly string[];
  /** Worst first. */
  rows: readonly ReportRow[];
  /** Rows that are not shown because there are too many: the best ones. */
  moreRows: number;
}

export interface ReportRow {
  cells: readonly { text: string; deciding: boolean }[];
  status: Status | undefined;
}

const MAX_ROWS = 100;
const MAX_FINDINGS = 12;
/** More commands than this are no help: the worst objects come first. */
const MAX_NEXT = 3;

const worstFirst: readonly (Status | undefined)[] = [
  'failed',
  'unknown',
  'progressing',
  'terminating',
  'listed',
  'ready',
  undefined,
];

/** A verdict as one thing to show. */
export function makeReport(verdict: Verdict): Report {
  return {
    verdict: verdict.verdict,
    progress: verdict.progress,
    criteria: verdict.expectations.map((expectation) => expectation.verdict),
    findings: verdict.findings.slice(0, MAX_FINDINGS),
    next: [...new Set(verdict.findings.flatMap(({ next }) => next ?? []))].slice(0, MAX_NEXT),
    typed: verdict.pasted.commands.at(-1)?.text,
    moreFindings: Math.max(0, verdict.findings.length - MAX_FINDINGS),
    tables: [
      ...verdict.pasted.tables.map((table, index) => reportTable(table, objectsOf(verdict, index))),
      ...objectTable(verdict),
    ],
  };
}

function objectsOf(verdict: Verdict, table: number): ReadonlyMap<number, AssessedObject> {
  return new Map(
    verdict.objects.flatMap((object) =>
      object.row?.table === table ? [[object.row.row, object] as const] : [],
    ),
  );
}

/** Objects that stand in no table: read from JSON, YAML or lines. */
function objectTable(verdict: Verdict): readonly ReportTable[] {
  const objects = verdict.objects.filter(({ row }) => row === undefined);
  if (objects.length === 0) return [];
  const rows = objects.map(({ kind, namespace = '', name, status }) => ({
    cells: [kind, namespace, name].map((text) => ({ text, deciding: false })),
    status,
  }));
  return [{ kind: undefined, columns: ['KIND', 'NAMESPACE', 'NAME'], ...worstRows(rows) }];
}

function reportTable(table: Table, objects: ReadonlyMap<number, AssessedObject>): ReportTable {
  const rows = table.rows.map((row, index) => {
    const object = objects.get(index);
    return {
      cells: table.columns.map((column) => ({
        text: row.cells[column]?.text ?? '',
        deciding: object?.deciding.includes(column) ?? false,
      })),
      status: object?.status,
    };
  });
  return { kind: table.kind, columns: table.columns, ...worstRows(rows) };
}

function worstRows(rows: readonly ReportRow[]): Pick<ReportTable, 'rows' | 'moreRows'> {
  const sorted = rows.toSorted(
    (a, b) => worstFirst.indexOf(a.status) - worstFirst.indexOf(b.status),
  );
  return { rows: sorted.slice(0, MAX_ROWS), moreRows: Math.max(0, sorted.length - MAX_ROWS) };
}
