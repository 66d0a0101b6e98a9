/**
 * `npm run bench`: how fast a paste is read and judged, against a plain split of the same text into cells. Ratios, not
 * times, are what can be compared between machines; that they do not grow with the rows shows that the work is linear.
 */
import { assess, everythingReady } from '../../src/checker/assess.ts';
import { read } from '../../src/checker/read.ts';

const ROUNDS = 15;

/** What `kubectl get pods -A` prints of so many Pods, some of them on their way. */
function podTable(rows: number): string {
  const lines = ['NAMESPACE     NAME                READY   STATUS              RESTARTS      AGE'];
  for (let row = 0; row < rows; row += 1) {
    const name = `calico-node-${row.toString(36).padStart(5, '0')}`;
    lines.push(
      row % 7 === 0
        ? `kube-system   ${name}   0/1     ContainerCreating   0             27s`
        : `kube-system   ${name}   1/1     Running             2 (10s ago)   4m3s`,
    );
  }
  return lines.join('\n');
}

const plainSplit = (text: string) => text.split('\n').map((line) => line.split(/ {2,}/));
const readAndJudge = (text: string) => assess(read(text), everythingReady);

/** The shortest of several runs, in milliseconds: what the machine can do when nothing disturbs it. */
function shortest(work: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    work(text);
    return performance.now() - started;
  });
  return Math.min(...times);
}

console.table(
  [100, 1_000, 10_000].map((rows) => {
    const text = podTable(rows);
    const [split, reading, all] = [plainSplit, read, readAndJudge].map((work) =>
      shortest(work, text),
    );
    return {
      rows,
      'rows per ms, read and judged': Math.round(rows / (all ?? NaN)),
      'read, times a plain split': Number(((reading ?? NaN) / (split ?? NaN)).toFixed(1)),
      'read and judged, times a plain split': Number(((all ?? NaN) / (split ?? NaN)).toFixed(1)),
    };
  }),
);

const hostile: Readonly<Record<string, string>> = {
  'a million spaces': ' '.repeat(1_000_000),
  'one long word': 'x'.repeat(1_000_000),
  'nested brackets': '['.repeat(1_000_000),
  'headers over and over': 'NAME   READY   STATUS   RESTARTS   AGE\n'.repeat(25_000),
  'rows of Pods': podTable(12_500),
};
console.table(
  Object.entries(hostile).map(([what, text]) => ({
    what,
    'ms per MB': Math.round(shortest(readAndJudge, text) / (text.length / 1_000_000)),
  })),
);
