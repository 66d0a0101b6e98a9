/**
 * `npm run bench`: how fast a paste is read and judged, against a plain split of the same text into cells, and how fast a
 * workshop is linted, against a plain read of the same files; how reading shell grows with the text; then dev servers, beside
 * plain Astro and MDX. Ratios, not times, are what can be compared between machines; that they do not grow with the rows and
 * the lessons shows that the work is linear. `-- --search 60` looks for slow texts instead, for so many seconds.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { check, everythingReady } from '../../src/checker/check.ts';
import { read } from '../../src/checker/prints/read.ts';
import { readShell } from '../../src/transforms/shell.ts';
import { repeated } from '../unit/transforms/repeated-shell.ts';
import { hostile } from './hostile.ts';
import { writeManyLessons } from './many-lessons.ts';
import { memoryOf } from './memory.ts';
import { packaged } from './packaged.ts';
import { search } from './search.ts';
import { worstCpu } from './cpu.ts';
import { buildTable } from './build.ts';
import { devTable } from './dev.ts';

const [option, seconds = '60', seed = '1'] = process.argv.slice(2);
if (option === '--search') {
  search(Number(seconds), Number(seed));
  process.exit();
}

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
const readAndJudge = (text: string) => check(text, everythingReady);

/** The shortest of several runs, in milliseconds: what the machine can do when nothing disturbs it. */
function shortest(work: (text: string) => unknown, text: string, rounds = ROUNDS): number {
  const times = Array.from({ length: rounds }, () => {
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

/** Most work first. That 5 MB take no more per MB than 1 MB shows that the work is linear. */
const slow = Object.entries(hostile).map(([what, make]) => {
  const [small, large] = [1_000_000, 5_000_000].map((size) => worstCpu(make(size)));
  return {
    what,
    'CPU ms of 1 MB': Math.round(small ?? NaN),
    'of 5 MB': Math.round(large ?? NaN),
    'times as many': Number(((large ?? NaN) / (small ?? NaN)).toFixed(1)),
  };
});
console.table(slow.sort((a, b) => b['CPU ms of 1 MB'] - a['CPU ms of 1 MB']));

console.table(
  [
    'rows of Pods',
    'rows of Pods that fail',
    'names of -o name',
    'names in no order',
    'rows of names only',
    'rows with tabs',
    'blank lines',
  ].map((what) => ({ what, ...memoryOf(what) })),
);

/** `readyroom lint` as a person starts it. */
function lint(root: string): void {
  const { status, stdout } = spawnSync(process.execPath, [packaged('cli/main.js'), 'lint'], {
    cwd: root,
  });
  if (status !== 0) throw new Error(stdout.toString());
}

function readAll(root: string): void {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) readFileSync(join(entry.parentPath, entry.name), 'utf8');
  }
}

console.table(
  [1, 100, 200].map((lessons) => {
    const root = writeManyLessons(lessons);
    const reading = shortest(readAll, root);
    const linting = shortest(lint, root, 5);
    rmSync(root, { recursive: true });
    return {
      lessons,
      'files in three languages': lessons * 5 + 1,
      's, linted': Number((linting / 1000).toFixed(2)),
      'times a plain read': Number((linting / reading).toFixed(1)),
    };
  }),
);

/** Ten times the text, how many times as long: about ten where the work is linear. */
console.table(
  repeated
    .map((segment) => {
      const [small, large] = [10_000, 100_000].map((length) =>
        shortest(readShell, segment.repeat(length / segment.length), 3),
      );
      return {
        'shell of': JSON.stringify(segment),
        'ms of 100 kB': Math.round(large ?? NaN),
        'times 10 kB': Number(((large ?? NaN) / (small ?? NaN)).toFixed(1)),
      };
    })
    .sort((a, b) => b['times 10 kB'] - a['times 10 kB'])
    .slice(0, 5),
);

console.table(await devTable([10, 200]));
console.table(buildTable([200], 3));
