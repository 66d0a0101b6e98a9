import type { Page } from '@playwright/test';
import { searchTerms } from '../fixtures/search-terms.ts';
import { expect, lessonPath, locales, paths, test } from './site.ts';

const dialog = (page: Page) => page.locator('dialog.search');
const field = (page: Page) => dialog(page).locator('input[type=search]');
const links = (page: Page) => dialog(page).locator('.search-results a');
const status = (page: Page) => dialog(page).locator('[role=status]');

async function find(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(links(page).first()).toBeVisible();
}

test('nothing of the search is loaded before it is opened, and then two files', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('en/calico/', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('search'))).toEqual([]);
  const before = asked.length;
  await page.locator('site-search > button').click();
  await find(page, 'kubectl taint');
  expect(asked.slice(before).filter((url) => url.includes('search'))).toHaveLength(2);
});

for (const locale of locales) {
  test(`what learners look for leads to its lesson, in this browser too (${locale})`, async ({
    page,
  }) => {
    await page.goto(`${paths[locale]}/calico/`, { waitUntil: 'load' });
    await page.keyboard.press('/');
    for (const [query, lesson] of searchTerms[locale] ?? []) {
      await find(page, query);
      const pages = await dialog(page)
        .locator('section')
        .evaluateAll((sections) => sections.map((each) => each.querySelector('a')?.pathname));
      expect(
        pages.slice(0, 3).map((path) => path?.split('/').at(-2)),
        query,
      ).toContain(lesson);
      await expect(dialog(page).locator('mark').first()).toBeVisible();
    }
  });
}

test('@smoke the search opens with a key, is walked with arrows, and leads to a section', async ({
  page,
}) => {
  await page.goto(lessonPath('en'), { waitUntil: 'load' });
  await page.keyboard.press('/');
  await page.keyboard.type('kubectl taint');
  await expect(field(page)).toHaveValue('kubectl taint');
  await expect(links(page).first()).toBeVisible();
  await expect(status(page)).toHaveText(/^\d+ places found$/);
  await page.keyboard.press('ArrowDown');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  const target = await links(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${target ?? ''}`);
  expect(target).toMatch(/^\/workshops\/en\/calico\/taints-and-tolerations\/#/);
});

test('a section of the page that is open is shown, and the search is gone', async ({ page }) => {
  await page.goto('en/calico/taints-and-tolerations/', { waitUntil: 'load' });
  await page.keyboard.press('Control+k');
  await find(page, 'kubectl taint');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/#/);
});

test('Esc closes the search and gives the focus back; a key typed into a field is text', async ({
  page,
}) => {
  await page.goto('en/check/', { waitUntil: 'load' });
  const button = page.locator('site-search > button');
  await button.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await page.locator('textarea').press('/');
  await expect(page.locator('textarea')).toHaveValue('/');
  await expect(dialog(page)).toBeHidden();
});

test('the keys can be switched off, which is remembered; the button stays', async ({ page }) => {
  await page.goto('en/', { waitUntil: 'load' });
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('checkbox').uncheck();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
  await page.locator('site-search > button').click();
  await expect(dialog(page).getByRole('checkbox')).not.toBeChecked();
});

test('a search that is opened again while it is loaded has its parts once', async ({ page }) => {
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/files\/search\//, async (route) => {
    await delivered;
    await route.continue();
  });
  await page.goto('en/', { waitUntil: 'load' });
  const asked = page.waitForRequest(/files\/search\//);
  await page.locator('site-search > button').click();
  await asked;
  await page.keyboard.press('Escape');
  await page.locator('site-search > button').click();
  deliver();
  await find(page, 'kubectl taint');
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(1);
});

test('what is not found is said, and so is a search that cannot be loaded', async ({ page }) => {
  await page.route(/files\/search\//, (route) => route.abort());
  await page.goto('en/', { waitUntil: 'load' });
  await page.locator('site-search > button').click();
  await expect(status(page)).toContainText('could not be loaded');
  await page.keyboard.press('Escape');
  await page.unroute(/files\/search\//);
  await page.locator('site-search > button').click();
  await expect(field(page)).toHaveAttribute('placeholder', /kubectl/);
  await field(page).fill('zzqqxx');
  await expect(status(page)).toContainText('Nothing was found');
});

for (const [locale, query] of [
  ['en', 'taint'],
  ['zh-CN', '污点'],
] as const) {
  test(`the search fits a phone (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(lessonPath(locale), { waitUntil: 'load' });
    await page.locator('site-search > button').click();
    await find(page, query);
    const box = await dialog(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    await expect(dialog(page).locator('.search-foot button')).toBeInViewport({ ratio: 1 });
  });
}
