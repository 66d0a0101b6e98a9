import type { Locator, Page } from '@playwright/test';
import { expect, lesson, lessonPath, test } from './site.ts';

const ready = lesson.outputs['nodes-ready']?.text ?? '';
/** The same with no node ready, in columns as wide as kubectl makes them then. */
const notReady = ready.replace('STATUS   ', 'STATUS     ').replaceAll(' Ready    ', ' NotReady   ');
const key = `calico/${lesson.name}#nodes-ready`;

const checkOf = (page: Page, id = 'check-nodes-ready'): Locator => page.locator(`#${id}`);
const verdict = (page: Page) => checkOf(page).locator('.verdict');
const line = (page: Page): Locator => page.locator('.rail flight-line[data-checks]');

/** Pastes, and waits for the verdict. */
async function judge(page: Page, text: string, id?: string): Promise<void> {
  await checkOf(page, id).locator('textarea').fill(text);
  await expect(checkOf(page, id)).toHaveAttribute('data-verdict');
}

const stored = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const name = `readyroom:${document.documentElement.dataset['base'] ?? ''}:progress`;
    return JSON.parse(localStorage.getItem(name) ?? '[]') as unknown;
  });

test('only the own paste changes progress: a kept one that is judged again deletes nothing', async ({
  page,
  context,
}) => {
  await page.goto(lessonPath('en'));
  await judge(page, notReady);
  const other = await context.newPage();
  await other.goto(lessonPath('en'));
  await judge(other, ready);
  expect(await stored(page)).toEqual([key]);
  await page.reload();
  await expect(verdict(page)).toBeVisible();
  await expect(checkOf(page)).not.toHaveAttribute('data-verdict', 'met');
  expect(await stored(page)).toEqual([key]);
  await page.locator('language-picker a[lang="zh-CN"]').click();
  await expect(verdict(page)).toContainText('尚未就绪');
  expect(await stored(page)).toEqual([key]);
  await judge(page, ready.replace('NAME', 'NAME '));
  await judge(page, notReady);
  expect(await stored(page)).toEqual([]);
});

test('a kept paste that is judged again records nothing either', async ({ page }) => {
  await page.goto(lessonPath('en'));
  await judge(page, ready);
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.reload();
  await expect(checkOf(page)).toHaveAttribute('data-verdict', 'met');
  expect(await stored(page)).toEqual([]);
});

test('an empty field that is checked takes nothing back', async ({ page }) => {
  await page.goto(lessonPath('en'));
  await judge(page, ready);
  await checkOf(page).locator('textarea').fill('');
  await checkOf(page).locator('button[type=submit]').click();
  await expect(checkOf(page)).toHaveAttribute('data-verdict', 'unreadable');
  expect(await stored(page)).toEqual([key]);
});

test('what is met in one tab is met in the others at once', async ({ page, context }) => {
  await page.goto(lessonPath('en'));
  const other = await context.newPage();
  await other.goto('en/calico/');
  const dots = other.locator('.lesson-list flight-line i[data-met]');
  await expect(other.locator('.lesson-list flight-line').first()).toHaveAttribute(
    'aria-label',
    /^0 of/,
  );
  await judge(page, ready);
  await expect(dots).toHaveCount(1);
  await judge(page, notReady);
  await expect(dots).toHaveCount(0);
});

test('Back to a page shows what was met since', async ({ page, context }) => {
  // The page itself writes down what it shows, for Playwright loses a page that Firefox kept and did not load again.
  await page.addInitScript(() => {
    addEventListener('pageshow', () => {
      if (!location.pathname.endsWith('/calico/')) return;
      setTimeout(() => {
        const dots = document.querySelectorAll('.lesson-list flight-line i[data-met]');
        localStorage.setItem('dots', String(dots.length));
      });
    });
  });
  const watcher = await context.newPage();
  await watcher.goto('en/');
  const dots = () => watcher.evaluate(() => localStorage.getItem('dots'));
  await page.goto('en/calico/');
  await expect.poll(dots).toBe('0');
  await page.locator(`.lesson-list a[href$="/${lesson.name}/"]`).click();
  await judge(page, ready);
  await page.evaluate(() => {
    setTimeout(() => {
      history.back();
    });
  });
  await expect.poll(dots).toBe('1');
});

test('a page that the browser kept for Back looks again', async ({ page }) => {
  await page.goto('en/calico/');
  await expect(page.locator('.lesson-list flight-line').first()).toHaveAttribute(
    'aria-label',
    /^0 of/,
  );
  await page.evaluate((met) => {
    const name = `readyroom:${document.documentElement.dataset['base'] ?? ''}:progress`;
    localStorage.setItem(name, JSON.stringify([met]));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, key);
  await expect(page.locator('.lesson-list flight-line i[data-met]')).toHaveCount(1);
});

test('where a lesson starts is drawn apart and does not count', async ({ page }) => {
  const start = lesson.startsFrom?.check ?? '';
  const inText = lesson.checksInText.length;
  expect(lesson.checksInText).not.toContain(start);
  await page.goto(lessonPath('en'));
  await expect(line(page).locator('i')).toHaveCount(inText);
  const mark = line(page).locator('b');
  await expect(mark).not.toHaveAttribute('data-met');
  await expect(mark).toHaveAttribute('title', 'Where this lesson starts');
  await page.locator('.starts-from summary').click();
  await judge(page, lesson.checks[start]?.samples[0]?.text ?? notReady, 'starts-from');
  await expect(checkOf(page, 'starts-from')).toHaveAttribute('data-verdict', 'met');
  await expect(mark).toHaveAttribute('data-met');
  await expect(mark).toHaveAttribute('title', 'Where this lesson starts');
  await expect(line(page)).toHaveAttribute('aria-label', / ✓ Where this lesson starts$/);
  await expect(line(page)).toHaveAttribute('aria-label', new RegExp(`^0 of ${inText} checks met`));
  await page.goto('en/calico/');
  const item = page.locator('.lesson-list li', {
    has: page.locator(`a[href$="/${lesson.name}/"]`),
  });
  await expect(item.locator('b')).toHaveAttribute('data-met');
  await expect(item.locator('i[data-met]')).toHaveCount(0);
  await expect(item.locator('.facts')).toContainText(`${inText} checks`);
});

test('a start that is asked for again in the text is met there, not before', async ({ page }) => {
  await page.goto('en/calico/troubleshooting/');
  await page.locator('.starts-from summary').click();
  await judge(page, ready, 'starts-from');
  await expect(checkOf(page, 'starts-from')).toHaveAttribute('data-verdict', 'met');
  await expect(line(page).locator('i[data-met]')).toHaveCount(0);
  await judge(page, ready);
  await expect(line(page).locator('i[data-met]')).toHaveCount(1);
  await page.reload();
  await expect(checkOf(page, 'starts-from').locator('textarea')).toHaveValue(ready);
});

test('every check of a lesson that is in its text can be met: then all of them are', async ({
  page,
}) => {
  await page.goto(lessonPath('en'));
  for (const id of lesson.checksInText) {
    const sample = lesson.checks[id]?.samples.find(({ verdict: word }) => word === 'met');
    await judge(page, sample?.text ?? '', `check-${id}`);
  }
  await expect(line(page).locator('i:not([data-met])')).toHaveCount(0);
  const count = lesson.checksInText.length;
  await expect(line(page)).toHaveAttribute('aria-label', `${count} of ${count} checks met`);
});
