import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { kubectls } from '../cluster/kubectls.ts';
import { startCluster, type Cluster } from '../cluster/start-cluster.ts';
import { terminal } from '../cluster/terminal.ts';
import { test as base } from './modes.ts';
import {
  expect,
  firstLessonPath,
  guard,
  lesson,
  lessonPath,
  locales,
  openWhole,
  runsScripts,
} from './site.ts';

/*
 * `readyroom learn` as a learner has it: the built site, served by the command, with a real kubectl and the cluster of the tests.
 * The suite leaves this file out, and says so, where no kubectl could be fetched (see tests/suites/e2e.ts).
 */

interface Learning {
  cluster: Cluster;
  /** With the token; `origin` and path of the base, ended by a slash, without. */
  address: string;
  at: string;
  kubectl: (command: string) => Promise<string>;
}

const root = resolve(import.meta.dirname, '../..');

const test = base.extend<{ learning: Learning }>({
  learning: async ({ page }, use) => {
    const cluster = await startCluster({ every: 50 });
    const kubectl = kubectls.at(-1);
    if (!kubectl) throw new Error('No kubectl is listed.');
    const learn = spawn(
      process.execPath,
      ['src/cli/main.ts', 'learn', `${process.env['E2E'] ?? '.cache/e2e'}/site`, '--yes'],
      {
        cwd: root,
        env: {
          PATH: [kubectl.folder, process.env['PATH']].join(delimiter),
          HOME: cluster.folder,
          KUBECONFIG: cluster.kubeconfig,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const address = await addressOf(learn);
    const problems = await guard(page, new URL(address).origin);
    const run = terminal(cluster, kubectl);
    await use({
      cluster,
      address,
      at: address.replace(/#.*/, ''),
      kubectl: async (command) => (await run(command)).text,
    });
    learn.kill('SIGKILL');
    await cluster.stop();
    expect(problems).toEqual([]);
  },
});

/** The address that the command prints. */
function addressOf(learn: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    learn.stdout?.on('data', (part: Buffer) => {
      text += part.toString('utf8');
      const [, address] = /Open (\S+)\n/.exec(text) ?? [];
      if (address !== undefined) done(address);
    });
    learn.on('close', () => {
      fail(new Error(`learn ended: ${text}`));
    });
  });
}

/** Opens the address; the token leaves it once the page has its cookie. */
async function enter(page: Page, address: string): Promise<void> {
  await openWhole(page, address);
  await expect(page).toHaveURL(address.replace(/#.*/, ''));
}

const checkOf = (page: Page, id: string, { name } = lesson) =>
  page.locator(`check-paste[data-check="calico/${name}#${id}"]`);

test('a cluster that becomes Ready turns the checks of a page green without a paste', async ({
  page,
  learning: { cluster, address, at, kubectl },
}) => {
  await enter(page, address);
  await openWhole(page, at + lessonPath('en'));
  const nodes = checkOf(page, 'nodes-ready');
  await expect(nodes.getByText(`kind-calico (${cluster.url})`)).toBeVisible();

  const look = nodes.getByRole('button', { name: 'Look' });
  await look.click();
  await expect(nodes).toHaveAttribute('data-verdict', 'waiting');
  await expect(nodes.locator('textarea')).toHaveValue(/^NAME +STATUS[\s\S]*NotReady/);

  await nodes.getByLabel('Look by itself').check();
  await nodes.locator('textarea').evaluate((field) => {
    field.scrollIntoView({ block: 'start' });
  });
  copyFileSync(
    join(root, 'content/calico/install-from-manifest/manifests/calico-node.yaml'),
    join(cluster.folder, 'calico.yaml'),
  );
  expect(await kubectl('kubectl apply -f calico.yaml')).toContain('created');
  await expect(nodes).toHaveAttribute('data-verdict', 'met');

  // The switch holds for the whole tab; another check looks as soon as it is in view.
  const daemonSet = checkOf(page, 'daemonset-ready');
  await expect(daemonSet.getByLabel('Look by itself')).toBeChecked();
  await daemonSet.locator('textarea').evaluate((field) => {
    field.scrollIntoView({ block: 'center' });
  });
  await expect(daemonSet).toHaveAttribute('data-verdict', 'met');
});

test(
  'pasting stays, and what the learner typed is not overwritten',
  { tag: runsScripts },
  async ({ page, learning: { address, at, cluster } }) => {
    await enter(page, address);
    await openWhole(page, at + firstLessonPath);
    const check = page.locator('check-paste[data-check$="#nodes-not-ready"]');
    await check.getByLabel('Look by itself').check();
    await expect(check).toHaveAttribute('data-verdict', 'met');
    await check.getByRole('button', { name: 'Clear' }).click();
    await check.locator('textarea').fill('NAME STATUS');
    // A look that was under way comes to its end; there is no next one.
    await expect(check.getByRole('button', { name: 'Look' })).not.toHaveAttribute('aria-busy');
    const before = cluster.requests.length;
    await page.waitForTimeout(4000);
    await expect(check.locator('textarea')).toHaveValue('NAME STATUS');
    expect(cluster.requests.length).toBe(before);
  },
);

/** Lets a check look by itself, and something be typed while the answer is held back, until `answer` is called. */
async function typedWhileItLooks(page: Page, { address, at }: Learning) {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await enter(page, address);
  await openWhole(page, at + firstLessonPath);
  const check = page.locator('check-paste[data-check$="#nodes-not-ready"]');
  await page.route('**/.readyroom/look', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/.readyroom/look');
  await check.getByLabel('Look by itself').check();
  await asked;
  await check.locator('textarea').fill('NAME STATUS');
  return { check, look: check.getByRole('button', { name: 'Look' }), answer };
}

test(
  'what is typed while it looks by itself stays',
  { tag: runsScripts },
  async ({ page, learning }) => {
    const { check, look, answer } = await typedWhileItLooks(page, learning);
    answer();
    await expect(look).not.toHaveAttribute('aria-busy');
    await expect(check.locator('textarea')).toHaveValue('NAME STATUS');
  },
);

test(
  'a click while it looks by itself is a wish to look, whatever was typed',
  { tag: runsScripts },
  async ({ page, learning }) => {
    const { check, look, answer } = await typedWhileItLooks(page, learning);
    await look.click();
    answer();
    await expect(check.locator('textarea')).toHaveValue(/^NAME +STATUS[\s\S]*NotReady/);
    await expect(check).toHaveAttribute('data-verdict', 'met');
  },
);

test(
  'speaks every language, and offers nothing without the token',
  { tag: runsScripts },
  async ({ page, learning: { address, at } }) => {
    await openWhole(page, at + lessonPath('en'));
    await expect(checkOf(page, 'nodes-ready').locator('form')).toBeVisible();
    await expect(page.locator('.look')).toHaveCount(0);
    await enter(page, address);
    for (const locale of locales) {
      await openWhole(page, at + lessonPath(locale));
      await expect(checkOf(page, 'nodes-ready').locator('.look button')).toHaveText(
        { en: 'Look', 'pt-BR': 'Observar', 'zh-CN': '查看' }[locale as string] ?? /./,
      );
    }
  },
);

test('says what is wrong: with the credentials, or because the command has ended', async ({
  page,
  learning: { address, at, cluster },
}) => {
  await enter(page, address);
  await openWhole(page, at + lessonPath('en'));
  const check = checkOf(page, 'nodes-ready');
  cluster.be('refuses credentials');
  await check.getByRole('button', { name: 'Look' }).click();
  await expect(check).toHaveAttribute('data-verdict', /failed|unrelated|unreadable/);
  await expect(check.locator('textarea')).toHaveValue(/must be logged in/);

  await page.route('**/.readyroom/look', (route) => route.abort());
  await check.getByRole('button', { name: 'Look' }).click();
  await expect(check.locator('.look-note')).toHaveText(/readyroom learn does not answer/);
});
