import { expect, lesson, lessonPath, lessons, test } from './site.ts';

/** More stops than a lesson has. */
const STOPS = 400;

test('everything that can be pressed is at least 24 px, and reachable by keyboard', async ({
  page,
}) => {
  await page.goto(lessonPath('en'));
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .marker, summary, textarea')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ element }) => element.outerHTML.slice(0, 100)),
  );
  expect(small).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#text$/);
});

test('tabs follow the pattern: arrows, Home, End, and the choice is kept for all that share it', async ({
  page,
}) => {
  await page.goto(lessonPath('en'));
  const tabs = page.locator('tab-set').first().locator('[role=tab]');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const chosen = await tabs.last().getAttribute('value');
  await page.goto(lessonPath('zh-CN'));
  await expect(page.locator('tab-set').first().locator('[aria-selected=true]')).toHaveAttribute(
    'value',
    chosen ?? '',
  );
});

test('a whole lesson by keyboard alone: every stop is seen and has a name, a check is met, and the next lesson follows', async ({
  page,
}) => {
  await page.goto(lessonPath('en'));
  const next = lessons[lessons.indexOf(lesson) + 1]?.name ?? '';
  const isMet = page.locator('.prose #check-nodes-ready[data-verdict=met]');
  let stops = 0;
  for (let at = ''; at !== 'next'; stops += 1) {
    expect(stops).toBeLessThan(STOPS);
    await page.keyboard.press('Tab');
    const { stop, faults } = await page.evaluate(stopHere);
    expect(faults).toEqual([]);
    if (stop === 'nodes-ready' && (await isMet.count()) === 0) {
      await page.keyboard.insertText(lesson.outputs['nodes-ready']?.text ?? '');
      await page.keyboard.press('Control+Enter');
      await expect(isMet).toBeVisible();
    }
    at = stop;
  }
  await expect(isMet).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${next}/$`));
});

/** Runs in the page: where the focus is, as far as that matters here, and what is wrong with this place. */
function stopHere(): { stop: string; faults: readonly string[] } {
  const element = document.activeElement ?? document.body;
  const { top, bottom } = element.getBoundingClientRect();
  const { outlineStyle } = getComputedStyle(element);
  const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : [];
  const name = [element.ariaLabel, element.textContent, ...labels.map((each) => each.textContent)];
  const what = element.outerHTML.slice(0, 120);
  const check = element.closest('.check')?.id.replace('check-', '') ?? '';
  const isField = element.matches('.prose textarea');
  return {
    stop: isField ? check : element.matches('[rel=next]') ? 'next' : '',
    faults: [
      ...(element === document.body ? ['the focus is nowhere'] : []),
      ...(top < innerHeight && bottom > 0 ? [] : [`out of sight: ${what}`]),
      ...(outlineStyle === 'none' ? [`without an outline: ${what}`] : []),
      ...(name.join('').trim() === '' ? [`without a name: ${what}`] : []),
    ],
  };
}
