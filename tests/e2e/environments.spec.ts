import { expect, isDefined, locales, paths, test, type Locale } from './site.ts';

/** The lesson of the manual that has text for two environments. */
const lesson = (locale: Locale = 'en') => `${paths[locale]}/authoring/shape/`;

test(
  'an environment is chosen once, and others are not shown',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(lesson());
    await isDefined(page, 'environment-choice');
    const [kind, eks] = ['kind', 'eks'].map((name) => page.locator(`[data-environment=${name}]`));
    if (!kind || !eks) throw new Error('There are two.');
    await expect(kind).toBeVisible();
    await expect(eks).toBeVisible();
    await page.getByRole('radio', { name: 'Amazon EKS' }).check();
    await expect(kind).toBeHidden();
    await expect(eks).toBeVisible();
    // By keyboard, in another language and after a reload it is the same choice.
    await page.goto(lesson('pt-BR'));
    await isDefined(page, 'environment-choice');
    await expect(page.getByRole('radio', { name: 'Amazon EKS' })).toBeChecked();
    await expect(kind).toBeHidden();
    await page.getByRole('radio', { name: 'Amazon EKS' }).press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Todos' })).toBeChecked();
    await expect(kind).toBeVisible();
    await expect(eks).toBeVisible();
  },
);

test('on paper each part stands below the name of its environment, and nothing can be chosen', async ({
  page,
}) => {
  await page.goto(lesson());
  await isDefined(page, 'environment-choice');
  await page.getByRole('radio', { name: 'kind on your laptop' }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('environment-choice')).toBeHidden();
  for (const name of ['kind on your laptop', 'Amazon EKS'])
    await expect(page.locator('.tab-title', { hasText: name })).toBeVisible();
});

for (const locale of locales) {
  test(`without scripts all of it is there, and no choice (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    await page.goto(lesson(locale));
    await expect(page.locator('environment-choice')).toBeHidden();
    await expect(page.locator('[data-environment]')).toHaveCount(2);
    for (const part of await page.locator('[data-environment] > .tab-title').all())
      await expect(part).toBeVisible();
    await context.close();
  });
}
