import type { Page } from '@playwright/test';
import { test as inMode } from './modes.ts';
import { expect, runsScripts, test } from './site.ts';

const address = 'en/authoring/checks/';
const block = (page: Page) => page.locator('.prose #check-web-ready');
const first = (page: Page) => block(page).locator('.hint').nth(0);
const second = (page: Page) => block(page).locator('.hint').nth(1);

/** A Deployment of three Pods; what was printed later is older. */
const print = (ready: number, age: number): string =>
  `NAME   READY   UP-TO-DATE   AVAILABLE   AGE\nweb    ${ready}/3     3            ${ready}           ${age}s\n`;

/** As a paste, which is judged at once; waits for its verdict. */
async function pasteInto(page: Page, text: string, verdict: string): Promise<void> {
  const field = block(page).locator('textarea');
  await field.evaluate((area: HTMLTextAreaElement, pasted) => {
    area.value = pasted;
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, text);
  await expect(block(page)).toHaveAttribute('data-verdict', verdict);
}

test('a hint is offered after two pastes that come to the same; the next one when its time has come', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  await pasteInto(page, print(2, 12), 'waiting');
  await expect(first(page)).toBeHidden();
  await pasteInto(page, print(2, 40), 'waiting');
  await expect(first(page)).toHaveAttribute('open');
  await expect(first(page).getByText('the first has to reach the second')).toBeVisible();
  await expect(page.locator('#announcer')).toHaveText(/Hint 1 of 2$/);
  await expect(second(page)).toBeVisible();
  await expect(second(page)).toHaveAttribute('inert');
  await expect(second(page).getByText('after your next paste, or in 20 seconds')).toBeVisible();
  const { height: before = 0 } = (await block(page).boundingBox()) ?? {};
  await page.clock.runFor(20_000);
  await expect(second(page)).not.toHaveAttribute('inert');
  await expect(second(page)).not.toHaveAttribute('open');
  // Nothing has moved in the meantime.
  expect((await block(page).boundingBox())?.height).toBe(before);
  await second(page).locator('summary').click();
  await expect(second(page).getByText('kubectl get pods --watch')).toBeVisible();
});

test(
  'a new paste brings the next hint sooner, and a verdict that it is not for takes it away',
  { tag: runsScripts },
  async ({ page }) => {
    await page.clock.install();
    await page.goto(address);
    for (const age of [1, 2, 3]) await pasteInto(page, print(2, age), 'waiting');
    await expect(second(page)).toHaveAttribute('open');
    await pasteInto(page, 'NAME   READY\nother  1/1\n', 'unrelated');
    await expect(first(page)).toBeVisible();
    await expect(second(page)).toBeHidden();
    await pasteInto(page, print(3, 60), 'met');
    await expect(first(page)).toBeHidden();
  },
);

test(
  'to press the button once more is no other try, but to paste the same once more is',
  { tag: runsScripts },
  async ({ page }) => {
    await page.goto(address);
    await pasteInto(page, print(2, 5), 'waiting');
    const button = block(page).locator('button[type=submit]');
    await button.click();
    await expect(page.locator('#announcer')).toHaveText(/Not yet/);
    await expect(block(page)).toHaveAttribute('data-verdict', 'waiting');
    await expect(first(page)).toBeHidden();
    await pasteInto(page, print(2, 5), 'waiting');
    await expect(first(page)).toBeVisible();
  },
);

inMode('without scripts all hints are there, folded', async ({ openIn }) => {
  const page = await openIn('no-script');
  await page.goto(address);
  // Asked once and not waited for: waiting inside a page needs scripts.
  expect(await page.locator('html').getAttribute('class')).toBeNull();
  expect(await first(page).getByText('Hint 1 of 2').isVisible()).toBe(true);
  expect(await first(page).getByText('the first has to reach').isVisible()).toBe(false);
  expect(await second(page).getByText('after your next paste').isVisible()).toBe(false);
  await second(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => second(page).getByText('kubectl get pods --watch').isVisible())
    .toBe(true);
});
