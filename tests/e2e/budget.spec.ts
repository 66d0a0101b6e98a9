import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import type { Lesson } from '../../src/model/resolve/content.ts';
import { expect, lessonPath, lessons, locales, test, type Locale } from './site.ts';

const KIB = 1024;
const type = (response: Response) => response.request().resourceType();

/** Bytes of an answer as a server usually sends it: headers, and the body with gzip at its usual level. */
async function onWire(response: Response): Promise<number> {
  const { responseHeadersSize } = await response.request().sizes();
  return responseHeadersSize + gzipSync(await response.body(), { level: 6 }).length;
}

/** Pages are loaded side by side, for most of the time of each is the wait for what it may still ask for. */
const AT_ONCE = 4;

for (const locale of locales) {
  test(`every lesson page on a cold cache stays within its budget (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const queue = [...lessons];
    const measureNext = async (): Promise<void> => {
      const page = await browser.newPage({ baseURL: baseURL ?? '' });
      for (let lesson = queue.shift(); lesson; lesson = queue.shift()) {
        await forgetAll(page);
        await measure(page, locale, lesson);
      }
      await page.close();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, measureNext));
  });
}

/** As in a browser that never was here, without the time that a new window takes: nothing in a cache, nothing stored. */
async function forgetAll(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  if (origin !== 'null')
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

async function measure(page: Page, locale: Locale, lesson: Lesson): Promise<void> {
  const responses = await load(page, lessonPath(locale, lesson));
  const sizes = await Promise.all(
    responses.map(async (response) => ({ type: type(response), bytes: await onWire(response) })),
  );
  const sum = (only?: string) =>
    sizes
      .filter((size) => only === undefined || size.type === only)
      .reduce((total, { bytes }) => total + bytes, 0) / KIB;
  const elements = await page.evaluate(
    () => document.querySelectorAll(':not(pre :is(code, samp) *)').length,
  );
  const measured = `${lesson.name} ${locale}: ${sum().toFixed(1)} KiB in ${sizes.length} requests (HTML ${sum('document').toFixed(1)}, CSS ${sum('stylesheet').toFixed(1)}, JS ${sum('script').toFixed(1)}), ${elements} elements`;
  console.log(measured);
  expect(sum(), measured).toBeLessThanOrEqual(28);
  expect(sum('script'), measured).toBeLessThanOrEqual(12);
  expect(sizes.length, measured).toBeLessThanOrEqual(6);
  expect(elements, measured).toBeLessThanOrEqual(1000);
}

/** A page with all that it asks for by itself, until it has nothing more to do: a busy machine may take its time for each. */
async function load(page: Page, path: string): Promise<readonly Response[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(path, { waitUntil: 'load' });
  // A browser without a window asks for no icon: it is counted all the same.
  const icon = await page.locator('link[rel=icon]').evaluate((link: HTMLLinkElement) => link.href);
  if (!requests.some((request) => request.url() === icon))
    await page.evaluate((address) => fetch(address), icon);
  const responses: Response[] = [];
  for (const request of requests) {
    const response = await request.response();
    expect(response, request.url()).not.toBeNull();
    if (response === null) continue;
    await response.finished();
    responses.push(response);
    await page.evaluate(drawTwice);
  }
  return responses;
}

/** Time for what came to run and to ask for more. A page without a window may never say that it is idle. */
const drawTwice = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
