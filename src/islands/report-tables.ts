import type { AssessedObject, Check, Table, Verdict } from '#checker/types.ts';
import { readingOf, type ReadsAs } from '#i18n/verdict-keys.ts';
import type { Params } from '#i18n/say.ts';

/** Says a message in the language of the page. */
export type Translate = (key: string, params?: Params) => string;

export interface ReportTable {
  caption: string;
  /** Heading of the column that tells how each row reads; '' where no row of any table is judged. */
  readsAs: string;
  columns: readonly string[];
  /** Worst first. */
  rows: readonly ReportRow[];
  /** How many rows are not shown because there are too many, in words: the best ones. */
  more: string;
}

export interface ReportRow {
  cells: readonly { text: string; deciding: boolean }[];
  /** undefined where the row does not count. */
  reads: ReadsAs | undefined;
  word: string;
}

const MAX_ROWS = 100;

const worstFirst: readonly (ReadsAs | undefined)[] = [
  'failed',
  'differs',
  'unknown',
  'progressing',
  'terminating',
  'listed',
  'fits',
  'ready',
  undefined,
];

/** A row whose text is made only if it is shown: a paste may have half a million. */
interface Row {
  cells: () => ReportRow['cells'];
  reads: ReportRow['reads'];
}

/** The paste as it was read: its tables, then the objects that stand in none. */
export function reportTables(
  verdict: Verdict,
  check: Check,
  say: Translate,
): readonly ReportTable[] {
  const reads = readingOf(verdict, check);
  const readsAs = verdict.objects.length > 0 ? say('report.status') : '';
  const shown = (caption: string, columns: readonly string[], all: readonly Row[]): ReportTable => {
    const sorted = all.toSorted(
      (a, b) => worstFirst.indexOf(a.reads) - worstFirst.indexOf(b.reads),
    );
    const rows = sorted.slice(0, MAX_ROWS).map(({ cells, reads }) => ({
      cells: cells(),
      reads,
      word: reads ? say(`report.status.${reads}`) : '–',
    }));
    const more = sorted.length - rows.length;
    const tooMany = more > 0 ? say('report.more', { count: more }) : '';
    return { caption, readsAs, columns, rows, more: tooMany };
  };
  const pasted = say('report.pasted');
  const objects = objectsByTable(verdict);
  const tables = verdict.pasted.tables.map((table, index) =>
    shown(table.kind ?? pasted, table.columns, rowsOf(table, objects[index] ?? [], reads)),
  );
  const others = verdict.objects.filter(({ row }) => row === undefined);
  if (others.length === 0) return tables;
  // A column that is empty from top to bottom says nothing.
  const hasPlace = others.some(({ namespace }) => namespace);
  const rows = others.map((object) => {
    const place = hasPlace ? [object.namespace ?? ''] : [];
    const texts = [object.kind, ...place, object.name];
    return { cells: () => texts.map(plain), reads: reads(object) };
  });
  const columns = ['KIND', ...(hasPlace ? ['NAMESPACE'] : []), 'NAME'];
  return [...tables, shown(pasted, columns, rows)];
}

const plain = (text: string): ReportRow['cells'][number] => ({ text, deciding: false });

/** The objects of each table, each where its row is. */
function objectsByTable({ objects }: Verdict): AssessedObject[][] {
  const tables: AssessedObject[][] = [];
  for (const object of objects) {
    const { row } = object;
    if (row) (tables[row.table] ??= [])[row.row] = object;
  }
  return tables;
}

function rowsOf(
  { rows, columns }: Table,
  objects: readonly (AssessedObject | undefined)[],
  reads: (object: AssessedObject) => ReadsAs,
): readonly Row[] {
  return rows.map(({ cells }, index) => {
    const object = objects[index];
    return {
      cells: () =>
        columns.map((column) => ({
          text: cells[column]?.text ?? '',
          deciding: object?.deciding.includes(column) ?? false,
        })),
      reads: object && reads(object),
    };
  });
}
