/**
 * The whole test: `npm test`. Runs every suite even after a failure, then prints "N passed, N failed" as its last line.
 * `npm test -- unit e2e` runs only those suites; `npm test -- --changed` only what changes since the last commit concern,
 * `--since main` since another commit.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { changesSince, type Changes } from './suites/changes.ts';
import { checkSuite } from './suites/check.ts';
import { clusterSuite } from './suites/cluster.ts';
import type { Beside, Counts } from './suites/counts.ts';
import { e2eSuite } from './suites/e2e.ts';
import { vitestSuite } from './suites/vitest.ts';

type Suite = (changes: Changes | undefined, beside: Beside) => Promise<Counts>;

/**
 * Suites of a row run one after the other, rows beside each other: browsers and real kubectl wait for most of their time, and
 * tests without them compute. The checks stand where the shorter row is.
 */
const rows: readonly Readonly<Record<string, Suite>>[] = [
  {
    unit: (changes, { show }) => vitestSuite('unit', changes, show),
    components: (changes, { show }) => vitestSuite('components', changes, show),
    site: (changes, { show }) => vitestSuite('site', changes, show),
  },
  { check: checkSuite, cluster: clusterSuite, e2e: e2eSuite },
];

const { names, changes } = readArguments();
const seed = (process.env['SEED'] ??= seedOfContent());
console.log(`Properties are tried with SEED=${seed}`);
if (changes)
  console.log(`Changed since ${changes.since}: ${changes.files.join(', ') || 'nothing'}`);

let passed = 0;
let failed = 0;
const failures: string[] = [];
const unsteady: string[] = [];
const leftOut: string[] = [];
const asked = rows
  .map((row) => Object.entries(row).filter(([name]) => names.length === 0 || names.includes(name)))
  .filter((row) => row.length > 0);
const ends = asked.map(() => Promise.withResolvers<undefined>());
await Promise.all(
  asked.map(async (row, index) => {
    const others = ends.filter((_, other) => other !== index).map(({ promise }) => promise);
    const beside: Beside = {
      show: index === 0 ? 'at once' : 'in the end',
      alone: Promise.all(others),
    };
    for (const [name, run] of row) {
      console.log(`\n▸ ${name}`);
      const started = performance.now();
      const counts = await run(changes, beside);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(`▸ ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
      passed += counts.passed;
      failed += counts.failed;
      failures.push(...counts.failures.map((failure) => `  ✗ ${name}: ${failure}`));
      unsteady.push(...(counts.unsteady ?? []).map((what) => `  ! ${name}: ${what}`));
      leftOut.push(...(counts.leftOut ?? []).map((what) => `  – ${what}`));
    }
    ends[index]?.resolve(undefined);
  }),
);
// Once more, below all that was printed: a log is read from its end.
if (leftOut.length > 0)
  console.log(
    ['', changes ? 'Left out, for `npm test` to run:' : 'Left out:', ...leftOut].join('\n'),
  );
if (unsteady.length > 0)
  console.log(
    ['', 'Passed only when tried again by itself; make it wait:', ...unsteady].join('\n'),
  );
if (failures.length > 0) console.log(['', 'Failed:', ...failures].join('\n'));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function readArguments(): { names: readonly string[]; changes?: Changes } {
  try {
    const { positionals: names, values } = parseArgs({
      allowPositionals: true,
      options: { changed: { type: 'boolean' }, since: { type: 'string' } },
    });
    const known = rows.flatMap((row) => Object.keys(row));
    const unknown = names.filter((name) => !known.includes(name));
    if (unknown.length > 0)
      throw new Error(`No suite called ${unknown.join(', ')}. The suites: ${known.join(', ')}.`);
    return values.changed || values.since !== undefined
      ? { names, changes: changesSince(values.since ?? 'HEAD') }
      : { names };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

/** One seed for one content: the committed tree's. Without git (an unpacked archive) it is always the same. */
function seedOfContent(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return String(Number.parseInt(stdout?.slice(0, 7) || '1', 16));
}
