import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect, lesson, lessonPath, locales, paste, paths, test, type Locale } from './site.ts';

const templates: readonly (readonly [string, (locale: Locale) => string])[] = [
  ['home', (locale) => `${paths[locale]}/`],
  ['workshop', (locale) => `${paths[locale]}/calico/`],
  ['lesson', (locale) => lessonPath(locale)],
  ['lesson with a drawing', (locale) => `${paths[locale]}/calico/taints-and-tolerations/`],
  ['lesson with questions', (locale) => `${paths[locale]}/authoring/checks/`],
  ['glossary', (locale) => `${paths[locale]}/calico/glossary/`],
  ['translations', (locale) => `${paths[locale]}/calico/translations/`],
  ['check', (locale) => `${paths[locale]}/check/`],
  ['progress', (locale) => `${paths[locale]}/progress/`],
];

/** The pages of a language; with those of the first stand the two that speak all of them. */
const pagesOf = (locale: Locale): readonly (readonly [string, string])[] => [
  ...templates.map(([name, path]) => [name, path(locale)] as const),
  ...(locale === locales[0]
    ? ([
        ['languages', './'],
        ['not found', '404.html'],
      ] as const)
    : []),
];

/** A whole workshop on one page: its parts are those of lessons. */
const printed = (locale: Locale) => ['print', `${paths[locale]}/calico/print/`] as const;

/**
 * What is looked at in each scheme: all of WCAG 2.2 AA that axe knows, where two rules are off unless they are asked for; then,
 * of the same page in other colours, what colours change.
 */
const schemes: readonly {
  colorScheme: 'light' | 'dark';
  looked: RunOptions;
}[] = [
  {
    colorScheme: 'light',
    looked: {
      rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
    },
  },
  { colorScheme: 'dark', looked: { runOnly: ['color-contrast', 'link-in-text-block'] } },
];

for (const locale of locales) {
  test(`no template has an accessibility violation, light or dark (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    // A colour on its way to the other scheme is neither.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, path] of pagesOf(locale)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      if (name === 'lesson') await openEverything(page);
      await bringAxe(page);
      for (const { colorScheme, looked } of schemes) {
        await page.emulateMedia({ colorScheme });
        const isOn = `(prefers-color-scheme: ${colorScheme})`;
        expect(await page.evaluate((query) => matchMedia(query).matches, isOn)).toBe(true);
        expect([name, colorScheme, await violationsIn(page, 'html', looked)]).toEqual([
          ...[name, colorScheme, []],
        ]);
      }
    }
  });
}

for (const [locale, query] of [
  ['en', 'taint'],
  ['zh-CN', '污点'],
] as const) {
  test(`the search has no accessibility violation on a phone (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(lessonPath(locale), { waitUntil: 'load' });
    await page.locator('site-search > button').click();
    await page.locator('dialog.search input[type=search]').fill(query);
    await expect(page.locator('dialog.search .search-results a').first()).toBeVisible();
    await bringAxe(page);
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    expect(await violationsIn(page, 'dialog.search', { runOnly })).toEqual([]);
  });
}

/**
 * A page is loaded at the first width of a group, since something may be decided at load, and is only made wider for the others.
 * All languages are part of the quick run, on a phone: the longest words are Portuguese, the lines that break nowhere Chinese.
 */
const widths = [
  { loadedOn: 'a phone', tag: '@smoke', at: [320, 360] },
  { loadedOn: 'a wider screen', tag: [], at: [768, 1280, 1920] },
];

for (const locale of locales) {
  for (const { loadedOn, tag, at } of widths) {
    test(
      `reflow: nothing but code scrolls sideways at ${at.join(', ')} px, loaded on ${loadedOn} (${locale})`,
      { tag },
      async ({ page }) => {
        for (const [name, path] of [...pagesOf(locale), printed(locale)]) {
          for (const [index, width] of at.entries()) {
            await page.setViewportSize({ width, height: 800 });
            // What scripts show is there, too: the figures of the progress page come after it.
            if (index === 0) await page.goto(path, { waitUntil: 'networkidle' });
            const over = await page.evaluate(
              () => document.documentElement.scrollWidth - innerWidth,
            );
            expect([name, width, over <= 0]).toEqual([name, width, true]);
          }
        }
      },
    );
  }
}

test('reflow: with text twice as large nothing but code scrolls sideways on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const locale of locales) {
    for (const [name, path] of templates.filter(([name]) => /home|lesson|check/.test(name))) {
      await page.goto(path(locale));
      const { size, over } = await page.evaluate(() => ({
        size: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        over: document.documentElement.scrollWidth - innerWidth,
      }));
      expect(size).toBeGreaterThanOrEqual(32);
      expect([name, locale, over <= 0]).toEqual([name, locale, true]);
    }
  }
});

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Once for a page, however often it is looked at. What is looked at is one document: there is no frame. */
async function bringAxe(page: Page): Promise<void> {
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.evaluate(axe);
}

/** The rules that something in an element breaks, each with the markup that does. */
function violationsIn(page: Page, within: string, options: RunOptions): Promise<unknown> {
  return page.evaluate(
    async ([selector, asked]) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(selector, { ...asked, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]);
    },
    [within, options] as const,
  );
}

/** Opens what is folded, and shows a verdict, so that nothing escapes the look. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const pods = lesson.outputs['pods-ready']?.text ?? '';
  await paste(page, 'pods-ready', pods.replace(/1\/1( +)Running/, '0/1$1CrashLoopBackOff'));
  await expect(page.locator('.prose #check-pods-ready .verdict')).toBeVisible();
}
