import type { Locator, Page } from '@playwright/test';
import {
  differsInWords,
  expect,
  firstLesson,
  firstLessonPath,
  lesson,
  lessonPath,
  lessons,
  test,
} from './site.ts';

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
    await copyWith(button);
    await pasteInto(field);
    const pasted = await field.inputValue();
    // What was pasted is judged, and the report has commands to copy too.
    await field.fill('');
    expect(known).toContain(pasted);
    copied.add(pasted);
  }
  expect(copied.size).toBeGreaterThan(10);
});

test(
  'a here-document is copied whole, with its lines as they are',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(firstLessonPath);
    const command = firstLesson.commands['kind-config']?.run[0] ?? '';
    expect(command).toContain("<<'EOF'\n");
    await copyWith(page.locator('#command-kind-config button'));
    const field = page.locator('.prose textarea').first();
    await pasteInto(field);
    await expect(field).toHaveValue(command);
  },
);

test('one button copies all commands of a block, each on lines of its own', async ({ page }) => {
  const several = lessons.find(({ commands }) =>
    Object.values(commands).some(({ copyAll, run }) => copyAll && run.length > 1),
  );
  if (!several) throw new Error('No lesson has commands that are copied at once.');
  await page.goto(lessonPath('en', several));
  const button = page.locator('.prose .command .copy-all').first();
  await reveal(button);
  await copyWith(button);
  const field = page.locator('.prose textarea').first();
  await reveal(field);
  await pasteInto(field);
  const runs = Object.values(several.commands).map(({ run }) => run.join('\n'));
  expect(runs).toContain(await field.inputValue());
});

test('a button says that it copied, to eyes and to screen readers, and returns to its verb', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(lessonPath('pt-BR'));
  const button = page.locator('.prose .command button.copy').first();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button.click();
  await expect(button).toHaveText('Copiado');
  await page.clock.runFor(2000);
  await expect(page.locator('#announcer')).toContainText('Copiado: ');
  await expect(button).toHaveText('Copiar');
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

/** No way to the clipboard is left to scripts. */
async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
}

for (const [locale, label, copy] of [
  ['en', 'Press', 'Copy'],
  ['pt-BR', 'Pressione', 'Copiar'],
  ['zh-CN', '请按', '复制'],
] as const) {
  test(
    `where the browser refuses, the button says which keys to press, and they copy the command (${locale})`,
    { tag: differsInWords(locale) },
    async ({ page }) => {
      await refuseClipboard(page);
      await page.clock.install();
      await page.goto(lessonPath(locale, firstLesson));
      const button = page.locator('#command-kind-config button');
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await button.click();
      await expect(button).toHaveText(`${label} Ctrl+C`);
      await page.clock.runFor(2000);
      await expect(page.locator('#announcer')).toContainText('Ctrl+C');
      await expect(button).toHaveText(`${label} Ctrl+C`);
      await page.keyboard.press('ControlOrMeta+C');
      await page.clock.runFor(8000);
      await expect(button).toHaveText(copy);
      const field = page.locator('.prose textarea').first();
      await pasteInto(field);
      await expect(field).toHaveValue(firstLesson.commands['kind-config']?.run[0] ?? '');
    },
  );
}

test('on a Mac these are the keys of a Mac', async ({ page }) => {
  await refuseClipboard(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {
      value: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15',
    });
  });
  await page.clock.install();
  await page.goto(firstLessonPath);
  const button = page.locator('#command-kind-config button');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button.click();
  await expect(button).toHaveText('Press ⌘C');
});

test('all commands of a block are selected where the browser refuses, and nothing besides', async ({
  page,
}) => {
  await refuseClipboard(page);
  const several = lessons.find(({ commands }) =>
    Object.values(commands).some(({ copyAll, run }) => copyAll && run.length > 1),
  );
  if (!several) throw new Error('No lesson has commands that are copied at once.');
  await page.clock.install();
  await page.goto(lessonPath('en', several));
  const button = page.locator('.prose .command .copy-all').first();
  await reveal(button);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button.click();
  await expect(button).toHaveText('Press Ctrl+C');
  await page.keyboard.press('ControlOrMeta+C');
  const field = page.locator('.prose textarea').first();
  await reveal(field);
  await pasteInto(field);
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  const runs = Object.values(several.commands).map(({ run }) => lines(run.join('\n')));
  expect(runs).toContainEqual(lines(await field.inputValue()));
});

/** Presses the button and waits until it says that it copied, however short: a browser may take its time to do so. */
async function copyWith(button: Locator): Promise<void> {
  const copied = button.evaluate(
    (element) =>
      new Promise<void>((done) => {
        new MutationObserver(() => {
          if (element.dataset['state'] === 'copied') done();
        }).observe(element, { attributeFilter: ['data-state'] });
      }),
  );
  await button.click();
  await copied;
}

/** Pastes into an empty field as one does by keyboard, and waits until something is there. */
async function pasteInto(field: Locator): Promise<void> {
  await field.press('ControlOrMeta+V');
  await expect(field).not.toHaveValue('');
}

/** Opens whatever the element is folded into: a tab or a details element. */
async function reveal(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    const panel = element.closest('.tab[data-off]');
    if (panel) document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)?.click();
    const details = element.closest('details');
    if (details) details.open = true;
  });
}
