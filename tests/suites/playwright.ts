import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from './command.ts';
import { couldNotRun, type Beside, type Counts } from './counts.ts';

interface Report {
  stats: { expected: number };
  suites: Suite[];
  errors: { message?: string }[];
}
interface Suite {
  file: string;
  specs: { title: string; tests: Test[] }[];
  suites?: Suite[];
}
interface Test {
  projectName: string;
  status: string;
  results: { error?: { message?: string } }[];
}

interface Failure {
  name: string;
  /** The beginning of its error, on one line. */
  why: string;
}

interface How extends Beside {
  env: NodeJS.ProcessEnv;
}

/** Characters of an error that are printed: enough for what was waited for, and what was there. */
const MESSAGE = 400;

/** As many cases may have missed something because the machine stood still; more are the fault of what is tested. */
const MOST_TRIED_AGAIN = 3;

/**
 * Runs cases of Playwright and counts them. If a few fail, they are tried once more, one after the other, when the machine
 * has nothing else to do: see ADR 0045.
 */
export async function playwrightCases(
  folder: string,
  how: How,
  args: readonly string[],
): Promise<Counts> {
  const first = await drive(folder, how, args);
  if (typeof first === 'string') return couldNotRun(first);
  const named = first.failures.map(inWords);
  const counts = { passed: first.passed, failed: named.length, failures: named };
  if (named.length === 0 || named.length > MOST_TRIED_AGAIN) return counts;
  await how.alone;
  console.log(['', 'Failed, and tried again by themselves:', ...named].join('\n'));
  const again = await drive(folder, how, ['--last-failed', '--workers=1']);
  // Without an answer for each of them nothing is known but that they failed.
  if (typeof again === 'string' || again.passed + again.failures.length !== named.length)
    return counts;
  const failing = new Set(again.failures.map(({ name }) => name));
  return {
    passed: first.passed + again.passed,
    failed: again.failures.length,
    failures: again.failures.map(inWords),
    unsteady: first.failures.filter(({ name }) => !failing.has(name)).map(inWords),
  };
}

/** @returns what passed and what failed, or why that is not known */
async function drive(
  folder: string,
  how: How,
  args: readonly string[],
): Promise<{ passed: number; failures: readonly Failure[] } | string> {
  const file = resolve(folder, 'report.json');
  rmSync(file, { force: true });
  const code = await run('playwright', ['test', '--reporter=line,json', ...args], {
    env: { ...how.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, PORT: String(await freePort()) },
    show: how.show,
  });
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return 'Playwright wrote no report';
  }
  const failures = report.suites.flatMap(failuresOf);
  const [error] = report.errors;
  if (error || (failures.length === 0 && code !== 0))
    return error?.message ?? 'an error outside of the tests';
  return { passed: report.stats.expected, failures };
}

/** A case that was skipped proves nothing: it counts as one that failed. */
function failuresOf({ file, specs, suites = [] }: Suite): Failure[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) => {
        const how = status === 'unexpected' ? projectName : `${projectName}, ${status}`;
        const message = stripVTControlCharacters(results.at(-1)?.error?.message ?? '');
        return {
          name: `tests/e2e/${file} › ${title} (${how})`,
          why: message.replaceAll(/\s+/g, ' ').slice(0, MESSAGE),
        };
      }),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

const inWords = ({ name, why }: Failure): string => (why === '' ? name : `${name}: ${why}`);

/** A port that nobody listens on: another run of the tests may be under way. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done, fail) => {
    server.on('error', fail).listen(0, 'localhost', () => {
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      server.close(() => {
        done(port);
      });
    });
  });
}
