import type { Page } from '@playwright/test';
import { expect, lesson, lessonPath, paste, runsScripts, test } from './site.ts';

const pods = lesson.outputs['pods-ready']?.text ?? '';
const failing = pods.replace(/1\/1( +)Running/, '0/1$1CrashLoopBackOff');
const block = (page: Page) => page.locator('.prose #check-pods-ready');
const height = async (page: Page) => (await block(page).boundingBox())?.height ?? 0;

test('a check that is not used is small: a question, a command, one line; it grows when it is used, and stays so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(lessonPath('en'));
  const field = block(page).locator('textarea');
  const small = await height(page);
  expect(small).toBeLessThan(360);
  await expect(block(page).getByRole('button', { name: 'Check' })).toBeHidden();
  await expect(block(page).locator('.criteria')).toBeHidden();
  await field.focus();
  await expect.poll(() => height(page)).toBeGreaterThan(small + 60);
  await expect(block(page).getByRole('button', { name: 'Check' })).toBeVisible();
  await expect(block(page).getByText('Ctrl+Enter checks what you typed.')).toBeVisible();
  await page.locator('h1').click();
  await expect(block(page).getByRole('button', { name: 'Check' })).toBeVisible();
});

test(
  'how it was judged is one click away: each criterion with its verdict',
  { tag: runsScripts },
  async ({ page }) => {
    await page.goto(lessonPath('en'));
    await paste(page, 'pods-ready', failing);
    await expect(block(page)).toHaveAttribute('data-verdict', 'failed');
    await block(page).getByText('What counts').click();
    await expect(block(page).locator('.criteria [data-verdict=failed]').first()).toBeVisible();
    await expect(block(page).locator('.criteria [data-verdict=met]').first()).toBeVisible();
  },
);

test('a screen reader meets each check as a group and a heading, by its question', async ({
  page,
}) => {
  await page.goto(lessonPath('en'));
  const name = 'Are all Pods of kube-system ready?';
  const group = page.getByRole('group', { name });
  await expect(group).toHaveCount(1);
  await expect(group.getByRole('heading', { name, level: 3 })).toBeVisible();
  await expect(
    page.getByRole('textbox', { name: `Paste what this command printed ${name}` }),
  ).toHaveCount(1);
  const names = await page
    .locator('.prose textarea')
    .evaluateAll((fields) => fields.map(({ ariaLabel }) => ariaLabel));
  expect(new Set(names).size).toBe(names.length);
});

test('the command of a check is copied as it is', { tag: runsScripts }, async ({ page }) => {
  await page.clock.install();
  await page.goto(lessonPath('en'));
  const { command = '' } = lesson.checks['pods-ready'] ?? {};
  // Whether or not the browser lets the page, it tries with this text.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          document.documentElement.dataset['copied'] = text;
          return Promise.resolve();
        },
      },
    });
  });
  const button = block(page).locator('.check-command button');
  // The button says so for a while only.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button.click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-copied',
    lesson.commands[command]?.run.join('\n') ?? '',
  );
  await expect(button).toHaveText('Copied');
});

test(
  'while one waits, the time since the command was copied is told, until something is pasted',
  { tag: runsScripts },
  async ({ page }) => {
    await page.clock.install();
    await page.goto(lessonPath('en'));
    const command = block(page).locator('.check-command');
    await block(page).locator('textarea').focus();
    await expect(block(page).locator('.set-aside')).toBeVisible();
    await command.locator('button').click();
    await page.clock.runFor(65_000);
    await expect(command).toContainText(/Copied 1:\d\d ago/);
    // Where a run on a cluster knows how long it takes, that is said, too.
    await command.evaluate((element) => {
      element.dataset['wait'] = '42';
    });
    await page.clock.runFor(5000);
    await expect(command).toContainText('; a recorded run waited 42 s');
    await paste(page, 'pods-ready', pods);
    await page.clock.runFor(10_000);
    await expect(command).not.toContainText('ago');
  },
);

test('the pasted table has whole cells and no box that scrolls (1366, 768 and 360 px)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto(lessonPath('en'));
  await paste(page, 'pods-ready', failing);
  const table = block(page).locator('.pasted');
  await expect(table).toBeVisible();
  for (const width of [1366, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await table.evaluate((box) => [
      box.scrollHeight > box.clientHeight + 1,
      box.scrollWidth > box.clientWidth + 1,
      [...box.querySelectorAll('tbody :is(td, th)')].some(
        (cell) => cell.scrollWidth > cell.clientWidth + 1,
      ),
    ]);
    expect([width, ...cut]).toEqual([width, false, false, false]);
  }
});

test('in the pasted table a key leads to the next row that is not as it should be, and whoever comes by keyboard is told', async ({
  page,
}) => {
  await page.goto(lessonPath('en'));
  const names = [...failing.matchAll(/^(coredns-\S+)/gm)].map(([, name = '']) => name);
  const [last = ''] = names.slice(-1);
  const two = failing.replace(new RegExp(`(${last} +)1/1( +)Running`), '$10/1$2Pending');
  await block(page).locator('textarea').fill(two);
  await expect(block(page)).toHaveAttribute('data-verdict', 'failed');
  // What knows the key came with the first use of the check.
  await expect(block(page).locator('.set-aside')).toBeVisible();
  const table = block(page).locator('.pasted');
  const rows = table.locator('tbody tr');
  await table.focus();
  const hint = 'N goes to the next row that is not as it should be.';
  await expect(block(page).getByText(hint)).toBeVisible();
  await expect(page.locator('#announcer')).toHaveText(hint);
  await page.keyboard.press('n');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('n');
  await expect(rows.nth(1)).toBeFocused();
  await expect(rows.nth(1)).toContainText(last);
  await page.keyboard.press('n');
  await expect(rows.nth(0)).toBeFocused();
});

test(
  'who leaves out what was not ready before is told so in the verdict, until it is listed again',
  { tag: runsScripts },
  async ({ page }) => {
    const [row = '', name = ''] = /^(coredns-\S+) .*\n/m.exec(pods) ?? [];
    const without = pods.replace(row, '');
    const told = `Not ready in an earlier paste, and not in this one: ${name}.`;
    const verdict = block(page).locator('.verdict');
    await page.goto(lessonPath('en'));
    await paste(page, 'pods-ready', pods.replace(row, row.replace('1/1', '0/1')));
    await expect(block(page)).toHaveAttribute('data-verdict', 'waiting');
    // What tells it came with the first use of the check.
    await expect(block(page).locator('.set-aside')).toBeVisible();
    await paste(page, 'pods-ready', without);
    await expect(block(page)).toHaveAttribute('data-verdict', 'met');
    await expect(verdict).toContainText(told);
    await expect(page.locator('#announcer')).toContainText(/Ready\. .* ready\. Not ready in an/);
    // Asked for once more, it is the same paste.
    await block(page).locator('button[type=submit]').click();
    await expect(page.locator('#announcer')).toContainText(told);
    await expect(verdict).toContainText(told);
    // Nor does another paste that lacks it settle it.
    await paste(page, 'pods-ready', `${without}\n`);
    await expect(verdict).toContainText(told);
    await paste(page, 'pods-ready', pods);
    await expect(verdict).toContainText('13 of 13 ready');
    await expect(verdict).not.toContainText(told);
  },
);

test(
  'the namespace that the command beside the field names is not told of as an assumption',
  { tag: runsScripts },
  async ({ page }) => {
    await page.goto(lessonPath('en'));
    await paste(page, 'pods-ready', failing);
    await expect(block(page).locator('.findings')).toContainText('CrashLoopBackOff');
    await expect(block(page).locator('.findings')).not.toContainText('assumed');
  },
);

test(
  'who chose macOS in tabs gets its command at the check, copies it, and is sent to it next',
  { tag: runsScripts },
  async ({ page }) => {
    const own = lesson.commands['checksum-macos']?.run.join('\n') ?? '';
    const other = lesson.commands['checksum-linux']?.run.join('\n') ?? '';
    const check = page.locator('.prose #check-manifest-intact');
    const command = check.locator('.check-command');
    await page.goto(lessonPath('en'));
    await expect(command.locator('code')).toHaveText(other);
    await page.getByRole('tab', { name: 'macOS' }).click();
    await expect(command.locator('code')).toHaveText(own);
    await expect(command.getByRole('button')).toHaveAccessibleName(`Copy: ${own}`);
    await expect(check.getByRole('textbox')).toHaveAccessibleDescription(/^echo .* shasum /);
    await paste(page, 'manifest-intact', 'some words of mine');
    await expect(check).toHaveAttribute('data-verdict', /./);
    await expect(check.locator('.report .terminal code').first()).toHaveText(own);
    // It is remembered, in another language too; and taken back.
    await page.goto(lessonPath('zh-CN'));
    await expect(command.locator('code')).toHaveText(own);
    await page.getByRole('tab', { name: 'Linux' }).click();
    await expect(command.locator('code')).toHaveText(other);
  },
);
