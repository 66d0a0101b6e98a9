import type { Counts } from './counts.ts';
import { run } from './command.ts';

const checks = ['format:check', 'lint', 'types'] as const;

/** Format, lint with the import table, types: each counts as one test. */
export async function checkSuite(): Promise<Counts> {
  const failures: string[] = [];
  for (const check of checks) {
    const code = await run('npm', ['run', '--silent', check]);
    if (code !== 0) failures.push(check);
    console.log(`  ${code === 0 ? '✓' : '✗'} ${check}`);
  }
  return { passed: checks.length - failures.length, failed: failures.length, failures };
}
