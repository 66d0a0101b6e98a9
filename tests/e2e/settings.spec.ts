import type { Page } from '@playwright/test';
import { expect, lessonPath, test } from './site.ts';

const panel = (page: Page) => page.locator('.settings');
const open = async (page: Page) => {
  await panel(page).locator('summary').click();
  await expect(panel(page).locator('form')).toBeVisible();
};
const choose = (page: Page, group: string, choice: string) =>
  panel(page)
    .getByRole('group', { name: group })
    .getByRole('radio', { name: choice, exact: true })
    .check();
/** Tabs may be processes of their own, and hear of each other's storage a moment later. */
const isKept = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(text);

test('what is set is applied at once, and on every page before it is painted', async ({ page }) => {
  await page.goto(lessonPath('en'));
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
  const normal = await size();
  await open(page);
  await choose(page, 'Text size', 'Larger');
  await choose(page, 'Contrast', 'High');
  await choose(page, 'Long lines of code', 'Scroll');
  await choose(page, 'Motion', 'None');
  await choose(page, 'Colours', 'Dark');
  await expect.poll(size).toBeGreaterThan(normal * 1.25);
  await page.goto(lessonPath('pt-BR'));
  await expect.poll(size).toBeGreaterThan(normal * 1.25);
  // The browser waits for these styles, where it tells: nothing is painted without them.
  const waits = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /settings[^/]*\.css$/.test(name))
      .map((entry) => ('renderBlockingStatus' in entry ? entry.renderBlockingStatus : 'blocking')),
  );
  expect(waits).toEqual(['blocking']);
  const { whiteSpace, transition } = await page
    .locator('.terminal pre')
    .first()
    .evaluate((pre) => {
      const { whiteSpace, transitionDuration } = getComputedStyle(pre);
      return { whiteSpace, transition: transitionDuration };
    });
  expect(whiteSpace).toBe('pre');
  expect(transition).toBe('0s');
  await open(page);
  const chosen = await panel(page)
    .locator('input:checked')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(chosen).toEqual(['dark', 'more', 'larger', 'scroll', 'less']);
  await choose(page, 'Tamanho do texto', 'Padrão');
  await expect.poll(size).toBe(normal);
});

test('where nothing is set nothing of it is loaded, and the keyboard opens and leaves it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(lessonPath('en'));
  expect(asked.filter((path) => /settings/.test(path))).toEqual([]);
  await panel(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('form')).toBeVisible();
  const { width } = page.viewportSize() ?? { width: 0 };
  const box = await panel(page).locator('form').boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel(page)).not.toHaveAttribute('open');
  await expect(panel(page).locator('summary')).toBeFocused();
});

test('for readers of two languages the original stands below each part, on a key, and is remembered', async ({
  page,
}) => {
  await page.goto(lessonPath('zh-CN'));
  const original = page.locator('.original');
  // The first sign of a reader loads what listens to the key.
  await page.mouse.move(200, 200, { steps: 2 });
  await expect(page.locator('.prose h2 .anchor').first()).toBeAttached();
  await page.keyboard.press('Alt+O');
  await expect(original.first()).toBeVisible();
  // As many as there are passages in the prose, each in the language of the source, no id twice.
  const state = await page.evaluate(() => ({
    langs: [
      ...new Set(
        [...document.querySelectorAll('.original')].map((each) => each.getAttribute('lang')),
      ),
    ],
    without: [...document.querySelectorAll('.prose > :is(p, ul, ol, h2, h3):not(.original)')]
      .filter((passage) => !passage.nextElementSibling?.matches('.original'))
      .map(({ textContent }) => textContent.slice(0, 40)),
    twice: [...document.querySelectorAll('[id]')]
      .map(({ id }) => id)
      .filter((id, index, ids) => ids.indexOf(id) !== index),
  }));
  expect(state).toEqual({ langs: ['en'], without: [], twice: [] });
  await page.reload();
  await expect(original.first()).toBeVisible();
  await page.keyboard.press('Alt+O');
  await expect(original).toHaveCount(0);
  await open(page);
  await panel(page).getByRole('checkbox').check();
  await expect(original.first()).toBeVisible();
  // On the source there is nothing to show, and nothing to choose.
  await page.goto(lessonPath('en'));
  await open(page);
  await expect(panel(page).getByRole('checkbox')).toHaveCount(0);
  await expect(original).toHaveCount(0);
});

test('what is set in one tab stays when something else is set in another', async ({ page }) => {
  await page.goto(lessonPath('en'));
  const other = await page.context().newPage();
  await other.goto(lessonPath('en'));
  await open(page);
  await choose(page, 'Contrast', 'High');
  await choose(page, 'Colours', 'Dark');
  await isKept(other, 'dark');
  await open(other);
  await choose(other, 'Text size', 'Large');
  await isKept(page, 'large');
  await page.reload();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-contrast', 'more');
  await expect(html).toHaveAttribute('data-size', 'large');
});

test('a panel whose words did not come is there when it is opened again', async ({ page }) => {
  await page.route(/learner-en\.json/, (route) => route.abort(), { times: 1 });
  await page.goto(lessonPath('en'));
  const failed = page.waitForEvent('requestfailed');
  await panel(page).locator('summary').click();
  await failed;
  await expect(panel(page)).toHaveAttribute('open');
  await expect(panel(page).locator('form')).toHaveCount(0);
  await panel(page).locator('summary').click();
  await open(page);
});
