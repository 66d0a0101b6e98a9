import type { Locator, Page } from '@playwright/test';
import { expect, test } from './modes.ts';
import { differsInWords, lesson, lessonPath, locales } from './site.ts';

for (const locale of locales) {
  test(
    `without scripts a lesson is complete (${locale})`,
    { tag: differsInWords(locale) },
    async ({ openIn }) => {
      const page = await openIn('no-script');
      await page.goto(lessonPath(locale));
      // The mode is on: the first thing a script would do is to say that there are scripts.
      expect(await page.locator('html').getAttribute('class')).toBeNull();
      // Asked once and not waited for: waiting inside a page needs scripts, and nothing here changes by itself.
      for (const part of [
        'h1',
        'noscript .unit-notice',
        '.prose .check :is(.criteria-said, .criteria) li',
      ]) {
        expect([part, await page.locator(part).first().isVisible()]).toEqual([part, true]);
      }
      const tabs = await page.locator('.tab').count();
      expect((await visible(page, '.tab')).length).toBe(tabs);
      const steps = lesson.walkthroughs['daemonset']?.steps.length;
      expect(await page.locator('.step').count()).toBe(steps);
      expect(await visible(page, 'button, textarea, .settings')).toEqual([]);
      await follow(page, page.locator('.rail a').first());
      await expect.poll(() => page.locator('.lesson-list').first().isVisible()).toBe(true);
    },
  );
}

test(
  'without scripts the marker of a step leads to its text',
  { tag: '@smoke' },
  async ({ openIn }) => {
    const page = await openIn('no-script');
    await page.goto(lessonPath('en'));
    const first = lesson.walkthroughs['daemonset']?.steps[0]?.id ?? '';
    await follow(page, page.locator(`.marker[href="#walk-daemonset-${first}"]`));
    await expect.poll(() => page.url()).toContain(`#walk-daemonset-${first}`);
  },
);

for (const scheme of ['dark', 'light'] as const) {
  test(`the system's ${scheme} scheme is followed`, async ({ openIn }) => {
    const page = await openIn(scheme);
    await page.goto(lessonPath('en'));
    expect(
      await page.evaluate(
        (dark) => matchMedia('(prefers-color-scheme: dark)').matches === dark,
        scheme === 'dark',
      ),
    ).toBe(true);
    expect(await lightness(page)).toBe(scheme);
  });
}

test(
  'a chosen scheme is kept, and applied before the page is painted',
  { tag: '@smoke' },
  async ({ openIn }) => {
    const page = await openIn('light');
    await page.goto(lessonPath('en'));
    await page.locator('.settings > summary').click();
    await page.locator('.settings label:has([value=dark])').click();
    expect(await lightness(page)).toBe('dark');
    await page.goto(lessonPath('pt-BR'), { waitUntil: 'commit' });
    await page.waitForSelector('body');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await lightness(page)).toBe('dark');
  },
);

test('with reduced motion nothing moves by itself', async ({ openIn }) => {
  const page = await openIn('still');
  await page.goto(lessonPath('en'));
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
    true,
  );
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return !/^0s(?:, 0s)*$/.test(transitionDuration) || animationName !== 'none';
      }).length,
  );
  expect(moving).toBe(0);
});

/** Follows a link by keyboard: without scripts a browser under test cannot be told to click. */
async function follow(page: Page, link: Locator): Promise<void> {
  await link.focus();
  await page.keyboard.press('Enter');
}

/** What can be seen of a selector, as markup. */
function visible(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 80)),
    selector,
  );
}

/** Whether the page's ground is lighter than its text. */
async function lightness(page: Page): Promise<'dark' | 'light'> {
  return page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    const l = (value: string) => Number(/oklch\(([\d.]+)/.exec(value)?.[1]);
    return l(backgroundColor) > l(color) ? 'light' : 'dark';
  });
}

test('without scripts text for each environment stands below its name, and none is chosen', async ({
  openIn,
}) => {
  const page = await openIn('no-script');
  await page.goto('en/authoring/shape/');
  expect(await visible(page, 'environment-choice')).toEqual([]);
  expect(await visible(page, '[data-environment] > .tab-title')).toHaveLength(2);
});

test.describe('a mode ends with its case', () => {
  // One after the other, in one browser.
  test.describe.configure({ mode: 'default' });
  const modesOf = (page: Page) =>
    page.evaluate(() => [
      document.documentElement.className,
      matchMedia('(prefers-color-scheme: dark)').matches,
      matchMedia('(prefers-reduced-motion: reduce)').matches,
    ]);

  test('what a case asks for is on', async ({ openIn }) => {
    const still = await openIn('still');
    await still.goto(lessonPath('en'));
    expect((await modesOf(still))[2]).toBe(true);
    const dark = await openIn('dark');
    await dark.goto(lessonPath('en'));
    expect((await modesOf(dark))[1]).toBe(true);
    const without = await openIn('no-script');
    await without.goto(lessonPath('en'));
    expect((await modesOf(without))[0]).toBe('');
  });

  test('the next one has none of it', async ({ page }) => {
    await page.goto(lessonPath('en'));
    expect(await modesOf(page)).toEqual(['js', false, false]);
  });
});
