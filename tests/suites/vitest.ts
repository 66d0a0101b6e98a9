import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { dataChanged, present, type Changes } from './changes.ts';
import { run, type Show } from './command.ts';
import { couldNotRun, type Counts } from './counts.ts';
import { longestUnconcerned } from './longest.ts';

/** Characters of an error that are printed again: enough for a seed and its counterexample. */
const MESSAGE = 800;

interface VitestReport {
  numPassedTests: number;
  testResults: VitestFile[];
}
interface VitestFile {
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

/** The suites, and what they are called in vitest.config.ts. */
const projects = {
  unit: ['unit', 'unit-mocks'],
  components: ['components'],
  site: ['site', 'package'],
  cluster: ['cluster'],
} as const;

/**
 * Projects of vitest.config.ts, counted by vitest's own report. Of changes, the tests that import a changed file run;
 * all unit tests, if a file changed that tests may read, but of the longest only those that are about it; of the slow
 * site tests only those that changed themselves.
 */
export async function vitestSuite(
  project: keyof typeof projects,
  changes: Changes | undefined,
  show: Show,
): Promise<Counts> {
  const ownFiles = changes ? present(changes, /^tests\/site\/.*\.test\.ts$/) : [];
  if (changes && project === 'site' && ownFiles.length === 0)
    return { passed: 0, failed: 0, failures: [], leftOut: ['site tests: none of them changed'] };
  const some = changes && !(project === 'unit' && dataChanged(changes));
  const related = some ? ['--changed', changes.since, '--passWithNoTests'] : [];
  const folder = mkdtempSync(join(tmpdir(), 'readyroom-'));
  const file = join(folder, 'report.json');
  const args = [
    'run',
    ...projects[project].flatMap((name) => ['--project', name]),
    ...(project === 'site' ? ownFiles : related),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  ];
  const unconcerned = changes && project === 'unit' ? longestUnconcerned(changes) : [];
  const env = unconcerned.length > 0 ? { LEFT_OUT: unconcerned.join(' ') } : {};
  const code = await run('vitest', args, { env, show });
  const report = readReport(file);
  rmSync(folder, { recursive: true });
  const leftOut = [
    ...(some
      ? [
          `${project} tests that ${project === 'site' ? 'did not change' : 'import no changed file'}`,
        ]
      : []),
    ...unconcerned.map((place) => `${place}: long, and not about what changed`),
  ];
  if (!report && some && code === 0) return { passed: 0, failed: 0, failures: [], leftOut };
  if (!report) return couldNotRun('vitest wrote no report');
  const failures = report.testResults.flatMap(failuresOfFile);
  // What fails outside of a test (a file that does not load, an error after the last test) fails no test, but it fails.
  if (failures.length === 0 && code !== 0) failures.push('an error outside of the tests');
  return { passed: report.numPassedTests, failed: failures.length, failures, leftOut };
}

/** A test that was skipped, or left for later, proves nothing: it counts as one that failed. */
function failuresOfFile(file: VitestFile): string[] {
  const path = relative('', file.name);
  const failed = file.assertionResults.filter(({ status }) => status !== 'passed');
  if (failed.length === 0 && file.status === 'failed') return [path];
  return failed.map(({ fullName, status, failureMessages = [] }) =>
    [
      `${path} › ${fullName}${status === 'failed' ? '' : ` (${status})`}`,
      ...failureMessages.slice(0, 1).map((message) => message.slice(0, MESSAGE)),
    ].join('\n'),
  );
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
}
