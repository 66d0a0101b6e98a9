import type { Locator, Page } from '@playwright/test';
import { expect, test } from './modes.ts';
import { lesson, lessonPath } from './site.ts';

const ready = lesson.outputs['nodes-ready']?.text ?? '';
/** The same with no node ready, in columns as wide as kubectl makes them then. */
const notReady = ready.replace('STATUS   ', 'STATUS     ').replaceAll(' Ready    ', ' NotReady   ');

const checkOf = (page: Page): Locator => page.locator('.prose #check-nodes-ready');
const fieldOf = (page: Page): Locator => checkOf(page).locator('textarea');
const verdictOf = (page: Page): Locator => checkOf(page).locator('.verdict');

/** Pastes by keyboard, over whatever is in the field. */
async function pasteByKey(page: Page, text: string): Promise<void> {
  // The clipboard gets it as from any page: it is copied out of a field.
  await page.evaluate((copied) => {
    const area = document.createElement('textarea');
    area.id = 'to-copy';
    area.value = copied;
    document.body.append(area);
    area.select();
  }, text);
  await page.keyboard.press('ControlOrMeta+C');
  await page.locator('#to-copy').evaluate((area) => {
    area.remove();
  });
  await fieldOf(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(fieldOf(page)).toHaveValue(text);
}

/** Nothing of a verdict is left: not the word, not the edge, no mark of a criterion. */
async function expectNoVerdict(page: Page): Promise<void> {
  expect(await checkOf(page).getAttribute('data-verdict')).toBeNull();
  expect(await checkOf(page).locator('.criteria [data-verdict]').count()).toBe(0);
  await expect(verdictOf(page)).toBeHidden();
}

/** Waits until a smooth scroll has come to its end. */
async function settled(page: Page): Promise<void> {
  let last = -1;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await page.evaluate(() => scrollY);
        return last === before;
      },
      { intervals: [200] },
    )
    .toBe(true);
}

test('the two outputs are what these tests take them for', () => {
  expect(ready).toContain(' Ready ');
  expect(notReady).toContain(' NotReady ');
  expect(notReady).not.toContain(' Ready ');
});

test(
  'what is pasted is judged at once, without a button; so is the next paste',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(lessonPath('en'));
    await pasteByKey(page, ready);
    await expect(checkOf(page)).toHaveAttribute('data-verdict', 'met');
    await expect(verdictOf(page).locator('strong')).toHaveText('Ready');
    await pasteByKey(page, notReady);
    await expect(checkOf(page)).not.toHaveAttribute('data-verdict', 'met');
    await expect(verdictOf(page).locator('strong')).toHaveText('Not yet');
    await expect(fieldOf(page)).toBeFocused();
  },
);

test('any edit withdraws the verdict, its edge and its criteria at once', async ({ page }) => {
  await page.goto(lessonPath('en'));
  for (const key of ['x', 'Backspace', 'Enter']) {
    await fieldOf(page).fill(ready);
    await expect(checkOf(page)).toHaveAttribute('data-verdict', 'met');
    await expect(checkOf(page).locator('.criteria [data-verdict]').first()).toBeAttached();
    await fieldOf(page).press(key);
    await expectNoVerdict(page);
  }
});

test('what replaces a paste that was ready is never seen below its verdict', async ({ page }) => {
  await page.goto(lessonPath('en'));
  await fieldOf(page).fill(ready);
  await expect(checkOf(page)).toHaveAttribute('data-verdict', 'met');
  // In the very task of the edit, whatever comes after.
  const seen = await fieldOf(page).evaluate((field: HTMLTextAreaElement, text) => {
    field.value = text;
    field.dispatchEvent(
      new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: null }),
    );
    const check = field.closest<HTMLElement>('.check');
    return [
      check?.dataset['verdict'],
      check?.querySelector('.verdict')?.checkVisibility({ visibilityProperty: true }) ?? false,
    ];
  }, notReady);
  expect(seen).toEqual([undefined, false]);
  await expect(verdictOf(page).locator('strong')).toHaveText('Not yet');
});

test('an empty field has no verdict, no "Clear", and is empty after a reload too', async ({
  page,
}) => {
  await page.goto(lessonPath('en'));
  const clear = checkOf(page).locator('button[type=reset]');
  await expect(clear).toBeHidden();
  await fieldOf(page).fill(ready);
  await expect(checkOf(page)).toHaveAttribute('data-verdict', 'met');
  await expect(clear).toBeVisible();
  await fieldOf(page).press('ControlOrMeta+A');
  await fieldOf(page).press('Backspace');
  await expectNoVerdict(page);
  await expect(clear).toBeHidden();
  await page.reload();
  await expect(fieldOf(page)).toHaveValue('');
  await expect(clear).toBeHidden();
});

test('what is typed waits for Ctrl+Enter or Cmd+Enter', async ({ page }) => {
  await page.goto(lessonPath('en'));
  for (const key of ['Control+Enter', 'Meta+Enter']) {
    await fieldOf(page).fill('');
    await fieldOf(page).pressSequentially('NAME');
    await page.waitForTimeout(300);
    await expectNoVerdict(page);
    await fieldOf(page).press(key);
    await expect(checkOf(page)).toHaveAttribute('data-verdict', 'unreadable');
    await expect(fieldOf(page)).toHaveValue('NAME');
  }
});

test('a slow answer is not shown beside a text that was edited meanwhile', async ({ page }) => {
  await page.goto(lessonPath('en'));
  await fieldOf(page).fill(notReady);
  await expect(verdictOf(page)).toBeVisible();
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      setTimeout(() => {
        post.call(this, message);
        document.documentElement.dataset['asked'] = '';
      }, 500);
    };
  });
  await fieldOf(page).fill(ready);
  await fieldOf(page).press('x');
  await expect(page.locator('html')).toHaveAttribute('data-asked');
  await page.waitForTimeout(1000);
  await expectNoVerdict(page);
});

for (const mode of ['light', 'still'] as const) {
  test(`the verdict comes into view, and the focus stays (${mode})`, async ({ openIn }) => {
    const page = await openIn(mode);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(lessonPath('en'));
    const button = checkOf(page).locator('button[type=submit]');
    // The engine is there before, so that nothing else moves: the button at the lower edge, the verdict would be below it.
    await fieldOf(page).fill(notReady);
    await expect(verdictOf(page)).toBeVisible();
    await fieldOf(page).press('x');
    const before = await button.evaluate((element) => {
      element.scrollIntoView({ block: 'end', behavior: 'instant' });
      return scrollY;
    });
    await button.click();
    await expect(verdictOf(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(button).toBeFocused();
    await settled(page);
    // In view already: nothing moves.
    const after = await verdictOf(page).evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return scrollY;
    });
    await fieldOf(page).evaluate((field: HTMLElement) => {
      field.focus({ preventScroll: true });
    });
    await page.keyboard.press('Control+Enter');
    await expect(checkOf(page)).toHaveAttribute('data-verdict');
    await expect(verdictOf(page)).toBeVisible();
    await settled(page);
    expect(Math.abs((await page.evaluate(() => scrollY)) - after)).toBeLessThanOrEqual(1);
  });
}

test('a kept paste that is judged again scrolls nowhere', async ({ page }) => {
  await page.goto(lessonPath('en'));
  await fieldOf(page).fill(ready);
  await expect(checkOf(page)).toHaveAttribute('data-verdict', 'met');
  await page.goto('about:blank');
  await page.goto(lessonPath('en'));
  await expect(checkOf(page)).toHaveAttribute('data-verdict', 'met');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
