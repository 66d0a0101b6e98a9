import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Counts } from './counts.ts';
import { run } from './command.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

/** One project of vitest.config.ts, counted by vitest's own report. */
export async function vitestSuite(project: string): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'readyroom-'));
  const file = join(folder, 'report.json');
  const code = await run('vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  rmSync(folder, { recursive: true });
  if (!report) return { passed: 0, failed: 1 };
  // A file that does not load fails no test, but it fails.
  const failed =
    report.numFailedTests || (code === 0 ? 0 : Math.max(1, report.numFailedTestSuites));
  return { passed: report.numPassedTests, failed };
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
}
