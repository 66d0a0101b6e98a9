import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Counts } from './counts.ts';
import { run } from './command.ts';

/** Characters of an error that are said again: enough for a seed and its counterexample. */
const MESSAGE = 800;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
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
  if (!report) return { passed: 0, failed: 1, failures: ['vitest wrote no report'] };
  const failures = report.testResults.flatMap(failuresOfFile);
  // What fails outside of a test (a file that does not load, an error after the last test) fails no test, but it fails.
  if (failures.length === 0 && code !== 0) failures.push('an error outside of the tests');
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

function failuresOfFile(file: VitestReport['testResults'][number]): string[] {
  const path = relative('', file.name);
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length > 0)
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${path} › ${fullName}\n${(failureMessages?.[0] ?? '').slice(0, MESSAGE)}`,
    );
  return file.status === 'failed' ? [path] : [];
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
}
