import { defineConfig } from '@playwright/test';
import { allowsPrefs } from './tests/e2e/firefox-prefs.ts';

/** Set by tests/suites/e2e.ts, which finds the browsers and a free port, and builds the site into a folder, E2E. */
const {
  CHROMIUM,
  FIREFOX,
  WITHOUT_KUBECTL,
  E2E = '.cache/e2e',
  BASE = '/workshops/',
  PORT = '4399',
} = process.env;
const origin = `http://localhost:${PORT}`;
/** What a real kubectl is needed for. */
const leftOut = WITHOUT_KUBECTL ? [/learn\.spec/] : [];
const isInstalledFirefox = FIREFOX !== undefined && !FIREFOX.includes('ms-playwright');

export default defineConfig({
  testDir: './tests/e2e',
  globalSetup: './tests/e2e/serve-site.ts',
  outputDir: `${E2E}/results`,
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  // No measures, but ends to waiting: a busy machine may take its time.
  timeout: 150_000,
  expect: { timeout: 40_000 },
  retries: 0,
  use: { baseURL: `${origin}${BASE}`, trace: 'off' },
  projects: [
    {
      name: 'chromium',
      testIgnore: leftOut,
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
          // What draws is a part of the browser's own process: a twentieth less to do, and the same is drawn.
          args: ['--no-sandbox', '--disable-background-networking', '--in-process-gpu'],
        },
      },
    },
    {
      name: 'firefox',
      // Bytes, contrast, names and reflow do not depend on the browser: they are measured in the quicker one, which also prints files.
      testIgnore: [/budget|axe|pdf/, ...leftOut],
      // What the language alone makes different, and what only runs scripts: see `differsInWords` and `runsScripts`.
      grepInvert: /@(?:words|scripts)/,
      use: {
        browserName: 'firefox',
        ...(isInstalledFirefox ? { channel: 'moz-firefox' } : {}),
        launchOptions: {
          ...(FIREFOX ? { executablePath: FIREFOX } : {}),
          args: isInstalledFirefox ? [allowsPrefs] : [],
          firefoxUserPrefs: {
            // Light, whatever the desktop is, as Playwright has it in Chromium.
            'layout.css.prefers-color-scheme.content-override': 1,
            // As people have it, which Playwright has not: a file is an origin of its own.
            'security.fileuri.strict_origin_policy': true,
            // The site of the tests is one site, which is kept apart from no other; a process that is started ahead is one more.
            'fission.autostart': false,
            'dom.ipc.processPrelaunch.enabled': false,
            'dom.ipc.processCount': 1,
          },
        },
      },
    },
  ],
});
