/** What a verdict and its objects are called. "Ready" is said only where readiness was asked for, and seen. */
import type {
  AssessedObject,
  Check,
  Expectation,
  Status,
  Verdict,
  VerdictCode,
} from '#checker/types.ts';

export type VerdictKey = `verdict.${VerdictCode}` | 'report.expected' | 'report.listed';

/** How one object reads: its status, or whether its cells fit where nothing but cells was asked for. */
export type ReadsAs = Status | 'fits' | 'differs';

/** Key of the word that a verdict is called by. */
export function verdictKey(
  { verdict, objects }: Verdict,
  { expect = [], lines = [] }: Check,
): VerdictKey {
  if (verdict !== 'met') return `verdict.${verdict}`;
  if (lines.length > 0 || !expect.every(isAboutReadiness)) return 'report.expected';
  const isOnlyListed = objects.length > 0 && objects.every(({ status }) => status === 'listed');
  return isOnlyListed ? 'report.listed' : 'verdict.met';
}

/** How far it is, where that may be said: "2 of 2 ready" never stands beside doubt or a lack, or where something else counts. */
export function progressToSay(verdict: Verdict, check: Check): Verdict['progress'] {
  const { verdict: word, progress } = verdict;
  const isOfCells = check.expect?.some(({ table }) => table) ?? false;
  const isCalledReady = !verdictKey(verdict, check).startsWith('report.');
  if (word === 'unreadable' || isOfCells || !isCalledReady) return undefined;
  const isFull = progress !== undefined && progress.ready >= progress.total;
  return isFull && word !== 'met' ? undefined : progress;
}

/** Tells how each object of a verdict reads. */
export function readingOf(
  { expectations }: Verdict,
  { expect = [] }: Check,
): (object: AssessedObject) => ReadsAs {
  if (!expect.some(isAboutCells)) return ({ status }) => status;
  const expectationsThat = (matches: (expectation: Expectation) => boolean): ReadonlySet<string> =>
    new Set(
      expectations.flatMap(({ objects }, index) => {
        const expectation = expect[index];
        return expectation && matches(expectation) ? objects.map(keyOf) : [];
      }),
    );
  const byCells = expectationsThat(isAboutCells);
  const byReadiness = expectationsThat((expectation) => !isAboutCells(expectation));
  return (object) => {
    const { status, findings } = object;
    const key = keyOf(object);
    if (!byCells.has(key) || byReadiness.has(key)) return status;
    if (status === 'unknown' || status === 'terminating') return status;
    return findings.length === 0 ? 'fits' : 'differs';
  };
}

const isAboutReadiness = (expectation: Expectation): boolean =>
  expectation.ready ?? (!isAboutCells(expectation) && !expectation.absent);

/** Whether rows are asked for by their cells alone: whatever fits them is not ready because of it. */
const isAboutCells = ({ table, ready, columns, where }: Expectation): boolean =>
  table !== undefined || (ready === undefined && (columns ?? where) !== undefined);

const keyOf = ({ kind, namespace, name, row }: AssessedObject): string =>
  row ? `${row.table} ${row.row}` : [kind, namespace, name].join('\n');
