import { expect, isDefined, paths, test, type Locale } from './site.ts';

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
