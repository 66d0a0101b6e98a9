import { existsSync } from 'node:fs';
import { chromium, firefox } from '@playwright/test';
import { run } from './command.ts';

/** Environment variables that tell the Playwright configuration which programs to start. */
export interface Browsers extends NodeJS.ProcessEnv {
  CHROMIUM: string;
  FIREFOX: string;
}

const places = {
  CHROMIUM: [
    // The same engine without windows: a page of its own takes a fifth of the time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  ],
  FIREFOX: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
  ],
} as const;

/**
 * Finds the browsers, or fetches them, and says what it did. In this order: a path in CHROMIUM / FIREFOX, an installed
 * browser, Playwright's own download, and, as root on Debian, the system's packages.
 */
export async function findBrowsers(): Promise<Browsers | undefined> {
  let found = installed();
  if (!found && (await download())) found = installed();
  if (!found && (await installPackages())) found = installed();
  if (found) {
    console.log(`  browsers: ${found.CHROMIUM} and ${found.FIREFOX}`);
    return found;
  }
  console.error(
    'No Chromium and Firefox here, and none could be fetched. Install both, or set CHROMIUM and FIREFOX to their paths.',
  );
  return undefined;
}

function installed(): Browsers | undefined {
  const chromiumPath = find('CHROMIUM', chromium.executablePath());
  const firefoxPath = find('FIREFOX', firefox.executablePath());
  return chromiumPath && firefoxPath ? { CHROMIUM: chromiumPath, FIREFOX: firefoxPath } : undefined;
}

function find(name: keyof typeof places, ownDownload: string): string | undefined {
  const configured = process.env[name];
  if (configured !== undefined) return existsSync(configured) ? configured : undefined;
  return [...places[name], ownDownload].find((path) => existsSync(path));
}

async function download(): Promise<boolean> {
  console.log('  no browsers found: asking Playwright to download its own');
  return (await run('playwright', ['install', 'chromium', 'firefox'])) === 0;
}

async function installPackages(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('  no download: installing Chromium, Firefox and Noto CJK with apt-get');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], { env })) !== 0) return false;
  const install = async (chromiumPackage: string): Promise<boolean> =>
    (await run(
      'apt-get',
      ['install', '-y', '-qq', chromiumPackage, 'firefox-esr', 'fonts-noto-cjk'],
      { env },
    )) === 0;
  return (await install('chromium-headless-shell')) || (await install('chromium'));
}
