import type { Locator, Page } from '@playwright/test';
import { expect, lesson, lessonPath, lessons, locales, runsScripts, test } from './site.ts';

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

/** The keys of what is marked, by reading the storage: to be polled, for another tab hears of it a moment later. */
const stored = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const name = `readyroom:${document.documentElement.dataset['base'] ?? ''}:progress:2`;
    const { marks = {} } = JSON.parse(localStorage.getItem(name) ?? '{}') as { marks?: object };
    return Object.keys(marks);
  });

/** The figure beside a lesson in the list of the workshop's page. */
const figureOf = (page: Page, { name } = lesson): Locator =>
  page
    .locator('.lesson-list li', { has: page.locator(`a[href$="/${name}/"]`) })
    .locator('span', { hasText: ' done' });

test('only the own paste changes progress: a kept one that is judged again deletes nothing', async ({
  page,
  context,
}) => {
  await page.goto(lessonPath('en'));
  await judge(page, notReady);
  const other = await context.newPage();
  await other.goto(lessonPath('en'));
  await judge(other, ready);
  await expect.poll(() => stored(page)).toEqual([key]);
  await page.reload();
  await expect(verdict(page)).toBeVisible();
  await expect(checkOf(page)).not.toHaveAttribute('data-verdict', 'met');
  await expect.poll(() => stored(page)).toEqual([key]);
  await page.locator('language-picker a[lang="zh-CN"]').click();
  await expect(verdict(page)).toContainText('尚未就绪');
  await expect.poll(() => stored(page)).toEqual([key]);
  await judge(page, ready.replace('NAME', 'NAME '));
  await judge(page, notReady);
  await expect.poll(() => stored(page)).toEqual([]);
});

test('a kept paste that is judged again records nothing either', async ({ page }) => {
  await page.goto(lessonPath('en'));
  await judge(page, ready);
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.reload();
  await expect(checkOf(page)).toHaveAttribute('data-verdict', 'met');
  await expect.poll(() => stored(page)).toEqual([]);
});

test(
  'an empty field that is checked takes nothing back',
  { tag: runsScripts },
  async ({ page }) => {
    await page.goto(lessonPath('en'));
    await judge(page, ready);
    await checkOf(page).locator('textarea').fill('');
    await checkOf(page).locator('button[type=submit]').click();
    await expect(checkOf(page)).toHaveAttribute('data-verdict', 'unreadable');
    await expect.poll(() => stored(page)).toEqual([key]);
  },
);

test('what is met in one tab is met in the others at once', async ({ page, context }) => {
  const { length } = lesson.checksInText;
  await page.goto(lessonPath('en'));
  const other = await context.newPage();
  await other.goto('en/calico/');
  await expect(other.locator('.lesson-list progress-line').first()).toBeHidden();
  await judge(page, ready);
  await expect(figureOf(other)).toHaveText(`1 of ${length} steps done`);
  const progress = figureOf(other).locator('..').locator('progress');
  await expect(progress).toHaveJSProperty('max', length);
  await expect(progress).toHaveJSProperty('value', 1);
  await judge(page, notReady);
  await expect(figureOf(other)).toHaveText(`0 of ${length} steps done`);
});

test('Back to a page shows what was met since', async ({ page, context }) => {
  // The page itself writes down what it shows, for Playwright loses a page that Firefox kept and did not load again.
  await page.addInitScript(() => {
    setInterval(() => {
      if (!location.pathname.endsWith('/calico/')) return;
      const met = [...document.querySelectorAll('progress')].map(({ value }) => value);
      localStorage.setItem('met', String(Math.max(...met)));
    }, 100);
  });
  const watcher = await context.newPage();
  await watcher.goto('en/');
  const met = () => watcher.evaluate(() => localStorage.getItem('met'));
  await page.goto('en/calico/');
  await expect.poll(met).toBe('0');
  await page.locator(`.lesson-list a[href$="/${lesson.name}/"]`).click();
  await judge(page, ready);
  await page.evaluate(() => {
    setTimeout(() => {
      history.back();
    });
  });
  await expect.poll(met).toBe('1');
});

test(
  'a page that the browser kept for Back looks again',
  { tag: runsScripts },
  async ({ page }) => {
    await page.goto('en/calico/');
    await expect(page.locator('.lesson-list progress-line').first()).toBeHidden();
    await page.evaluate((met) => {
      const name = `readyroom:${document.documentElement.dataset['base'] ?? ''}:progress`;
      localStorage.setItem(name, JSON.stringify([met]));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, key);
    await expect(figureOf(page)).toHaveText(`1 of ${lesson.checksInText.length} steps done`);
  },
);

test(
  'where a lesson starts is drawn apart and does not count',
  { tag: runsScripts },
  async ({ page }) => {
    const start = lesson.startsFrom?.check ?? '';
    const inText = lesson.checksInText.length;
    expect(lesson.checksInText).not.toContain(start);
    await page.goto(lessonPath('en'));
    await expect(line(page).locator('i')).toHaveCount(inText);
    const mark = line(page).locator('b');
    await expect(mark).not.toHaveAttribute('data-met');
    await expect(mark).toHaveAttribute('title', 'Where this lesson starts');
    await page.locator('.starts-from > summary').click();
    await judge(page, lesson.checks[start]?.samples[0]?.text ?? notReady, 'starts-from');
    await expect(checkOf(page, 'starts-from')).toHaveAttribute('data-verdict', 'met');
    await expect(mark).toHaveAttribute('data-met');
    await expect(mark).toHaveAttribute('title', 'Where this lesson starts');
    await expect(line(page)).toHaveAttribute('aria-label', / ✓ Where this lesson starts$/);
    await expect(line(page)).toHaveAttribute(
      'aria-label',
      new RegExp(`^0 of ${inText} checks met`),
    );
    await page.goto('en/calico/');
    const item = page.locator('.lesson-list li', {
      has: page.locator(`a[href$="/${lesson.name}/"]`),
    });
    await expect(figureOf(page)).toHaveText(`0 of ${inText} steps done`);
    await expect(item.locator('.facts')).toContainText(`${inText} checks`);
  },
);

test('a start that is asked for again in the text is met there, not before', async ({ page }) => {
  await page.goto('en/calico/troubleshooting/');
  await page.locator('.starts-from > summary').click();
  await judge(page, ready, 'starts-from');
  await expect(checkOf(page, 'starts-from')).toHaveAttribute('data-verdict', 'met');
  await expect(line(page).locator('i[data-met]')).toHaveCount(0);
  await judge(page, ready);
  await expect(line(page).locator('i[data-met]')).toHaveCount(1);
  await page.reload();
  await expect(checkOf(page, 'starts-from').locator('textarea')).toHaveValue(ready);
});

test(
  'every check of a lesson that is in its text can be met: then all of them are',
  { tag: runsScripts },
  async ({ page }) => {
    await page.goto(lessonPath('en'));
    for (const id of lesson.checksInText) {
      const sample = lesson.checks[id]?.samples.find(({ verdict: word }) => word === 'met');
      await judge(page, sample?.text ?? '', `check-${id}`);
    }
    await expect(line(page).locator('i:not([data-met])')).toHaveCount(0);
    const count = lesson.checksInText.length;
    await expect(line(page)).toHaveAttribute('aria-label', `${count} of ${count} checks met`);
  },
);

test(
  'progress of the first version is taken over, and its times are not made up',
  { tag: runsScripts },
  async ({ page }) => {
    await page.goto('en/');
    await page.evaluate((met) => {
      const name = `readyroom:${document.documentElement.dataset['base'] ?? ''}:progress`;
      localStorage.setItem(name, JSON.stringify([met]));
    }, key);
    await page.goto(lessonPath('en'));
    await expect(line(page).locator('i[data-met]')).toHaveCount(1);
    await expect(checkOf(page).locator('.check-state')).toHaveText(/^MetReset$/);
    await judge(page, ready);
    await expect(checkOf(page).locator('.check-state')).toContainText(/Met .*\d\d\d\d/);
    await expect.poll(() => stored(page)).toEqual([key]);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((name) => name.endsWith(':progress')),
      ),
    ).toEqual([]);
  },
);

for (const locale of locales) {
  test(`how much of a workshop is done stands in one line of the rail, so that nothing moves when it comes (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(lessonPath(locale));
    const figure = page.locator('.rail progress-line');
    const empty = await figure.evaluate((element: HTMLElement) => element.offsetHeight);
    await page.evaluate((met) => {
      const name = `readyroom:${document.documentElement.dataset['base'] ?? ''}:progress`;
      localStorage.setItem(name, JSON.stringify([met]));
    }, key);
    await page.goto(lessonPath(locale));
    await expect(figure).toHaveAttribute('data-shown');
    await expect(figure).toContainText(/\b1\b.+\d{2}/);
    expect(await figure.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(empty);
    const over = await figure.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
}

test('a check that was met says when, in another tab and after a restart too; it can be reset, and that undone', async ({
  page,
  context,
}) => {
  await page.goto(lessonPath('en'));
  await judge(page, ready);
  const other = await context.newPage();
  await page.close();
  await other.goto(lessonPath('pt-BR'));
  const state = checkOf(other).locator('.check-state');
  await expect(state).toContainText(/Atendida em .*20\d\d/);
  const before = await state.textContent();
  await state.getByRole('button', { name: 'Redefinir' }).click();
  await expect.poll(() => stored(other)).toEqual([]);
  await expect(line(other).locator('i[data-met]')).toHaveCount(0);
  const undo = state.getByRole('button', { name: 'Desfazer' });
  await expect(undo).toBeFocused();
  await other.keyboard.press('Enter');
  await expect(state).toHaveText(before ?? '');
  await expect.poll(() => stored(other)).toEqual([key]);
});

test('no check is a wall: it is set aside with a reason, shown so, and taken back', async ({
  page,
}) => {
  await page.goto(lessonPath('en'));
  const state = checkOf(page).locator('.check-state');
  await checkOf(page).locator('textarea').focus();
  await state.getByText('Set aside').click();
  await state.getByRole('button', { name: 'I did it another way' }).click();
  await expect(state).toContainText('Set aside: I did it another way');
  await expect(line(page).locator('i[data-aside]')).toHaveCount(1);
  await expect(line(page).locator('i[data-met]')).toHaveCount(0);
  await expect.poll(() => stored(page)).toEqual([key]);
  // A paste that is not met leaves it so; one that is met counts.
  await judge(page, notReady);
  await expect.poll(() => stored(page)).toEqual([key]);
  await page.reload();
  await state.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => stored(page)).toEqual([]);
  await expect(line(page).locator('i[data-aside]')).toHaveCount(0);
});

test(
  'a lesson without checks is marked as done by the learner',
  { tag: runsScripts },
  async ({ page }) => {
    const reading = 'en/authoring/reference-lesson/';
    await page.goto(reading);
    const box = page.getByRole('checkbox', { name: 'I have done this lesson' });
    await box.check();
    await expect.poll(() => stored(page)).toEqual(['authoring/reference-lesson']);
    await expect(page.locator('.rail a[aria-current]')).toHaveAttribute('data-whole');
    await page.goto(reading);
    await expect(box).toBeChecked();
    await box.uncheck();
    await expect.poll(() => stored(page)).toEqual([]);
  },
);

test('where one left off is one click away: home, workshop and header', async ({ page }) => {
  const after = lessons[lessons.indexOf(lesson) + 1];
  const titleOf = (of = lesson) => of.translations['en']?.title ?? '';
  await page.goto('en/calico/');
  const start = page.locator('main continue-link a');
  await expect(start).toHaveText(`Start: ${titleOf(lessons[0])}`);
  await page.goto(lessonPath('en'));
  await page.mouse.wheel(0, 3000);
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.values(localStorage).some((text) => text.includes('"read":["calico/')),
      ),
    )
    .toBe(true);
  for (const path of ['en/', 'en/calico/']) {
    await page.goto(path);
    const link = page.locator('main continue-link[data-workshop=calico] a');
    await expect(link).toHaveText(`Continue: ${titleOf()}`);
    await expect(link).toHaveAttribute('href', new RegExp(`/${lessonPath('en')}$`));
  }
  await page.goto('zh-cn/check/');
  const header = page.locator('.site-continue a');
  await expect(header).toHaveText(`继续：${lesson.translations['zh-CN']?.title ?? ''}`);
  await header.click();
  await expect(page.locator('h1')).toHaveText(lesson.translations['zh-CN']?.title ?? '');
  await expect(page.locator('.site-continue')).toHaveCount(0);
  // Nothing of it open: the next one.
  await page.evaluate(
    (keys) => {
      const name = `readyroom:${document.documentElement.dataset['base'] ?? ''}:progress`;
      localStorage.setItem(name, JSON.stringify(keys));
    },
    lesson.checksInText.map((id) => `calico/${lesson.name}#${id}`),
  );
  await page.goto('en/calico/');
  await expect(start).toHaveText(`Continue: ${titleOf(after)}`);
});

test(
  'a storage that refuses everything, or is full, breaks nothing; the page remembers as long as it is open',
  { tag: runsScripts },
  async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.getItem = () => {
        throw new DOMException('off', 'SecurityError');
      };
    });
    await page.goto(lessonPath('en'));
    await judge(page, ready);
    await expect(checkOf(page)).toHaveAttribute('data-verdict', 'met');
    await expect(line(page).locator('i[data-met]')).toHaveCount(1);
    await expect(checkOf(page).locator('.check-state')).toContainText('Met');
    await page.goto('en/progress/');
    await expect(page.locator('.check-notice')).toContainText(
      'does not let the page keep anything',
    );
  },
);
