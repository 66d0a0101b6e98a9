import type { Counts } from './counts.ts';
import { run } from './command.ts';

const checks = ['format:check', 'lint', 'types'] as const;

/** Format, lint with the import table, types: each counts as one test. */
export async function checkSuite(): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  for (const check of checks) {
    const code = await run('npm', ['run', '--silent', check]);
    counts[code === 0 ? 'passed' : 'failed'] += 1;
    console.log(`  ${code === 0 ? '✓' : '✗'} ${check}`);
  }
  return counts;
}
