import { expect, lesson, lessonPath, locales, test } from './site.ts';
import type { Page } from '@playwright/test';

for (const locale of locales) {
  test(`a printed lesson has everything, and no controls (${locale})`, async ({
    page,
    browserName,
  }) => {
    await page.goto(lessonPath(locale));
    await asPrinted(page, browserName);
    // The mode is on: nothing that can only be pressed is left.
    for (const control of await page.locator('button, textarea, .lesson-side').all())
      await expect(control).toBeHidden();
    for (const tab of await page.locator('.tab').all()) await expect(tab).toBeVisible();
    // Whoever reads on paper has not tried yet, so hints are left out.
    for (const hint of await page.locator('.hint').all()) await expect(hint).toBeHidden();
    for (const body of await page.locator('.prose .details > .details-body').all())
      await expect(body).toBeVisible();
    await expect(page.locator('.step')).toHaveCount(
      lesson.walkthroughs['daemonset']?.steps.length ?? 0,
    );
    await expect(page.locator('.step').last()).toBeVisible();
    const sheet = page.locator('.sheet pre');
    expect(await sheet.evaluate((pre) => pre.scrollHeight <= pre.clientHeight + 1)).toBe(true);
    await expect(page.locator('.prose :is(.criteria-said, .criteria) li').first()).toBeVisible();
  });
}

test('a lesson can be printed to a file', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(lessonPath('zh-CN'));
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(50_000);
});

/** Chromium emulates the print medium; an installed Firefox does not, so there the print rules are applied to the screen. */
async function asPrinted(page: Page, browserName: string): Promise<void> {
  if (browserName === 'chromium') {
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => matchMedia('print').matches)).toBe(true);
    return;
  }
  const applied = await page.evaluate(() => {
    let count = 0;
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
          rule.media.mediaText = 'all';
          count += 1;
        } else if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
    return count;
  });
  expect(applied).toBeGreaterThan(0);
}
