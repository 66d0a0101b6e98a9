import {
  test as base,
  firefox,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { changePrefs, isInstalledFirefox, type Prefs } from './firefox-prefs.ts';
import { openFirstInTab } from './first-tab.ts';

export { expect } from '@playwright/test';

export type Mode = 'no-script' | 'dark' | 'light' | 'still';

/** Light is how both browsers are started. */
const firefoxPrefs: Readonly<Record<Mode, Prefs>> = {
  'no-script': { 'javascript.enabled': false },
  dark: { 'layout.css.prefers-color-scheme.content-override': 0 },
  light: {},
  still: { 'ui.prefersReducedMotion': 1 },
};

const inContext = {
  'no-script': { javaScriptEnabled: false },
  dark: { colorScheme: 'dark' },
  light: { colorScheme: 'light' },
  still: { reducedMotion: 'reduce' },
} as const;

/**
 * `openIn` opens a page in a mode, which is closed after the test. Playwright tells the browser; an installed Firefox, when Playwright
 * drives it, ignores that, so its preferences are others until the test has ended. Either way a test first proves that the mode is on.
 */
export const test = base.extend<{ openIn: (mode: Mode) => Promise<Page> }, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      if (browser.browserType() === firefox) openFirstInTab(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  openIn: async ({ browser, baseURL }, use) => {
    const base = baseURL === undefined ? {} : { baseURL };
    const opened: BrowserContext[] = [];
    const before: Prefs[] = [];
    await use(async (mode) => {
      if (isInstalledFirefox(browser)) before.push(await changePrefs(browser, firefoxPrefs[mode]));
      const context = await browser.newContext({ ...base, ...inContext[mode] });
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
    for (const prefs of before.toReversed()) await changePrefs(browser, prefs);
  },
});
