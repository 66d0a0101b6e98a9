import { expect, lessonPath, test } from './site.ts';

test('everything that can be pressed is at least 24 px, and reachable by keyboard', async ({
  page,
}) => {
  await page.goto(lessonPath('en'));
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .marker, summary, textarea')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ element }) => element.outerHTML.slice(0, 100)),
  );
  expect(small).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#text$/);
});

test('tabs follow the pattern: arrows, Home, End, and the choice is kept for all that share it', async ({
  page,
}) => {
  await page.goto(lessonPath('en'));
  const tabs = page.locator('tab-set').first().locator('[role=tab]');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const chosen = await tabs.last().getAttribute('value');
  await page.goto(lessonPath('zh-CN'));
  await expect(page.locator('tab-set').first().locator('[aria-selected=true]')).toHaveAttribute(
    'value',
    chosen ?? '',
  );
});
