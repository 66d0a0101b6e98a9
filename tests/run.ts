/**
 * The whole test: `npm test`. Runs every suite even after a failure, then prints "N passed, N failed" as its last line.
 * `npm test -- unit e2e` runs only those suites.
 */
import { checkSuite } from './suites/check.ts';
import { e2eSuite } from './suites/e2e.ts';
import type { Counts } from './suites/counts.ts';
import { vitestSuite } from './suites/vitest.ts';

const suites: Readonly<Record<string, () => Promise<Counts>>> = {
  check: checkSuite,
  unit: () => vitestSuite('unit'),
  components: () => vitestSuite('components'),
  site: () => vitestSuite('site'),
  e2e: e2eSuite,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `No suite called ${unknown.join(', ')}. The suites: ${Object.keys(suites).join(', ')}.`,
  );
  process.exit(2);
}

let passed = 0;
let failed = 0;
const failures: string[] = [];
for (const [name, run] of Object.entries(suites)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n▸ ${name}`);
  const started = performance.now();
  const counts = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`▸ ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  passed += counts.passed;
  failed += counts.failed;
  failures.push(...counts.failures.map((failure) => `  ✗ ${name}: ${failure}`));
}
// Once more, below all that was printed: a log is read from its end.
if (failures.length > 0) console.log(['', 'Failed:', ...failures].join('\n'));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
