import { test as inMode } from './modes.ts';
import { differsInWords, expect, locales, paths, runsScripts, test } from './site.ts';
import type { Locator } from '@playwright/test';

/** What a report says, and which cells decided. */
const said = (report: Locator) =>
  report.evaluate((element) => ({
    words: element.textContent.replaceAll(/\s/g, ''),
    rows: [...element.querySelectorAll<HTMLElement>('tbody tr')].map(({ dataset, children }) => [
      dataset['status'],
      [...children].filter((cell) => cell.className === 'deciding').map((cell) => cell.textContent),
    ]),
    verdict: element.closest<HTMLElement>('.check')?.dataset['verdict'],
  }));

for (const locale of locales) {
  test(
    `the verdict of the home page was built as it is judged there (${locale})`,
    { tag: differsInWords(locale) },
    async ({ page }) => {
      await page.goto(`${paths[locale]}/`);
      const report = page.locator('#demo check-report');
      // On a laptop it is seen without scrolling.
      await page.setViewportSize({ width: 1366, height: 768 });
      const { y = Infinity, height = 0 } = (await report.locator('.verdict').boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(768);
      const built = await said(report);
      expect(built.verdict).toBe('failed');
      expect(built.rows[0]).toEqual(['failed', ['0/1', 'CrashLoopBackOff']]);
      await report.evaluate((element) => {
        element.replaceChildren();
      });
      await page.locator('demo-pastes button').first().click();
      await expect(report.locator('.verdict')).toBeVisible();
      expect(await said(report)).toEqual(built);
    },
  );
}

test(
  'each sample is judged, and so is what is typed',
  { tag: ['@smoke', runsScripts] },
  async ({ page }) => {
    await page.goto('en/');
    const verdict = page.locator('#demo .verdict');
    for (const [name, code] of [
      ['No connection', 'failed'],
      ['All of them ready', 'met'],
      ['A Pod that crashes', 'failed'],
      ['A Pod that is starting', 'waiting'],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await expect(verdict).toHaveAttribute('data-verdict', code);
    }
    const field = page.locator('#demo textarea');
    await field.fill((await field.inputValue()).replace(/0\/1.*/, '1/1     Running   0   1m'));
    await page.locator('#demo button[type=submit]').click();
    await expect(verdict).toHaveAttribute('data-verdict', 'met');
  },
);

inMode(
  'without scripts the verdict is there, and nothing that would need some',
  async ({ openIn }) => {
    const page = await openIn('no-script');
    await page.goto('pt-br/');
    // Asked once and not waited for: waiting inside a page needs scripts.
    expect(await page.locator('#demo .verdict strong').isVisible()).toBe(true);
    expect(await page.locator('#demo .pasted').textContent()).toContain('CrashLoopBackOff');
    expect(await page.locator('#demo textarea').isVisible()).toBe(false);
    expect(await page.locator('demo-pastes').isVisible()).toBe(false);
  },
);

test(
  '"Clear" empties the field, sample or not, and what is pasted then is judged alone',
  { tag: runsScripts },
  async ({ page }) => {
    await page.goto('en/');
    const field = page.locator('#demo textarea');
    await expect(field).toHaveValue(/CrashLoopBackOff/);
    await page.locator('#demo button[type=reset]').click();
    await expect(field).toHaveValue('');
    await expect(page.locator('#demo .verdict')).toHaveCount(0);
  },
);
