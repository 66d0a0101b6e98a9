import {
  test as base,
  firefox,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { openFirstInTab } from './first-tab.ts';

export { expect } from '@playwright/test';

export type Mode = 'no-script' | 'dark' | 'light' | 'still';

/** Light is how both browsers are started. */
const firefoxPrefs: Readonly<Record<Exclude<Mode, 'light'>, Record<string, number | boolean>>> = {
  'no-script': { 'javascript.enabled': false },
  dark: { 'layout.css.prefers-color-scheme.content-override': 0 },
  still: { 'ui.prefersReducedMotion': 1 },
};

const chromiumContext = {
  'no-script': { javaScriptEnabled: false },
  dark: { colorScheme: 'dark' },
  light: { colorScheme: 'light' },
  still: { reducedMotion: 'reduce' },
} as const;

/**
 * `openIn` opens a page in a mode, which is closed after the test. Chromium is told by Playwright; Firefox, when Playwright
 * drives an installed one, ignores that, so it is started with preferences, once for each mode. Either way a test first
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
      const started = new Map<Mode, Browser>();
      await use(async (mode) => {
        const running = started.get(mode);
        if (running !== undefined) return running;
        const browser = await firefox.launch({
          ...launchOptions,
          ...(channel === undefined ? {} : { channel }),
          firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, ...firefoxPrefs[mode] },
        });
        openFirstInTab(browser);
        started.set(mode, browser);
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
