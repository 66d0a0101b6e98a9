import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ui as words } from '../../src/i18n/en/ui.ts';
import { ui as chinese } from '../../src/i18n/zh-CN/ui.ts';
import { test as base } from './modes.ts';
import { firstLessonPath, lesson, lessonPath, openWhole, paste, runsScripts } from './site.ts';
import { switchableServer, type SwitchableServer } from './switchable-server.ts';

const { BASE = '/workshops/', E2E = '.cache/e2e' } = process.env;
const site = resolve(E2E, 'site');

/** A server for each case, since a service worker answers for all pages of an origin; and no policy is ever broken. */
const test = base.extend<{ server: SwitchableServer; kept: undefined }>({
  server: async ({}, use) => {
    const server = await switchableServer(site, BASE);
    await use(server);
    await server.close();
  },
  kept: [
    async ({ page }, use) => {
      const broken: string[] = [];
      await page.exposeFunction('reportViolation', (text: string) => broken.push(text));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { reportViolation } = globalThis as unknown as {
            reportViolation(text: string): void;
          };
          reportViolation(`${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      page.on('pageerror', (error) => broken.push(error.message));
      await use(undefined);
      expect(broken).toEqual([]);
    },
    { auto: true },
  ],
});

/** A whole workshop is loaded: a busy machine may take its time. */
const ENOUGH = { timeout: 60_000 };

const list = (locale: string) => `files/offline/calico/${locale}.json`;

/** Unfolds the offer of a workshop. */
async function unfold(page: Page, server: SwitchableServer, path = 'en'): Promise<void> {
  await openWhole(page, `${server.address}${path}/calico/`);
  await page.locator('#offline > summary').click();
}

/** Keeps a workshop in English, and waits until it is. */
async function keepWorkshop(page: Page, server: SwitchableServer): Promise<void> {
  await unfold(page, server);
  await page.getByRole('button', { name: words['offline.keep'], exact: true }).click();
  await expect(page.locator('#offline')).toContainText(words['offline.done'], ENOUGH);
}

/** Has the server publish another text of a page, with the list that a build would make of it. */
function publishAnother(server: SwitchableServer, path: string): void {
  const file = `${path}index.html`;
  const html = readFileSync(resolve(site, file), 'utf8').replace('</h1>', ' (second edition)</h1>');
  const published = JSON.parse(readFileSync(resolve(site, list('en')), 'utf8')) as {
    version: string;
    files: Record<string, [string, number]>;
  };
  const hash = createHash('sha256').update(html).digest('hex');
  published.version = 'another';
  published.files[path] = [hash, Buffer.byteLength(html)];
  server.published.set(file, html);
  server.published.set(list('en'), JSON.stringify(published));
}

test(
  'nothing is registered or loaded before the learner asks, and the size is told first',
  { tag: '@smoke' },
  async ({ page, server }) => {
    await openWhole(page, `${server.address}en/calico/`);
    await page.mouse.move(100, 100, { steps: 2 });
    expect(server.requests.filter((path) => /offline|sw\.js|webmanifest/.test(path))).toEqual([]);
    await page.locator('#offline > summary').click();
    const { files } = JSON.parse(readFileSync(resolve(site, list('en')), 'utf8')) as {
      files: Record<string, [string, number]>;
    };
    const megabytes = Object.values(files).reduce((sum, [, bytes]) => sum + bytes, 0) / 1e6;
    const size = new Intl.NumberFormat('en', {
      style: 'unit',
      unit: 'megabyte',
      maximumSignificantDigits: 2,
    }).format(megabytes);
    await expect(page.locator('#offline')).toContainText(`${size} in`);
    expect(server.requests.filter((path) => /sw\.js|webmanifest|lesson/.test(path))).toEqual([]);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  },
);

test(
  'without network a kept workshop is read, searched and checked',
  { tag: '@smoke' },
  async ({ page, server }) => {
    await keepWorkshop(page, server);
    server.isUp = false;
    server.requests.length = 0;
    // The first visit of a lesson, and its checker, which no page had loaded before.
    await openWhole(page, server.address + lessonPath('en'));
    await expect(page.locator('h1')).toHaveText(lesson.translations['en']?.title ?? '');
    await paste(page, 'daemonset-ready', lesson.outputs['daemonset-ready']?.text ?? '');
    await expect(page.locator('.prose #check-daemonset-ready .verdict')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words['search.open'] }).click();
    await page.getByRole('searchbox').fill('kubectl taint');
    await expect(page.locator('.search-results a').first()).toBeVisible();
    // Another lesson, then this one for the second time; and an address without its slash.
    await openWhole(page, server.address + firstLessonPath);
    await openWhole(page, server.address + lessonPath('en'));
    await expect(page.locator('h1')).toHaveText(lesson.translations['en']?.title ?? '');
    await openWhole(page, server.address + firstLessonPath.replace(/\/$/, ''));
    expect(new URL(page.url()).pathname).toBe(BASE + firstLessonPath);
    // Files to apply are kept, too.
    const manifest = `files/calico/${lesson.name}/manifests/calico-node.yaml`;
    const status = await page.evaluate(
      async (address) => (await fetch(address)).status,
      server.address + manifest,
    );
    expect(status).toBe(200);
    expect(server.requests).toEqual([]);
  },
);

test('a page that is not kept says so, in a language that is', async ({ page, server }) => {
  await keepWorkshop(page, server);
  server.isUp = false;
  await openWhole(page, `${server.address}zh-cn/calico/`);
  await expect(page.locator('h1')).toHaveText(words['offline.notKept']);
  await page.locator('main a').click();
  await expect(page.locator('.home h1')).toBeVisible();
});

test('each language is kept by itself', async ({ page, server }) => {
  await keepWorkshop(page, server);
  await unfold(page, server, 'zh-cn');
  await page.getByRole('button', { name: chinese['offline.keep'], exact: true }).click();
  await expect(page.locator('#offline')).toContainText(chinese['offline.done'], ENOUGH);
  server.isUp = false;
  await openWhole(page, server.address + lessonPath('zh-CN'));
  await expect(page.locator('h1')).toHaveText(lesson.translations['zh-CN']?.title ?? '');
  await openWhole(page, server.address + lessonPath('en'));
  await expect(page.locator('h1')).toHaveText(lesson.translations['en']?.title ?? '');
});

test('a newer version comes when the learner says so, and only what changed is loaded', async ({
  page,
  server,
}) => {
  await keepWorkshop(page, server);
  const path = lessonPath('en');
  publishAnother(server, path);
  await openWhole(page, server.address + path);
  await expect(page.locator('h1')).not.toContainText('second edition');
  const bar = page.locator('.offline-newer');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: words['offline.later'] }).click();
  await expect(bar).toBeHidden();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('h1')).not.toContainText('second edition');
  // "Later" holds for this tab; another one is told again.
  const other = await page.context().newPage();
  await other.goto(server.address + path);
  server.requests.length = 0;
  await other
    .locator('.offline-newer')
    .getByRole('button', { name: words['offline.update'] })
    .click();
  await expect(other.locator('h1')).toContainText('second edition');
  expect(server.requests.filter((each) => each.startsWith('en/'))).toEqual([path]);
  server.isUp = false;
  await other.reload({ waitUntil: 'networkidle' });
  await expect(other.locator('h1')).toContainText('second edition');
});

test('where nothing of it can be loaded the offer says so, and asks again when it is unfolded again', async ({
  page,
  server,
}) => {
  await page.route(/keep-offline/, (route) => route.abort());
  await unfold(page, server);
  await expect(page.locator('#offline')).toContainText(words['offline.noList']);
  await page.unroute(/keep-offline/);
  await page.locator('#offline > summary').click();
  await page.locator('#offline > summary').click();
  await expect(
    page.getByRole('button', { name: words['offline.keep'], exact: true }),
  ).toBeVisible();
});

test('what cannot be loaded whole leaves everything as it was', async ({ page, server }) => {
  await unfold(page, server);
  // A network that answers everything with a page of its own.
  server.published.set(`${firstLessonPath}index.html`, 'Please log in.');
  await page.getByRole('button', { name: words['offline.keep'], exact: true }).click();
  await expect(page.locator('#offline')).toContainText(words['offline.failed']);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test('it can be removed, and progress is never touched', async ({ page, server }) => {
  await openWhole(page, server.address + lessonPath('en'));
  await paste(page, 'daemonset-ready', lesson.outputs['daemonset-ready']?.text ?? '');
  await expect(page.locator('.prose #check-daemonset-ready .verdict')).toBeVisible();
  // To go down to a check is to read, which is remembered, too.
  const kept = () => page.evaluate(() => Object.entries(localStorage).flat().join('\n'));
  await expect.poll(kept).toContain('"read":["calico/');
  const progress = await kept();
  await page.evaluate(async () => {
    await caches.open('of another project');
  });
  await keepWorkshop(page, server);
  await page.getByRole('button', { name: words['offline.remove'] }).click();
  await expect(page.locator('#offline')).toContainText(words['offline.removed']);
  expect(await page.evaluate(() => caches.keys())).toEqual(['of another project']);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(await kept()).toBe(progress);
});

test('a kept site is an app', { tag: runsScripts }, async ({ page, server, browserName }) => {
  await keepWorkshop(page, server);
  await openWhole(page, `${server.address}en/`);
  const link = page.locator('link[rel=manifest]');
  await expect(link).toHaveAttribute('href', `${BASE}files/app/en.webmanifest`);
  const app = JSON.parse(readFileSync(resolve(site, 'files/app/en.webmanifest'), 'utf8')) as {
    start_url: string;
    scope: string;
    icons: { src: string }[];
  };
  expect(app).toMatchObject({ start_url: `${BASE}en/`, scope: BASE });
  if (browserName !== 'chromium') return;
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Windows of a test may be private ones, in which nothing is installed; there is no other reason.
  const reasons = installabilityErrors.map(({ errorId }) => errorId);
  expect(reasons.filter((reason) => reason !== 'in-incognito')).toEqual([]);
});
