import {
  differsInWords,
  expect,
  isDefined,
  lessonPath,
  lessons,
  locales,
  paths,
  runsScripts,
  test,
} from './site.ts';

test('the root offers every language, points at the one the browser asks for, and redirects nobody', async ({
  page,
  baseURL,
}) => {
  await page.goto('./');
  await expect(page).toHaveURL(baseURL ?? '');
  await expect(page.locator('.languages li[lang]')).toHaveCount(locales.length);
  await expect(page.locator('.languages .suggested')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.suggested .suggestion')).toBeVisible();
  await expect(
    page.locator('.languages li[lang]:not(.suggested) .suggestion').first(),
  ).toBeHidden();
});

test(
  'the language picker keeps the lesson and the section',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(`${lessonPath('en')}#rollout`);
    const link = page.locator('language-picker a[lang="pt-BR"]');
    // The picker comes when a pointer comes; this one clicks faster than any hand.
    await link.hover();
    await isDefined(page, 'language-picker');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/${lessonPath('pt-BR')}#rollout$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.locator('h2#rollout')).toBeInViewport();
  },
);

test('the language picker keeps the section that was read last, not the one that was opened first', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${lessonPath('en')}#rollout`);
  await page.mouse.move(9, 9, { steps: 2 });
  await isDefined(page, 'language-picker');
  await page.locator('#verify-nodes').evaluate(
    (heading) =>
      new Promise((seen) => {
        document.addEventListener('scroll', seen, { once: true });
        heading.scrollIntoView({ block: 'start', behavior: 'instant' });
      }),
  );
  // As long as a reader stays before it counts as reading; then up to the picker, past everything above.
  await page.clock.fastForward(2000);
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.locator('language-picker a[lang="zh-CN"]').click();
  await expect(page).toHaveURL(new RegExp(`/${lessonPath('zh-CN')}#verify-nodes$`));
});

test(
  'a missing page speaks the language of its address first, and all others',
  { tag: runsScripts },
  async ({ page }) => {
    const response = await page.goto('404.html');
    expect(response?.ok()).toBe(true);
    await expect(page.locator('not-found section')).toHaveCount(locales.length);
    await expect(page.locator('not-found section').first()).toHaveAttribute('lang', 'en');
  },
);

test(
  'an address that is not there is answered by that page',
  { tag: runsScripts },
  async ({ page }) => {
    const response = await page.goto(`${paths['zh-CN']}/calico/no-such-lesson/`, {
      waitUntil: 'domcontentloaded',
    });
    expect(response?.status()).toBe(404);
    await expect(page.locator('not-found section').first()).toHaveAttribute('lang', 'zh-CN');
  },
);

for (const locale of locales) {
  test(
    `pages lead from the language to the lesson and back (${locale})`,
    { tag: differsInWords(locale) },
    async ({ page }) => {
      await page.goto('./');
      await page.locator(`.languages li[lang="${locale}"] > a`).click();
      await page.locator('.card h2 a[href*="/calico/"]').click();
      await page.locator('a.primary').click();
      await expect(page).toHaveURL(new RegExp(`/${lessonPath(locale, lessons[0])}$`));
      await page.locator('.neighbours [rel=next]').click();
      await expect(page).toHaveURL(new RegExp(`/${lessonPath(locale, lessons[1])}$`));
      await page.locator('.neighbours [rel=prev]').click();
      await page.locator('.site-name').click();
      await expect(page).toHaveURL(new RegExp(`/${paths[locale]}/$`));
    },
  );
}
