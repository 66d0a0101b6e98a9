import { gzipSync } from 'node:zlib';
import { expect, lessonPath, lessons, locales, test } from './site.ts';
import type { Page, Response } from '@playwright/test';

const KIB = 1024;
const type = (response: Response) => response.request().resourceType();

/** Bytes of an answer as a server usually sends it: headers, and the body with gzip at its usual level. */
async function onWire(response: Response): Promise<number> {
  const { responseHeadersSize } = await response.request().sizes();
  return responseHeadersSize + gzipSync(await response.body(), { level: 6 }).length;
}

for (const locale of locales) {
  test(`every lesson page on a cold cache stays within its budget (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    for (const lesson of lessons) {
      const page = await browser.newPage({ baseURL: baseURL ?? '' });
      const responses = await load(page, lessonPath(locale, lesson));
      const sizes = await Promise.all(
        responses.map(async (response) => ({
          type: type(response),
          bytes: await onWire(response),
        })),
      );
      const sum = (only?: string) =>
        sizes
          .filter((size) => only === undefined || size.type === only)
          .reduce((total, { bytes }) => total + bytes, 0) / KIB;
      const elements = await page.evaluate(
        () => document.querySelectorAll(':not(pre :is(code, samp) *)').length,
      );
      await page.close();
      const measured = `${lesson.name} ${locale}: ${sum().toFixed(1)} KiB in ${sizes.length} requests (HTML ${sum('document').toFixed(1)}, CSS ${sum('stylesheet').toFixed(1)}, JS ${sum('script').toFixed(1)}), ${elements} elements`;
      console.log(measured);
      expect(sum(), measured).toBeLessThanOrEqual(28);
      expect(sum('script'), measured).toBeLessThanOrEqual(12);
      expect(sizes.length, measured).toBeLessThanOrEqual(6);
      expect(elements, measured).toBeLessThanOrEqual(1000);
    }
  });
}

async function load(page: Page, path: string): Promise<readonly Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  return responses;
}
