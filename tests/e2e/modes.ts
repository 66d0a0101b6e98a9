import {
  test as base,
  firefox,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { openFirstInTab } from './first-tab.ts';
import { oneProcess } from './one-process.ts';

export { expect } from '@playwright/test';

export type Mode = 'no-script' | 'dark' | 'light' | 'still';

type Prefs = Readonly<Record<string, number | boolean>>;

/** One browser is for both: to start it takes as long as two cases, and neither mode changes what the other is tested for. */
const darkAndStill: Prefs = {
  'layout.css.prefers-color-scheme.content-override': 0,
  'ui.prefersReducedMotion': 1,
};

/** Light is how both browsers are started. */
const firefoxPrefs: Readonly<Record<Exclude<Mode, 'light'>, Prefs>> = {
  'no-script': { 'javascript.enabled': false },
  dark: darkAndStill,
  still: darkAndStill,
};

const chromiumContext = {
  'no-script': { javaScriptEnabled: false },
  dark: { colorScheme: 'dark' },
  light: { colorScheme: 'light' },
  still: { reducedMotion: 'reduce' },
} as const;

/**
 * `openIn` opens a page in a mode, which is closed after the test. Chromium is told by Playwright; Firefox, when Playwright
 * drives an installed one, ignores that, so it is started with preferences, once for all of a worker. Either way a test first
 * proves that the mode is on.
 */
export const test = base.extend<
  { openIn: (mode: Mode) => Promise<Page> },
  { firefoxIn: (mode: keyof typeof firefoxPrefs) => Promise<Browser>; browser: Browser }
>({
  browser: [
    async ({ browser }, use) => {
      if (browser.browserType() === firefox) openFirstInTab(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  firefoxIn: [
    async ({ channel, launchOptions }, use) => {
      const started = new Map<Prefs, Browser>();
      const asReadersHaveIt = Object.fromEntries(
        Object.entries(launchOptions.firefoxUserPrefs ?? {}).filter(
          ([name]) => !(name in oneProcess),
        ),
      );
      await use(async (mode) => {
        const prefs = firefoxPrefs[mode];
        const running = started.get(prefs);
        if (running !== undefined) return running;
        const browser = await firefox.launch({
          ...launchOptions,
          ...(channel === undefined ? {} : { channel }),
          firefoxUserPrefs: { ...asReadersHaveIt, ...prefs },
        });
        openFirstInTab(browser);
        started.set(prefs, browser);
        return browser;
      });
      for (const browser of started.values()) await browser.close();
    },
    { scope: 'worker' },
  ],
  openIn: async ({ browser, browserName, baseURL, firefoxIn }, use) => {
    const base = baseURL === undefined ? {} : { baseURL };
    const opened: BrowserContext[] = [];
    await use(async (mode) => {
      const context =
        browserName === 'firefox' && mode !== 'light'
          ? await (await firefoxIn(mode)).newContext(base)
          : await browser.newContext({ ...base, ...chromiumContext[mode] });
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});
