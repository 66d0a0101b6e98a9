import type { Locator } from '@playwright/test';
import { expect, lesson, lessonPath, runsScripts, test } from './site.ts';

const walkthrough = lesson.walkthroughs['daemonset'];
if (!walkthrough) throw new Error('The lesson has lost its walkthrough.');
const { steps } = walkthrough;

test(
  'every step has its lines in the manifest, linked both ways',
  { tag: runsScripts },
  async ({ page }) => {
    await page.goto(lessonPath('en'));
    for (const [index, step] of steps.entries()) {
      const item = page.locator(`#walk-daemonset-${step.id}`);
      await expect(item.locator('.step-where a')).toHaveAttribute(
        'href',
        `#walk-daemonset-line-${step.from}`,
      );
      const marker = page.locator(`.marker[href="#walk-daemonset-${step.id}"]`);
      await expect(marker).toHaveText(String(index + 1));
    }
  },
);

test('by keyboard: a number in the manifest leads to its step, and the lines of the step are lit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(lessonPath('zh-CN'));
  const step = steps[2];
  const marker = page.locator(`.marker[href="#walk-daemonset-${step?.id ?? ''}"]`);
  await marker.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#walk-daemonset-${step?.id ?? ''}$`));
  await expect(page.locator(`#walk-daemonset-${step?.id ?? ''}`)).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(page.locator('.line[data-lit]')).toHaveCount(
    (step?.to ?? 0) - (step?.from ?? 0) + 1,
  );
});

test('by the two buttons: forward, back, and not beyond the ends', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(lessonPath('en'));
  const [previous, next] = [page.locator('[data-go="-1"]'), page.locator('[data-go="1"]')];
  const at = async () => Number(/\d+/.exec(await page.locator('.walk-at').innerText())?.[0]);
  const start = 3;
  await read(page.locator('.step').nth(start - 1));
  // The page is still going to the step, for as long as this takes.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await next.press('Enter');
  expect(await at()).toBe(start + 1);
  await next.press('Enter');
  expect(await at()).toBe(start + 2);
  await previous.press('Enter');
  expect(await at()).toBe(start + 1);
  while (await next.isEnabled()) await next.press('Enter');
  expect(await at()).toBe(steps.length);
  while (await previous.isEnabled()) await previous.press('Enter');
  expect(await at()).toBe(1);
});

test(
  'while one reads, the step that is being read lights its lines',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(lessonPath('en'));
    await read(page.locator('.step').nth(4));
  },
);

test('on a phone each step carries its own lines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(lessonPath('en'));
  for (const lines of await page.locator('.step-lines').all()) await expect(lines).toBeVisible();
});

test('the manifest selected as a whole is the manifest, without the numbers beside it', async ({
  page,
}) => {
  await page.goto(lessonPath('en'));
  const selected = await page.locator('.sheet code').evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString();
  });
  const text = lesson.manifests[walkthrough.manifest]?.text ?? '';
  expect(selected?.trim()).toBe(text.trim());
});

test(
  'the manifest is also served as the file it is',
  { tag: runsScripts },
  async ({ page, request, baseURL }) => {
    await page.goto(lessonPath('en'));
    const href = await page.locator('.sheet-bar a').first().getAttribute('href');
    const response = await request.get(new URL(href ?? '', baseURL).href);
    expect(await response.text()).toBe(lesson.manifests[walkthrough.manifest]?.text);
  },
);

/** Scrolls the step to where the eye reads, and waits until the page has seen that. */
async function read(step: Locator): Promise<void> {
  await step.evaluate((element) => {
    scrollTo({
      top: element.getBoundingClientRect().top + scrollY - innerHeight * 0.3,
      behavior: 'instant',
    });
  });
  await expect(step).toHaveAttribute('aria-current', 'step');
}
