import type { Page } from '@playwright/test';
import { test as inMode } from './modes.ts';
import { expect, isDefined, lesson, lessons, runsScripts, test } from './site.ts';

const keys = lesson.checksInText.slice(0, 3).map((id) => `calico/${lesson.name}#${id}`);
const start = `calico/${lesson.name}^${lesson.startsFrom?.check ?? ''}`;
const other = `calico/${lessons[0]?.name ?? ''}#${lessons[0]?.checksInText[0] ?? ''}`;
const all = [...keys, start, other];

async function seed(page: Page, marked: readonly string[] = all): Promise<void> {
  await page.goto('en/');
  await page.evaluate((names) => {
    const marks = Object.fromEntries(
      names.map((name, index) => [name, { as: 'met', at: 1000 + index }]),
    );
    const key = `readyroom:${document.documentElement.dataset['base'] ?? ''}:progress:2`;
    localStorage.setItem(key, JSON.stringify({ version: 2, marks, read: [] }));
  }, marked);
  await page.goto('en/progress/');
  await ready(page);
}

const ready = (page: Page) => isDefined(page, 'progress-page');

const marks = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => {
    const key = `readyroom:${document.documentElement.dataset['base'] ?? ''}:progress:2`;
    return (
      (JSON.parse(localStorage.getItem(key) ?? '{}') as { marks?: Record<string, unknown> })
        .marks ?? {}
    );
  });
const names = async (page: Page) => Object.keys(await marks(page)).toSorted();

const notice = (page: Page) => page.locator('.check-notice');
const row = (page: Page, name: string) =>
  page.locator('li', { has: page.locator(`[data-reset="calico/${name}"]`) });

test(
  'a lesson is reset with its start, and that undone, times and all',
  { tag: ['@smoke', runsScripts] },
  async ({ page }) => {
    await seed(page);
    const before = await marks(page);
    await expect(row(page, lesson.name).locator('span')).toHaveText(
      `3 of ${lesson.checksInText.length} steps done`,
    );
    await row(page, lesson.name).getByRole('button').click();
    await expect(notice(page)).toContainText('Taken away: 4.');
    expect(await names(page)).toEqual([other]);
    await expect(row(page, lesson.name).getByRole('button')).toBeDisabled();
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    expect(await marks(page)).toEqual(before);
  },
);

test('a workshop is reset whole, and no other', { tag: runsScripts }, async ({ page }) => {
  await seed(page, [...all, 'authoring/reference-lesson', 'calicoes/other#x']);
  await page.locator('[data-reset=calico]').click();
  await expect(notice(page)).toContainText('Taken away: 5.');
  expect(await names(page)).toEqual(['authoring/reference-lesson', 'calicoes/other#x']);
});

test('a file takes progress to another browser, where what is there stays', async ({
  page,
  browser,
  baseURL,
}) => {
  await seed(page);
  // What is saved is read where it is made: not every browser under test tells of its downloads.
  await page.evaluate(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file: Blob) => {
      void file.text().then((text) => (document.documentElement.dataset['file'] = text));
      return make(file);
    };
  });
  await page.getByRole('button', { name: 'Save as a file' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-file', /"version":2/);
  const file = (await page.locator('html').getAttribute('data-file')) ?? '';
  const there = await browser.newPage({ baseURL: baseURL ?? '' });
  await seed(there, keys.slice(0, 1));
  const before = await marks(there);
  await there
    .locator('input[type=file]')
    .setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await there.getByRole('button', { name: 'Add' }).click();
  await expect(notice(there)).toContainText(`Added: ${all.length - 1}.`);
  expect(await marks(there)).toEqual({ ...(await marks(page)), ...before });
  await notice(there).getByRole('button', { name: 'Undo' }).click();
  expect(await marks(there)).toEqual(before);
  await there.close();
});

test('a link holds it behind "#", is taken only when the learner says so, and leaves the address', async ({
  page,
  browser,
  baseURL,
}) => {
  await seed(page);
  const button = page.getByRole('button', { name: 'Copy a link' });
  await expect(button).toHaveAttribute('data-copy', /#p=[\w-]+$/);
  const link = (await button.getAttribute('data-copy')) ?? '';
  const there = await browser.newPage({ baseURL: baseURL ?? '' });
  await there.goto(link);
  await expect(notice(there)).toContainText('holds progress');
  expect(await names(there)).toEqual([]);
  await expect(there.getByRole('button', { name: 'Add' })).toBeFocused();
  await there.keyboard.press('Enter');
  await expect(notice(there)).toContainText(`Added: ${all.length}.`);
  expect(await marks(there)).toEqual(await marks(page));
  expect(new URL(there.url()).hash).toBe('');
  await there.close();
});

test('a code of at most 120 characters is made from what is stored', async ({
  page,
  browser,
  baseURL,
}) => {
  await seed(page);
  const code = (await page.locator('[data-code=calico] code').textContent()) ?? '';
  expect(code.length).toBeLessThanOrEqual(120);
  await expect(page.locator('[data-code=calico] button')).toHaveAttribute('data-copy', code);
  const there = await browser.newPage({ baseURL: baseURL ?? '' });
  await there.goto('zh-cn/progress/');
  await ready(there);
  await there.locator('input[type=text]').fill(code.toLowerCase());
  await there.keyboard.press('Enter');
  await expect(notice(there)).toContainText('已添加 4 项。');
  expect(await names(there)).toEqual([...keys, other].toSorted());
  await there.close();
});

test('what is no progress, or is mistyped, is said to be that, and changes nothing', async ({
  page,
}) => {
  await seed(page);
  const before = await marks(page);
  for (const text of ['', 'hello', 'ABCDE-FGHJK', 'https://example.org/#p=xyz']) {
    await page.locator('input[type=text]').fill(text);
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(notice(page)).toContainText('No progress was found');
    await expect(notice(page)).toBeInViewport();
  }
  expect(await marks(page)).toEqual(before);
});

inMode('without scripts the page says so, and has no dead button', async ({ openIn }) => {
  const page = await openIn('no-script');
  await page.goto('en/progress/');
  // Asked once and not waited for: waiting inside a page needs scripts.
  expect(await page.locator('html').getAttribute('class')).toBeNull();
  expect(await page.locator('noscript .unit-notice').isVisible()).toBe(true);
  for (const button of await page.locator('main button').all())
    expect(await button.isVisible()).toBe(false);
});
