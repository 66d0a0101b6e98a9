import type { Locator } from '@playwright/test';
import { expect, firstLesson, firstLessonPath, lesson, lessonPath, lessons, test } from './site.ts';

test.use({ permissions: [] });

test('each button copies exactly the command of the lesson, which a textarea gets when it is pasted', async ({
  page,
}) => {
  await page.goto(lessonPath('en'));
  const used = await page
    .locator('.prose .command')
    .evaluateAll((all) =>
      all.map((command) => command.querySelectorAll('button[data-copy]:not(.copy-all)').length),
    );
  expect(used.length).toBeGreaterThan(10);
  const known = new Set(Object.values(lesson.commands).flatMap(({ run }) => run));
  const field = page.locator('.prose textarea').first();
  const buttons = page.locator('.prose .command button[data-copy]:not(.copy-all)');
  const copied = new Set<string>();
  for (const button of await buttons.all()) {
    await reveal(button);
    await button.click();
    await field.fill('');
    await field.focus();
    await page.keyboard.press('ControlOrMeta+V');
    const pasted = await field.inputValue();
    expect(known).toContain(pasted);
    copied.add(pasted);
  }
  expect(copied.size).toBeGreaterThan(10);
});

test('a here-document is copied whole, with its lines as they are', async ({ page }) => {
  await page.goto(firstLessonPath);
  const command = firstLesson.commands['kind-config']?.run[0] ?? '';
  expect(command).toContain("<<'EOF'\n");
  await page.locator('#command-kind-config button').click();
  const field = page.locator('.prose textarea').first();
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue(command);
});

test('one button copies all commands of a block, each on lines of its own', async ({ page }) => {
  const several = lessons.find(({ commands }) =>
    Object.values(commands).some(({ copyAll, run }) => copyAll && run.length > 1),
  );
  if (!several) throw new Error('No lesson has commands that are copied at once.');
  await page.goto(lessonPath('en', several));
  const button = page.locator('.prose .command .copy-all').first();
  await reveal(button);
  await button.click();
  const field = page.locator('.prose textarea').first();
  await reveal(field);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  const runs = Object.values(several.commands).map(({ run }) => run.join('\n'));
  expect(runs).toContain(await field.inputValue());
});

test('a button says that it copied, to eyes and to screen readers, and returns to its verb', async ({
  page,
}) => {
  await page.goto(lessonPath('pt-BR'));
  const button = page.locator('.prose .command button.copy').first();
  await button.click();
  await expect(button).toHaveText('Copiado');
  await expect(page.locator('#announcer')).toContainText('Copiado: ');
  await expect(button).toHaveText('Copiar', { timeout: 5000 });
});

test('selecting a command by hand takes the command without its prompt', async ({ page }) => {
  await page.goto(firstLessonPath);
  const code = page.locator('.prose .command code').first();
  const selected = await code.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString();
  });
  expect(selected).toBe(firstLesson.commands['kind-config']?.run[0]);
});

/** Opens whatever the element is folded into: a tab or a details element. */
async function reveal(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    const panel = element.closest('.tab[data-off]');
    if (panel) document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)?.click();
    const details = element.closest('details');
    if (details) details.open = true;
  });
}
