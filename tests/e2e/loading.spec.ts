import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { differsInWords, expect, lesson, lessonPath, locales, paste, test } from './site.ts';

const KIB = 1024;
/** The engine with the words of one language, and besides: what shows a verdict and offers hints and help, and what the lesson's checks ask for. */
const ENGINE = 61 * KIB;
const BESIDES = 7 * KIB;
const REQUESTS = 3;

const ready = lesson.outputs['daemonset-ready']?.text ?? '';
const daemonSet = {
  apiVersion: 'apps/v1',
  kind: 'DaemonSet',
  metadata: {
    name: 'calico-node',
    namespace: 'kube-system',
    generation: 1,
    resourceVersion: '7',
    uid: 'f7',
    creationTimestamp: '2026-11-21T00:00:00Z',
  },
  status: {
    observedGeneration: 1,
    desiredNumberScheduled: 3,
    currentNumberScheduled: 3,
    updatedNumberScheduled: 3,
    numberAvailable: 3,
    numberReady: 3,
    numberMisscheduled: 0,
  },
};
const asJson = `$ kubectl get daemonset calico-node -n kube-system -o json
${JSON.stringify(daemonSet, undefined, 4)}
`;
const block = (page: Page) => page.locator('.prose #check-daemonset-ready');
const field = (page: Page) => block(page).locator('textarea');
const verdict = (page: Page) => block(page).locator('.verdict');

/** What is asked for from now on. */
function requestsOf(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return responses;
}

/**
 * What helps to read, and questions, come with the first scroll, what shows progress with the first check that is met: none is waited for. And a
 * browser asks for the icon of a page when it likes. The module of the page belongs to the page, however late a busy machine
 * tells of its arrival.
 */
const isOfChecker = (response: Response): boolean =>
  !/\/(?:reading-aids|learner|ask-question)-|\/Islands\.|\/icon\.svg$/.test(response.url());

const engines = (responses: readonly Response[]) =>
  responses.filter((response) => response.url().includes('/engine-'));

for (const locale of locales) {
  test(
    `the engine comes when a field comes near, not with the page, and then any paste is judged without a request (${locale})`,
    { tag: differsInWords(locale) },
    async ({ page }) => {
      const responses = requestsOf(page);
      await page.goto(lessonPath(locale), { waitUntil: 'networkidle' });
      expect(engines(responses)).toEqual([]);
      const withPage = responses.length;
      await field(page).scrollIntoViewIfNeeded();
      await expect.poll(() => engines(responses).length).toBe(1);
      await expect
        .poll(() => responses.some((response) => response.url().endsWith('/checks.json')))
        .toBe(true);
      const near = responses.slice(withPage).filter(isOfChecker);
      const sizes = await Promise.all(
        near.map(async (response) => gzipSync(await response.body(), { level: 9 }).length),
      );
      const total = sizes.reduce((sum, size) => sum + size, 0);
      const [engine = 0] = near.flatMap((response, index) =>
        engines([response]).map(() => sizes[index] ?? 0),
      );
      const measured = `before the first paste, ${locale}: ${(total / KIB).toFixed(1)} KiB in ${near.length} requests (engine and words ${(engine / KIB).toFixed(1)}): ${near.map((response) => response.url()).join(' ')}`;
      console.log(measured);
      expect(near.length, measured).toBeLessThanOrEqual(REQUESTS);
      expect(engine, measured).toBeLessThanOrEqual(ENGINE);
      expect(total - engine, measured).toBeLessThanOrEqual(BESIDES);
      for (const text of [ready.replace(/96s/, '7m'), asJson]) {
        await paste(page, 'daemonset-ready', text);
        await expect(block(page)).toHaveAttribute('data-verdict', 'met');
      }
      const asked = responses.slice(withPage).filter(isOfChecker);
      expect(asked.length, 'a paste asked for more').toBe(near.length);
    },
  );
}

test('a reader who saves data gets the engine with the focus, not before', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const responses = requestsOf(page);
  await page.goto(lessonPath('en'), { waitUntil: 'networkidle' });
  await field(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  expect(engines(responses)).toEqual([]);
  await field(page).focus();
  await expect.poll(() => engines(responses).length).toBe(1);
});

test('what cannot be loaded is told when the field is used, and mended by the next focus, without a reload', async ({
  page,
}) => {
  await page.goto(lessonPath('en'), { waitUntil: 'networkidle' });
  await page.route(/engine-|check-report|checks\.json/, (route) => route.abort());
  const notice = block(page).locator('.check-notice');
  await field(page).focus();
  await expect(notice).toContainText('could not be loaded');
  await paste(page, 'daemonset-ready', ready);
  await expect(notice).toContainText('could not be loaded');
  await expect(field(page)).toHaveValue(ready);
  await page.unroute(/engine-|check-report|checks\.json/);
  await field(page).focus();
  await expect(notice).toBeEmpty();
  await block(page).locator('button[type=submit]').click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'met');
});

test('what is pasted while the engine loads is judged once it is there', async ({ page }) => {
  await page.goto(lessonPath('en'), { waitUntil: 'networkidle' });
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/engine-/, async (route) => {
    await delivered;
    await route.continue();
  });
  await paste(page, 'daemonset-ready', 'NAME');
  await field(page).press('End');
  await paste(page, 'daemonset-ready', ready);
  await expect(verdict(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue(ready);
  deliver();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'met');
});

test('no element measures the page while it comes to life: that would lay all of it out once more', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const measured: string[] = [];
    Object.assign(window, { measured });
    let defining = '';
    const define = customElements.define.bind(customElements);
    customElements.define = (name, ...rest) => {
      defining = name;
      define(name, ...rest);
      defining = '';
    };
    const measures =
      /^(?:(?:offset|client|scroll)(?:Top|Left|Width|Height)|innerText|getBoundingClientRect|getClientRects|getComputedStyle|scrollIntoView|checkVisibility)$/;
    const watched = (name: string, measure: (...given: unknown[]) => unknown) =>
      function (this: unknown, ...given: unknown[]): unknown {
        if (defining) measured.push(`${defining}: ${name}`);
        return measure.apply(this, given);
      };
    for (const owner of [Element.prototype, HTMLElement.prototype, Range.prototype, window])
      for (const [name, { get, value, ...rest }] of Object.entries(
        Object.getOwnPropertyDescriptors(owner),
      )) {
        if (!measures.test(name)) continue;
        if (get) Object.defineProperty(owner, name, { ...rest, get: watched(name, get) });
        else if (value)
          Object.defineProperty(owner, name, {
            ...rest,
            value: watched(name, value as () => unknown),
          });
      }
  });
  await page.goto(lessonPath('zh-CN'));
  await expect(page.locator('.step[aria-current]').first()).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { measured: string[] }).measured)).toEqual(
    [],
  );
});
