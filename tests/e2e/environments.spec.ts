import type { Page } from '@playwright/test';
import { expect, isDefined, type Locale, paths, runsScripts, test } from './site.ts';

/** The lesson of the manual that has text for two environments. */
const lesson = (locale: Locale = 'en') => `${paths[locale]}/authoring/shape/`;

/** Puts into the lesson what the manual has none of: tabs, the command of a check, and a place to link to, for environments. */
async function withTabsAndCheck(page: Page, names = ['kind', 'eks']): Promise<void> {
  const tabs = names
    .map(
      (name) => `<section class="block tab" data-value="${name}" data-label="${name}"></section>`,
    )
    .join('');
  const commands = names
    .map((name) => `<template data-when="environment=${name}">on ${name}</template>`)
    .join('');
  const part = '<section class="block tab" data-environment="kind">';
  const added = `<tab-set class="block" data-sync="environment">${tabs}</tab-set>
<copy-command id="command"><code>on any</code>${commands}</copy-command>
${part}<p id="linked">Linked to.</p></section>`;
  await page.route('**/authoring/shape/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(part, () => added + part) });
  });
}

const commandOf = (page: Page) => page.locator('#command code');
const openTab = (page: Page) => page.locator('tab-set[data-sync=environment] [aria-selected=true]');

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

test(
  'tabs, the command of a check and the choice always say the same',
  { tag: runsScripts },
  async ({ page }) => {
    await withTabsAndCheck(page);
    await page.goto(lesson());
    await isDefined(page, 'environment-choice');
    const [eks, all] = ['Amazon EKS', 'All of them'].map((name) =>
      page.getByRole('radio', { name }),
    );
    const kind = page.locator('[data-environment=kind]').first();
    await eks?.check();
    await expect(openTab(page)).toHaveText('eks');
    await expect(commandOf(page)).toHaveText('on eks');
    // Where all is shown, the tab that is open decides.
    await all?.check();
    await expect(kind).toBeVisible();
    await expect(openTab(page)).toHaveText('eks');
    await expect(commandOf(page)).toHaveText('on eks');
    // A tab is a choice as well.
    await page.getByRole('tab', { name: 'kind' }).click();
    await expect(commandOf(page)).toHaveText('on kind');
    await expect(page.getByRole('radio', { name: 'kind on your laptop' })).toBeChecked();
    await page.getByRole('tab', { name: 'eks' }).click();
    await expect(commandOf(page)).toHaveText('on eks');
    await expect(eks ?? kind).toBeChecked();
    await expect(kind).toBeHidden();
  },
);

test(
  'an environment that the workshop does not have leaves all shown, and the open tab decides',
  { tag: runsScripts },
  async ({ page }) => {
    await withTabsAndCheck(page, ['eks', 'aks']);
    await page.goto(lesson());
    await page.getByRole('tab', { name: 'aks' }).click();
    await expect(commandOf(page)).toHaveText('on aks');
    await page.goto(lesson('pt-BR'));
    await isDefined(page, 'copy-command');
    await expect(page.getByRole('radio', { name: 'Todos' })).toBeChecked();
    await expect(openTab(page)).toHaveText('aks');
    await expect(commandOf(page)).toHaveText('on aks');
  },
);

test('a link shows what it leads to, whatever it is for', async ({ page }) => {
  await withTabsAndCheck(page);
  await page.goto(lesson());
  await isDefined(page, 'environment-choice');
  await page.getByRole('radio', { name: 'Amazon EKS' }).check();
  await page.goto(`${lesson('pt-BR')}#linked`);
  await isDefined(page, 'copy-command');
  await expect(commandOf(page)).toHaveText('on eks');
  await expect(page.locator('#linked')).toBeVisible();
  await expect(page.locator('#linked')).toBeInViewport();
});

test('an address whose end cannot be read breaks nothing', async ({ page }) => {
  await withTabsAndCheck(page);
  await page.goto(lesson());
  await isDefined(page, 'environment-choice');
  await page.getByRole('radio', { name: 'Amazon EKS' }).check();
  await page.goto(`${lesson('pt-BR')}#50%`);
  await isDefined(page, 'copy-command');
  await expect(commandOf(page)).toHaveText('on eks');
});
