import { expect, lessonPath, paste, runsScripts, test } from './site.ts';

test(
  'below a verdict that is not met there is a text to ask for help with, and the paste only where it is ticked',
  { tag: runsScripts },
  async ({ page }) => {
    await page.goto(lessonPath('en'));
    const rows = 'NAME READY STATUS RESTARTS AGE\ncalico-node-abcde 0/1 CrashLoopBackOff 3 5m';
    await paste(
      page,
      'pods-ready',
      `$ kubectl get pods -n kube-system\n${rows}\n# me@example.com\n`,
    );
    const help = page.locator('.prose #check-pods-ready get-help');
    await help.locator('summary').click();
    const text = help.locator('textarea');
    await expect(text).toHaveValue(
      /calico\/install-from-manifest, en.*#check-pods-ready.*Calico v3/s,
    );
    await expect(text).not.toHaveValue(/CrashLoopBackOff/);
    await help.getByRole('checkbox').check();
    await expect(text).toHaveValue(/CrashLoopBackOff 3 5m\n# •••\n```\n$/);
    await expect(help.getByRole('link')).toHaveCount(0);
  },
);
