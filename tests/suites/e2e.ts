import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import type { Counts } from './counts.ts';
import { findBrowsers } from './browsers.ts';
import { run } from './command.ts';

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}
interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
}

const folder = resolve(import.meta.dirname, '../../.cache/e2e');
const base = '/workshops/';

/** Builds the site as GitHub Pages would serve it, below a base path, and drives it in real browsers. */
export async function e2eSuite(): Promise<Counts> {
  const browsers = await findBrowsers();
  if (!browsers) return none('no browsers');
  const site = resolve(folder, 'site');
  rmSync(folder, { recursive: true, force: true });
  const env = { BASE: base, SITE: 'https://readyroom.example', ...browsers, E2E_SITE: site };
  if ((await run('astro', ['build', '--silent', '--outDir', site], env)) !== 0) {
    console.error('The site does not build, so there is nothing to drive.');
    return none('the site does not build');
  }
  const file = resolve(folder, 'report.json');
  const code = await run('playwright', ['test', '--reporter=line,json'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    PORT: String(await freePort()),
  });
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    const failures = report.suites.flatMap(failuresOf);
    if (failures.length === 0 && code !== 0)
      failures.push(report.errors[0]?.message ?? 'an error outside of the tests');
    return { passed: report.stats.expected, failed: failures.length, failures };
  } catch {
    return none('Playwright wrote no report');
  }
}

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

const none = (why: string): Counts => ({ passed: 0, failed: 1, failures: [why] });

function failuresOf({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `tests/e2e/${file} › ${title} (${projectName})`),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}
