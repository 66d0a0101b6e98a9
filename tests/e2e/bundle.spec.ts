import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ui as words } from '../../src/i18n/en/ui.ts';
// With the fixtures of the others these cases have their worker, and its browser.
import { test as base, expect } from './modes.ts';
import { lesson, lessonPath, paste, runsScripts } from './site.ts';

const site = resolve(process.env['E2E'] ?? '.cache/e2e', 'site');

/** The bundle of the site, opened as a folder; no policy is ever broken, no script fails, and nothing but files is asked for. */
const test = base.extend<{ folder: string; guarded: undefined }>({
  folder: async ({}, use) => {
    await use(pathToFileURL(`${bundle()}/`).href);
  },
  guarded: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('request', (request) => {
        const { protocol } = new URL(request.url());
        if (!['file:', 'blob:', 'data:'].includes(protocol)) problems.push(request.url());
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

// One file, one worker: the folder is made once.
test.describe.configure({ mode: 'default' });

let place = '';
const bundle = (): string => join(place, 'b');

test.beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'readyroom bundle 包-'));
  execFileSync(process.execPath, ['src/cli/main.ts', 'bundle', site, '-o', bundle()]);
});
test.afterAll(() => {
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
});

test(
  'a folder that is opened without a server is read from its first page on, by links',
  { tag: '@smoke' },
  async ({ page, folder }) => {
    await page.goto(`${folder}index.html`);
    await page.locator('main a[hreflang=zh-CN]').click();
    await page.locator('main a[href*="calico"]').first().click();
    await page.locator(`main a[href*="${lesson.name}"]`).first().click();
    await expect(page.locator('h1')).toHaveText(lesson.translations['zh-CN']?.title ?? '');
    await expect(page.locator('html')).toHaveClass(/js/);
    await page.locator('language-picker a[lang=en]').click();
    await expect(page.locator('h1')).toHaveText(lesson.translations['en']?.title ?? '');
    // What browsers do with a manifest differs: it is there.
    const manifest = await page.locator('.sheet-bar a').first().getAttribute('href');
    expect(existsSync(new URL(manifest ?? '', page.url()))).toBe(true);
  },
);

test(
  'it checks what is pasted, and keeps progress',
  { tag: '@smoke' },
  async ({ page, folder }) => {
    await page.goto(`${folder}${lessonPath('en')}index.html`);
    await paste(page, 'daemonset-ready', lesson.outputs['daemonset-ready']?.text ?? '');
    const check = page.locator('.prose #check-daemonset-ready');
    await expect(check).toHaveAttribute('data-verdict', 'met');
    await page.reload();
    await expect(page.locator('flight-line [data-met]').first()).toBeAttached();
  },
);

test(
  'a folder that is opened without a server is searched, and what is found opens',
  { tag: '@smoke' },
  async ({ page, folder }) => {
    await page.goto(`${folder}en/index.html`);
    await page.getByRole('button', { name: words['search.open'] }).click();
    await page.getByRole('searchbox').fill('kubectl taint');
    await page.locator('.search-results a').first().click();
    await expect(page.locator('.lesson h1')).toBeVisible();
    expect(page.url()).toMatch(/^file:.*\/index\.html#/);
  },
);

test('it offers nothing that needs a server', async ({ page, folder }) => {
  await page.goto(`${folder}en/calico/index.html`);
  await expect(page.locator('.workshop h1')).toBeVisible();
  await expect(page.locator('#offline')).toHaveCount(0);
  // Chromium gives a script that stands in the page a storage of its own, once in thirty pages.
  await expect(page.locator('script:not([src], [type])')).toHaveCount(0);
  const policy = await page
    .locator('meta[http-equiv=content-security-policy]')
    .getAttribute('content');
  expect(policy).toMatch(
    /^default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;worker-src blob:;base-uri 'none';form-action 'none'$/,
  );
});

test('the packed folder is the folder', { tag: runsScripts }, () => {
  const zip = readFileSync(`${bundle()}.zip`);
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.includes('b/en/calico/index.html')).toBe(true);
});

test('what is set is applied before anything is painted there, too', async ({ page, folder }) => {
  await page.goto(`${folder}${lessonPath('pt-BR')}index.html`);
  await expect(page.locator('html')).toHaveClass('js');
  await page.locator('.settings > summary').click();
  await page.locator('.settings input[value=larger]').check();
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size).toBe('22.4px');
  // No other page can be read from a folder, so its text is not offered.
  await expect(page.locator('.settings input[name=both]')).toHaveCount(0);
  await page.reload();
  await expect.poll(size).toBe('22.4px');
});
