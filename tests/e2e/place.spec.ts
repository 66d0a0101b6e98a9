import type { Page } from '@playwright/test';
import {
  differsInWords,
  expect,
  firstLesson,
  lesson,
  lessonPath,
  lessons,
  locales,
  runsScripts,
  test,
} from './site.ts';

const laptop = { width: 1366, height: 768 };
const wide = { width: 1920, height: 1080 };
const current = (page: Page) => page.locator('.toc a[aria-current]');
const ready = lesson.outputs['nodes-ready']?.text ?? '';

test('the contents can be seen on a laptop, and the lessons are folded to the one that is open', async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  await page.goto(lessonPath('en'));
  await expect(page.locator('.toc a').first()).toBeInViewport();
  await expect(page.locator('.rail li a:visible')).toHaveCount(1);
  await page.locator('.rail summary').click();
  await expect(page.locator('.rail li a:visible')).toHaveCount(lessons.length);
});

test('where there is room, the lessons stand on one side and the contents on the other', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto(lessonPath('zh-CN'));
  const boxes = await Promise.all(
    ['.rail', '.lesson', '.toc'].map((selector) => page.locator(selector).boundingBox()),
  );
  const [rail, text, toc] = boxes.map((box) => box?.x ?? 0);
  expect([rail, text, toc].toSorted((a = 0, b = 0) => a - b)).toEqual([rail, text, toc]);
  await expect(page.locator('.rail li a:visible')).toHaveCount(lessons.length);
});

test('@smoke the section that is read is marked in the contents', async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto(lessonPath('en'));
  // The last ones cannot be scrolled to the top of a window.
  for (const { id } of lesson.translations['en']?.headings.slice(0, -4) ?? []) {
    await page.locator(`[id="${id}"]`).evaluate((heading) => {
      heading.scrollIntoView();
    });
    await expect(current(page)).toHaveAttribute('href', `#${id}`);
    await expect(current(page)).toBeInViewport();
  }
  await expect(current(page)).toHaveCount(1);
});

test('headings, commands and checks have a link to copy', async ({ page }) => {
  await page.clock.install();
  await page.goto(lessonPath('en'));
  await page.keyboard.press('Tab');
  // A link says for a while only that it was copied.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const id of ['daemonset', 'command-get-nodes', 'check-nodes-ready']) {
    const link = page.locator(`[id="${id}"] > .anchor`);
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(link).toHaveAttribute('data-state', 'copied');
  }
});

test('every command is whole at 360, 768, 1366 and 1920 px', async ({ page }) => {
  for (const each of [lesson, firstLesson]) {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(lessonPath('en', each));
    for (const width of [360, 768, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page
        .locator('.terminal pre:visible')
        .evaluateAll((blocks) =>
          blocks
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
      expect([width, cut]).toEqual([width, []]);
    }
  }
});

for (const locale of locales) {
  test(`no option breaks behind the hyphens it begins with (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const each of [lesson, firstLesson]) {
      await page.goto(lessonPath(locale, each));
      const options = await page
        .locator(':is(.terminal, .check-command) code')
        .evaluateAll(optionsIn);
      expect(options.length).toBeGreaterThan(0);
      expect(options.filter(({ lines }) => lines > 1)).toEqual([]);
    }
  });
}

/** Runs in the page: of the options that are seen, on how many lines the hyphens and the letter behind them stand. */
function optionsIn(codes: readonly Element[]): readonly { option: string; lines: number }[] {
  return codes
    .filter((code) => code.checkVisibility())
    .flatMap((code) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.flatMap((text) =>
        [...text.data.matchAll(/(?<![\w-])--?[a-z]\w*/gi)].map(({ index, 0: option }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + option.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          return { option, lines: new Set(tops).size };
        }),
      );
    });
}

for (const locale of locales) {
  test(
    `a lesson ends with what is met, what is open, and the next one (${locale})`,
    { tag: differsInWords(locale) },
    async ({ page }) => {
      await page.goto(lessonPath(locale));
      await page.keyboard.press('Tab');
      const items = page.locator('lesson-end li');
      await expect(items).toHaveCount(lesson.checksInText.length);
      await expect(page.locator('lesson-end li[data-mark=met]')).toHaveCount(0);
      await page.locator('#check-nodes-ready textarea').fill(ready);
      await expect(page.locator('lesson-end li[data-mark=met] a')).toHaveAttribute(
        'href',
        '#check-nodes-ready',
      );
      const next = lessons[lessons.indexOf(lesson) + 1];
      await expect(page.locator('.neighbours [rel=next]')).toContainText(
        next?.translations[locale]?.title ?? '?',
      );
    },
  );
}

test('after the last lesson comes the workshop', { tag: runsScripts }, async ({ page }) => {
  const last = lessons.at(-1);
  if (!last) throw new Error('There is no lesson.');
  await page.goto(lessonPath('en', last));
  await page.locator('.neighbours [rel=up]').click();
  await expect(page.locator('.lesson-list').first()).toBeVisible();
});
