import { chromium, firefox, type Browser, type Page } from '@playwright/test';

export type Mode = 'no-script' | 'dark' | 'light' | 'still';

const firefoxPrefs: Readonly<Record<Mode, Record<string, number | boolean>>> = {
  'no-script': { 'javascript.enabled': false },
  dark: { 'layout.css.prefers-color-scheme.content-override': 0 },
  light: { 'layout.css.prefers-color-scheme.content-override': 1 },
  still: { 'ui.prefersReducedMotion': 1 },
};

const chromiumContext = {
  'no-script': { javaScriptEnabled: false },
  dark: { colorScheme: 'dark' },
  light: { colorScheme: 'light' },
  still: { reducedMotion: 'reduce' },
} as const;

/**
 * A page in a mode. Chromium is told by Playwright; Firefox, when Playwright drives an installed one, ignores that, so it
 * is started with preferences. Either way a test first proves that the mode is on. Close the browser afterwards.
 */
export async function openIn(
  mode: Mode,
  browserName: string,
  baseURL: string | undefined,
): Promise<{ browser: Browser; page: Page }> {
  const { CHROMIUM, FIREFOX } = process.env;
  const base = baseURL === undefined ? {} : { baseURL };
  if (browserName === 'firefox') {
    const browser = await firefox.launch({
      ...(FIREFOX ? { executablePath: FIREFOX } : {}),
      ...(FIREFOX && !FIREFOX.includes('ms-playwright') ? { channel: 'moz-firefox' } : {}),
      firefoxUserPrefs: firefoxPrefs[mode],
    });
    return { browser, page: await (await browser.newContext(base)).newPage() };
  }
  const browser = await chromium.launch({
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const context = await browser.newContext({ ...base, ...chromiumContext[mode] });
  return { browser, page: await context.newPage() };
}
