import type { Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { test as inMode } from './modes.ts';
import {
  expect,
  guard,
  lesson,
  lessonPath,
  locales,
  paste,
  paths,
  test,
  type Locale,
} from './site.ts';

const templates: readonly (readonly [string, (locale: Locale) => string])[] = [
  ['languages', () => './'],
  ['home', (locale) => `${paths[locale]}/`],
  ['workshop', (locale) => `${paths[locale]}/calico/`],
  ['lesson', (locale) => lessonPath(locale)],
  ['lesson with a drawing', (locale) => `${paths[locale]}/calico/taints-and-tolerations/`],
  ['lesson with questions', (locale) => `${paths[locale]}/authoring/checks/`],
  ['glossary', (locale) => `${paths[locale]}/calico/glossary/`],
  ['translations', (locale) => `${paths[locale]}/calico/translations/`],
  ['check', (locale) => `${paths[locale]}/check/`],
  ['progress', (locale) => `${paths[locale]}/progress/`],
  ['not found', () => '404.html'],
];

/** A whole workshop on one page: its parts are those of lessons. */
const printed: (typeof templates)[number] = ['print', (locale) => `${paths[locale]}/calico/print/`];

/**
 * What is looked at in each scheme: all of WCAG 2.2 AA that axe knows, where two rules are off unless they are asked for; then,
 * of the same pages in other colours, what colours change.
 */
const rules = {
  light: {
    rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
  },
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
};

for (const scheme of ['light', 'dark'] as const) {
  for (const locale of locales) {
    inMode(
      `no template has an accessibility violation (${locale}, ${scheme})`,
      async ({ openIn, baseURL }) => {
        inMode.setTimeout(240_000);
        const page = await openIn(scheme);
        const problems = await guard(page, new URL(baseURL ?? '').origin);
        expect(
          await page.evaluate(
            (dark) => matchMedia('(prefers-color-scheme: dark)').matches === dark,
            scheme === 'dark',
          ),
        ).toBe(true);
        for (const [name, path] of templates) {
          await page.goto(path(locale));
          if (name === 'lesson') await openEverything(page);
          // Frames are all that this mode leaves out; it takes a third of the time.
          await expect(page.locator('iframe')).toHaveCount(0);
          const { violations } = await new AxeBuilder({ page })
            .options({ ...rules[scheme], resultTypes: ['violations'] })
            .setLegacyMode()
            .analyze();
          expect(
            violations.map(({ id, nodes }) => [
              name,
              id,
              nodes.map(({ html }) => html.slice(0, 160)),
            ]),
          ).toEqual([]);
        }
        expect(problems).toEqual([]);
      },
    );
  }
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
        for (const [name, path] of [...templates, printed]) {
          for (const [index, width] of at.entries()) {
            await page.setViewportSize({ width, height: 800 });
            // What scripts show is there, too: the figures of the progress page come after it.
            if (index === 0) await page.goto(path(locale), { waitUntil: 'networkidle' });
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

/** Opens what is folded, and shows a verdict, so that nothing escapes the look. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const pods = lesson.outputs['pods-ready']?.text ?? '';
  await paste(page, 'pods-ready', pods.replace(/1\/1( +)Running/, '0/1$1CrashLoopBackOff'));
  await expect(page.locator('.prose #check-pods-ready .verdict')).toBeVisible();
}
