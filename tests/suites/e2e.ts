import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { readContent } from '#model/read-content.ts';
import { fetchKubectls } from '../cluster/kubectls.ts';
import { findBrowsers } from './browsers.ts';
import { present, type Changes } from './changes.ts';
import { root, run } from './command.ts';
import { couldNotRun, type Beside, type Counts } from './counts.ts';
import { playwrightCases } from './playwright.ts';

/** What a page is made of. */
const pages = /^(?:public|src\/(?:components|integration|islands|routes|styles|transforms))\//;

/**
 * Builds the site as GitHub Pages would serve it, below a base path, and drives it in real browsers. Of changes to what
 * pages are made of, the cases marked "@smoke" and the specs that changed run, in Chromium.
 */
export async function e2eSuite(
  changes: Changes | undefined,
  { show, alone }: Beside,
): Promise<Counts> {
  const specs = changes ? present(changes, /^tests\/e2e\/.*\.spec\.ts$/) : [];
  if (changes && specs.length === 0 && !changes.files.some((file) => pages.test(file)))
    return {
      passed: 0,
      failed: 0,
      failures: [],
      leftOut: ['e2e: no page, island or style changed'],
    };
  const browsers = await findBrowsers();
  if (!browsers) return couldNotRun('no browsers');
  const folder = runFolder();
  const site = resolve(folder, 'site');
  const missing = await fetchKubectls();
  const env = {
    ...(missing === undefined ? {} : { WITHOUT_KUBECTL: 'yes' }),
    BASE: '/workshops/',
    SITE: 'https://readyroom.example',
    ...browsers,
    E2E: folder,
  };
  if ((await run('astro', ['build', '--silent', '--outDir', site], { env, show })) !== 0) {
    console.error('The site does not build, so there is nothing to drive.');
    return couldNotRun('the site does not build');
  }
  writeFileSync(resolve(folder, 'content.json'), JSON.stringify(readContent('content', root)));
  const some = [
    '--project=chromium',
    '--grep',
    ['@smoke', ...specs.map((spec) => basename(spec))].join('|'),
  ];
  const counts = await playwrightCases(folder, { env, show, alone }, changes ? some : []);
  if (counts.failed === 0) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return {
    ...counts,
    leftOut: [
      ...(changes ? ['e2e in Firefox, and in Chromium what is not marked "@smoke"'] : []),
      ...(missing === undefined ? [] : [`e2e of learn: ${missing}`]),
    ],
  };
}

/**
 * A folder of this process alone, so that two runs do not meet. It is kept if a test fails, until the next run: what
 * processes that are no more have left is removed.
 */
function runFolder(): string {
  const parent = resolve(root, '.cache/e2e');
  const folder = resolve(parent, String(process.pid));
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent))
    if (!isRunning(Number(name))) rmSync(resolve(parent, name), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

function isRunning(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}
