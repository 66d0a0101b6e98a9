import { differsInWords, expect, locales, paths, runsScripts, test } from './site.ts';

const pods = `user@box:~$ kubectl get pods -A
NAMESPACE     NAME                       READY   STATUS             RESTARTS      AGE
kube-system   calico-node-7msc7          0/1     CrashLoopBackOff   7 (10s ago)   27m
kube-system   coredns-75b7c98f-bgtzm     1/1     Running            0             43m
`;
const node = (ready: string) =>
  JSON.stringify(
    {
      apiVersion: 'v1',
      kind: 'Node',
      metadata: {
        name: 'worker-1',
        uid: 'f7',
        resourceVersion: '7',
        creationTimestamp: '2026-11-21T00:00:00Z',
      },
      status: { conditions: [{ type: 'Ready', status: ready }] },
    },
    undefined,
    4,
  );

for (const locale of locales) {
  test(
    `any output is checked without a lesson (${locale})`,
    { tag: differsInWords(locale) },
    async ({ page }) => {
      await page.goto(`${paths[locale]}/check/`);
      const check = page.locator('#check-any');
      await check.locator('textarea').fill(pods);
      await check.locator('button[type=submit]').click();
      await expect(check.locator('.verdict')).toHaveAttribute('data-verdict', 'failed');
      await expect(check.locator('tbody tr').first()).toContainText('CrashLoopBackOff');
      await expect(check.locator('[data-copy*="calico-node-7msc7"]').first()).toBeVisible();
      await expect(check.locator('.findings')).toContainText('calico-node-7msc7');
    },
  );
}

test('JSON is read too', { tag: ['@smoke', runsScripts] }, async ({ page }) => {
  await page.goto('en/check/');
  const check = page.locator('#check-any');
  const judge = async (text: string) => {
    await check.locator('textarea').fill(text);
    await check.locator('button[type=submit]').click();
  };
  await judge(pods);
  await expect(check.locator('.verdict')).toHaveAttribute('data-verdict', 'failed');
  await judge(`$ kubectl get node worker-1 -o json\n${node('True')}\n`);
  await expect(check.locator('.verdict')).toHaveAttribute('data-verdict', 'met');
  await judge(`$ kubectl get node worker-1 -o json\n${node('False')}\n`);
  await expect(check.locator('.verdict')).toHaveAttribute('data-verdict', 'waiting');
  await expect(check.locator('tbody')).toContainText('worker-1');
});

test('where the network fails, the page says so and keeps the paste, and to check again mends it', async ({
  page,
}) => {
  await page.route(/engine-|check-report/, (route) => route.abort());
  await page.goto('en/check/');
  const check = page.locator('#check-any');
  await check.locator('textarea').fill(pods);
  await check.locator('button[type=submit]').click();
  await expect(check.locator('.check-notice')).toContainText('could not be loaded');
  await expect(check.locator('textarea')).toHaveValue(pods);
  await page.unroute(/engine-|check-report/);
  await check.locator('button[type=submit]').click();
  await expect(check.locator('.verdict')).toHaveAttribute('data-verdict', 'failed');
});

test(
  'while another paste is read, the verdict on the one before is not shown',
  { tag: runsScripts },
  async ({ page }) => {
    await page.goto('en/check/');
    const check = page.locator('#check-any');
    await check.locator('textarea').fill(pods);
    await check.locator('button[type=submit]').click();
    await expect(check.locator('.verdict')).toBeVisible();
    await page.evaluate(() => {
      Worker.prototype.postMessage = () => undefined;
    });
    await check.locator('textarea').fill(`${pods}another`);
    await check.locator('button[type=submit]').click();
    await expect(check.locator('.verdict')).toBeHidden();
    await expect(check).not.toHaveAttribute('data-verdict');
  },
);

test('on a phone no word of the table breaks, and nothing has to be scrolled sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('en/check/');
  const check = page.locator('#check-any');
  await check.locator('textarea').fill(pods);
  await check.locator('button[type=submit]').click();
  const table = check.locator('.pasted');
  const status = table.locator('td', { hasText: 'CrashLoopBackOff' });
  await expect(status).toBeVisible();
  expect(await status.evaluate((cell) => cell.getClientRects().length)).toBe(1);
  const height = (await status.boundingBox())?.height ?? 0;
  expect(height).toBeLessThan(30);
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'coredns' }) });
  await expect(row.getByRole('cell')).toHaveCount(6);
});

test('the drawing of how far it is stays within its panel on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('en/check/');
  const check = page.locator('#check-any');
  const [, head = '', , row = ''] = pods.split('\n');
  const rows = Array.from({ length: 23 }, (_, index) => row.replace('bgtzm', `bgtz${index}`));
  await check.locator('textarea').fill([head, ...rows].join('\n'));
  await check.locator('button[type=submit]').click();
  const right = async (selector: string) => {
    const box = await check.locator(selector).last().boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  await expect(check.locator('.meter i')).toHaveCount(23);
  expect(await right('.meter i')).toBeLessThan(await right('.verdict'));
});

test(
  'objects that have no readiness are listed, not ready',
  { tag: runsScripts },
  async ({ page }) => {
    await page.goto('en/check/');
    const check = page.locator('#check-any');
    await check
      .locator('textarea')
      .fill('$ kubectl get netpol\nNAME   POD-SELECTOR   AGE\ndeny   <none>         1m\n');
    await check.locator('button[type=submit]').click();
    await expect(check.locator('.verdict strong')).toHaveText('Listed');
    await expect(check.locator('.reads-as').last()).toHaveText('listed');
    await expect(check.locator('.how-far')).toHaveCount(0);
  },
);

test('in forced colours the button of a check has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('en/check/');
  const style = await page
    .locator('button.primary')
    .evaluate((button) => getComputedStyle(button).borderTopStyle);
  expect(style).toBe('solid');
});
