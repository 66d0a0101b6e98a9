import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Counts } from './counts.ts';
import { findBrowsers } from './browsers.ts';
import { run } from './command.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const folder = resolve(import.meta.dirname, '../../.cache/e2e');
const base = '/workshops/';

/** Builds the site as GitHub Pages would serve it, below a base path, and drives it in real browsers. */
export async function e2eSuite(): Promise<Counts> {
  const browsers = await findBrowsers();
  if (!browsers) return { passed: 0, failed: 1 };
  const site = resolve(folder, 'site');
  rmSync(folder, { recursive: true, force: true });
  const env = { BASE: base, SITE: 'https://readyroom.example', ...browsers, E2E_SITE: site };
  if ((await run('astro', ['build', '--silent', '--outDir', site], env)) !== 0) {
    console.error('The site does not build, so there is nothing to drive.');
    return { passed: 0, failed: 1 };
  }
  const file = resolve(folder, 'report.json');
  await run('playwright', ['test', '--reporter=line,json'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  try {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
