import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { isLocale, localeCodes, locales as known, type Locale } from '../../src/i18n/locales.ts';
import type { Content } from '../../src/model/read-content.ts';
import type { Lesson } from '../../src/model/resolve/content.ts';
// Cases in a mode and those in none have the same worker: with other fixtures it would end, with its browser, between them.
import { test as base } from './modes.ts';

export { expect } from '@playwright/test';
export type { Locale } from '../../src/i18n/locales.ts';

/**
 * The site's content as the model reads it: what is copied and shown is compared with this, never with the page. Written
 * once by tests/suites/e2e.ts, for every worker of the tests would read it again.
 */
const content = JSON.parse(
  readFileSync(`${process.env['E2E'] ?? '.cache/e2e'}/content.json`, 'utf8'),
) as Content;

const workshop = content.workshops.find(({ name }) => name === 'calico');

/** The lessons of the workshop that is tested with, in order. */
export const lessons: readonly Lesson[] = workshop?.lessons ?? [];

function lessonNamed(name: string): Lesson {
  const found = lessons.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no lesson "${name}" to test with.`);
  return found;
}

/** The lesson that has one of everything. */
export const lesson = lessonNamed('install-from-manifest');
/** The lesson with a here-document. */
export const firstLesson = lessonNamed('cluster-without-network');

/** The languages that it is in. */
export const locales: readonly Locale[] = (workshop?.locales ?? []).filter(isLocale);

/**
 * Of a case that differs in its words alone from one language to the next, with no line, glyph or key that a browser has a part in:
 * Firefox has it in English, Chromium in all.
 */
export const differsInWords = (locale: Locale): string[] => (locale === 'en' ? [] : ['@words']);

/**
 * Of a case in which the browser has no part but to run our scripts and keep a text: no line, glyph, key, focus, scroll or layout, nothing
 * loaded late or kept over a reload by itself, and no interface that another case in Firefox has not. Chromium has it, Firefox not.
 */
export const runsScripts = '@scripts';

/** The segment of each language in addresses. */
export const paths = Object.fromEntries(
  localeCodes.map((locale) => [locale, known[locale].path]),
) as Readonly<Record<Locale, string>>;

/** Address of the first lesson in English, below the base path. */
export const firstLessonPath = 'en/calico/cluster-without-network/';

/** Address of a lesson in a language, below the base path. */
export const lessonPath = (locale: Locale, { name }: Lesson = lesson): string =>
  `${paths[locale]}/calico/${name}/`;

/** Each test also proves that nothing broke the policy, no script failed, and nothing was asked of another origin. */
export const test = base.extend<{ guarded: undefined }>({
  guarded: [
    async ({ page, baseURL }, use) => {
      const problems = await guard(page, new URL(baseURL ?? '').origin);
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects policy violations, script errors and requests to other origins of a page, as they happen. */
export async function guard(page: Page, origin: string): Promise<readonly string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAskedFor(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== origin)
      problems.push(`request: ${request.url()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => problems.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation(text: string): void })
        .reportViolation;
      report(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  return problems;
}

/** The browser's own remarks on a page that is answered with 404 and on a request that a test made fail. */
const isAskedFor = (text: string) => /status of 404|net::ERR_FAILED/.test(text);

/** An element works once its script is there, which comes with the first hover or focus; until then it does nothing. */
export const isDefined = (page: Page, tag: string): Promise<unknown> =>
  page.waitForFunction((name) => customElements.get(name) !== undefined, tag);

/**
 * Opens a page and waits until it has loaded all it wants by itself: of one that is left before, Firefox reports that its requests or its
 * service worker failed.
 */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
}

/** Fills the check's field and presses its button. */
export async function paste(page: Page, check: string, text: string): Promise<void> {
  const block = page.locator(`.prose #check-${check}`);
  await block.locator('textarea').fill(text);
  await block.locator('button[type=submit]').click();
}
