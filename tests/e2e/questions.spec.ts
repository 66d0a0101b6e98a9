import type { Locator, Page } from '@playwright/test';
import { test as inMode } from './modes.ts';
import { expect, type Locale, paths, runsScripts, test } from './site.ts';

const lesson = (locale: Locale = 'en') => `${paths[locale]}/authoring/write-a-lesson/`;
const predicting = (locale: Locale = 'en') => `${paths[locale]}/authoring/checks/`;
const question = (page: Page, id = 'where'): Locator => page.locator(`#question-${id}`);
const answered = (page: Page, id?: string): Locator => question(page, id).locator('.answered');
const output = (page: Page): Locator => page.locator('.predicted pre');

async function answer(page: Page, words: string, id?: string): Promise<void> {
  await question(page, id).getByRole('radio', { name: words }).check();
  await question(page, id).getByRole('button', { name: 'Answer' }).click();
}

test(
  'an answer is right or wrong with the reason, as often as the learner tries @smoke',
  { tag: runsScripts },
  async ({ page }) => {
    await page.goto(lesson());
    await question(page).getByRole('button', { name: 'Answer' }).click();
    await expect(answered(page)).toHaveText('Choose an answer first.');
    await answer(page, 'In the .mdx file of each language.');
    await expect(answered(page)).toContainText('Not right');
    await expect(answered(page)).toContainText('Then one of them would soon be out of date.');
    await expect(question(page).locator('.counted')).toHaveText(/0 of 1/);
    await question(page).getByRole('radio', { name: 'In lesson.yaml.' }).check();
    await expect(answered(page)).toBeEmpty();
    await question(page).getByRole('button', { name: 'Answer' }).click();
    await expect(answered(page)).toContainText('Right');
    await expect(question(page).locator('.counted')).toHaveText(/1 of 1/);
  },
);

test('what was answered is there after a reload and in another language, apart from the checks', async ({
  page,
}) => {
  await page.goto(lesson());
  await answer(page, 'In lesson.yaml.');
  await expect(answered(page)).toContainText('Right');
  await page.reload();
  await expect(answered(page)).toContainText('It stands there once');
  await page.goto(lesson('zh-CN'));
  await expect(answered(page)).toContainText('不管有多少种语言');
  await expect(question(page).getByRole('radio').nth(1)).toBeChecked();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.endsWith(':progress'))).toEqual([]);
});

test('keys alone answer it, and its parts have names', async ({ page }) => {
  await page.goto(lesson());
  const group = page.getByRole('group', {
    name: 'Where do you write a command that all languages of a lesson show?',
  });
  await group.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(group.getByRole('radio', { name: 'In lesson.yaml.' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Right' })).toBeVisible();
});

test('a prediction is kept before the output is seen, and stands beside the verdict', async ({
  page,
}) => {
  await page.goto(predicting());
  await expect(output(page)).toBeHidden();
  await answer(page, 'Ready', 'verdict');
  await expect(answered(page, 'verdict')).toContainText('Your prediction is kept.');
  await expect(output(page)).toBeVisible();
  await answer(page, 'Not yet', 'verdict');
  const check = page.locator('#check-judged-not-yet');
  await expect(check.locator('.prediction')).toBeHidden();
  await check.locator('textarea').fill(await output(page).innerText());
  await check.locator('button[type=submit]').click();
  await expect(check.locator('.prediction')).toHaveText('You predicted: Ready');
  await page.reload();
  await expect(output(page)).toBeVisible();
});

test(
  'whoever skips sees the output, and what is answered then is no prediction',
  { tag: runsScripts },
  async ({ page }) => {
    await page.goto(predicting());
    await question(page, 'verdict').getByRole('button', { name: 'Skip: show the output' }).click();
    await expect(output(page)).toBeVisible();
    await answer(page, 'Not yet', 'verdict');
    await expect(answered(page, 'verdict')).toContainText('Right');
    await expect(answered(page, 'verdict')).not.toContainText('Your prediction is kept.');
    await expect(page.locator('.prediction')).toHaveCount(0);
  },
);

test(
  'where nothing can be kept a question is answered all the same',
  { tag: runsScripts },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('no storage');
        },
      });
    });
    await page.goto(predicting());
    await answer(page, 'Not yet', 'verdict');
    await expect(answered(page, 'verdict')).toContainText('Right');
    await expect(output(page)).toBeVisible();
  },
);

test('who is quicker than the script of the questions is answered once it is there', async ({
  page,
}) => {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/ask-question/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/ask-question/);
  await page.goto(predicting());
  await answer(page, 'Not yet', 'verdict');
  await asked;
  await expect(answered(page, 'verdict')).toBeEmpty();
  letThrough();
  await expect(answered(page, 'verdict')).toContainText('Right');
  await expect(answered(page, 'verdict')).toContainText('Your prediction is kept.');
});

test('a page that is only opened does not ask for the script of its questions', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(lesson(), { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('ask-question'))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => asked.some((url) => url.includes('ask-question'))).toBe(true);
});

inMode(
  'without scripts the question, its answers and a folded solution are there',
  async ({ openIn }) => {
    const page = await openIn('no-script');
    await page.goto(lesson());
    // Asked once and not waited for: waiting inside a page needs scripts, and nothing here changes by itself.
    expect(await question(page).locator('.answers').textContent()).toContain('In lesson.yaml.');
    expect(await question(page).locator('button').isVisible()).toBe(false);
    const solution = question(page).locator('details.solution li');
    expect(await solution.first().isVisible()).toBe(false);
    expect((await solution.allTextContents()).map((text) => text.trim())).toEqual([
      expect.stringMatching(/^Not right · In the/),
      expect.stringMatching(/^Right · In lesson/),
    ]);
    await page.goto(predicting());
    expect(await page.locator('details.predicted summary').isVisible()).toBe(true);
    expect(await output(page).isVisible()).toBe(false);
  },
);
