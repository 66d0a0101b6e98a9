import { read } from '#checker/prints/read.ts';
import { marksOf } from '#model/prove/output-marks.ts';

interface Differs {
  column: string;
  match?: string;
  why: string;
}

/** Columns whose cells are never the same on two machines. */
const columns: readonly Differs[] = [
  { column: 'AGE', why: 'age' },
  { column: 'INTERNAL-IP', why: 'address' },
  { column: 'CLUSTER-IP', why: 'address' },
  { column: 'EXTERNAL-IP', why: 'address' },
  { column: 'IP', why: 'address' },
];

/** What the names of Pods end with (apimachinery, util/rand), after a ReplicaSet's hash if there is one. */
const hash = '(-[bcdfghjklmnpqrstvwxz2456789]{8,10})?-[bcdfghjklmnpqrstvwxz2456789]{5}$';

/** What of a table is sure to differ on the learner's machine. `command` is known where a check says so. */
export function inferDiffers(text: string, command: string | undefined): Differs[] {
  const { tables } = read(text, { command });
  const isPods = tables.some(
    ({ kind, rows }) => kind === 'Pod' || rows.some((row) => row.kind === 'Pod'),
  );
  const wanted = isPods ? [{ column: 'NAME', match: hash, why: 'hash' }, ...columns] : columns;
  return wanted.filter(
    (each) =>
      tables.some((table) => table.columns.includes(each.column)) &&
      marksOf(text, command, each).ok,
  );
}
