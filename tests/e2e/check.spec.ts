import {
  differsInWords,
  expect,
  firstLessonPath,
  lesson,
  lessonPath,
  type Locale,
  locales,
  paste,
  paths,
  runsScripts,
  test,
} from './site.ts';

const ready = lesson.outputs['daemonset-ready']?.text ?? '';
const pods = lesson.outputs['pods-ready']?.text ?? '';
const nodes = lesson.outputs['nodes-ready']?.text ?? '';

/** What a reader must see, written out. A language that is not here is tested by its messages alone. */
const words: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  en: {
    met: 'Ready',
    waiting: 'Not yet',
    failed: 'Something is wrong',
    unrelated: 'Another output',
    unreadable: 'Cannot tell',
    progress: '2 of 3 ready',
  },
  'pt-BR': {
    met: 'Pronto',
    waiting: 'Ainda não',
    failed: 'Algo está errado',
    unrelated: 'Outra saída',
    unreadable: 'Não dá para saber',
    progress: 'Prontos: 2 de 3',
  },
  'zh-CN': {
    met: '就绪',
    waiting: '尚未就绪',
    failed: '出现问题',
    unrelated: '不是所需的输出',
    unreadable: '无法判断',
    progress: '已就绪 2 个，共 3 个',
  },
};

/** The DaemonSet's row with two of its three Pods ready. */
const twoOfThree = ready.replace(/3( +)3( +)3( +)3( +)3 /, '3$13$22$33$42 ');

for (const locale of locales) {
  const word = words[locale];
  if (!word) continue;
  // One page, as a learner has it open: each paste takes the place of the one before it, and so does its verdict.
  test(
    `every paste has its verdict, in words (${locale})`,
    { tag: ['@smoke', ...differsInWords(locale)] },
    async ({ page }) => {
      await page.goto(lessonPath(locale));
      const check = page.locator('.prose #check-daemonset-ready');
      const said = check.locator('.verdict strong');

      await test.step('what is ready is said to be ready', async () => {
        await paste(page, 'daemonset-ready', ready.replace(/96s/, '7m'));
        await expect(said).toHaveText(word['met'] ?? '');
        await expect(check.locator('.criteria > li').first()).toHaveAttribute(
          'data-verdict',
          'met',
        );
        await expect(page.locator('#announcer')).toContainText(word['met'] ?? '');
      });

      await test.step('what is on its way says how far it is, with the deciding cells marked', async () => {
        await paste(page, 'daemonset-ready', twoOfThree);
        await expect(said).toHaveText(word['waiting'] ?? '');
        await expect(check.locator('.how-far')).toContainText(word['progress'] ?? '');
        await expect(
          check.locator('tr[data-status] .deciding').filter({ hasText: /^2$/ }).first(),
        ).toBeVisible();
      });

      await test.step('another output is named as what it is', async () => {
        await paste(page, 'daemonset-ready', nodes);
        await expect(said).toHaveText(word['unrelated'] ?? '');
        await expect(check.locator('.findings li').first()).toContainText('DaemonSet');
      });

      for (const [what, text] of [
        ['nothing', ''],
        ['garbage', 'lorem ipsum dolor\nsit amet'],
        ['binary', '\u0000\u0001\u0002ELF\u0000\uFFFD\uFFFD\uFFFD'],
      ] as const)
        await test.step(`${what} is said to be unreadable`, async () => {
          // What is said of it is not what was said of the paste before it.
          await paste(page, 'daemonset-ready', ready);
          await expect(check).toHaveAttribute('data-verdict', 'met');
          await paste(page, 'daemonset-ready', text);
          await expect(check.locator('.verdict')).toHaveAttribute('data-verdict', 'unreadable');
          await expect(said).toHaveText(word['unreadable'] ?? '');
        });

      await test.step('what has failed comes first, with what it means and the command to run next', async () => {
        const text = pods.replace(
          /(calico-node-c7xkt +)1\/1( +)Running {2}/,
          '$10/1$2ImagePullBackOff  ',
        );
        await paste(page, 'pods-ready', text);
        const other = page.locator('.prose #check-pods-ready');
        await expect(other.locator('.verdict strong')).toHaveText(word['failed'] ?? '');
        await expect(other.locator('tbody tr').first()).toContainText('ImagePullBackOff');
        await expect(other.locator('.findings li').first()).toContainText('calico-node-c7xkt');
        await expect(other.locator('button[data-copy*="calico-node-c7xkt"]').first()).toBeVisible();
      });
    },
  );
}

test('the paste survives a reload and a change of language; the verdict then speaks the new one', async ({
  page,
}) => {
  await page.goto(lessonPath('en'));
  await paste(page, 'daemonset-ready', twoOfThree);
  const check = page.locator('.prose #check-daemonset-ready');
  await expect(check.locator('.verdict strong')).toHaveText('Not yet');
  await page.reload();
  await expect(check.locator('textarea')).toHaveValue(twoOfThree);
  await expect(check.locator('.verdict strong')).toHaveText('Not yet');
  await page.locator('language-picker a[lang="zh-CN"]').click();
  await expect(page).toHaveURL(new RegExp(`/${paths['zh-CN']}/`));
  await expect(check.locator('textarea')).toHaveValue(twoOfThree);
  await expect(check.locator('.verdict strong')).toHaveText('尚未就绪');
});

test('a verdict is withdrawn as soon as the text is changed', async ({ page }) => {
  await page.goto(lessonPath('en'));
  await paste(page, 'daemonset-ready', ready.replace(/96s/, '7m'));
  const check = page.locator('.prose #check-daemonset-ready');
  await expect(check).toHaveAttribute('data-verdict', 'met');
  // Typed: a text that is put in whole is a paste, and judged at once.
  await check.locator('textarea').press('x');
  await expect(check).not.toHaveAttribute('data-verdict');
  await expect(check.locator('.verdict')).toHaveCount(0);
  await expect(check.locator('.criteria > li').first()).not.toHaveAttribute('data-verdict');
});

test('clearing forgets the paste and the verdict', async ({ page }) => {
  await page.goto(lessonPath('en'));
  await paste(page, 'daemonset-ready', ready);
  const check = page.locator('.prose #check-daemonset-ready');
  await expect(check.locator('.verdict')).toBeVisible();
  await check.locator('button[type=reset]').click();
  await expect(check.locator('.verdict')).toHaveCount(0);
  await expect(check.locator('textarea')).toBeFocused();
  await page.reload();
  await expect(check.locator('textarea')).toHaveValue('');
});

test('five megabytes are judged, the page says that it does not keep them, and stays usable', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto(lessonPath('en'));
  const check = page.locator('.prose #check-pods-ready');
  const [head = '', row = ''] = pods.split('\n');
  const text = `${head}\n${`${row}\n`.repeat(Math.ceil(5_000_000 / (row.length + 1)))}`;
  // Whatever it takes to judge them, it is done beside the page: there it begins when the page has been used.
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      document.documentElement.dataset['asked'] = '';
      addEventListener('judge', () => {
        post.call(this, message);
      });
    };
  });
  // What is this large is put into the field by the page, for browsers take twice as long: they do nothing with this event.
  await check.locator('textarea').evaluate((field: HTMLTextAreaElement, value) => {
    field.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', value);
    const event = new ClipboardEvent('paste', { cancelable: true });
    // Firefox makes one of its own of what is given to the constructor, and that is empty.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    field.dispatchEvent(event);
  }, text);
  await expect(page.locator('html')).toHaveAttribute('data-asked');
  await page.locator('.settings > summary').click();
  await page.locator('.settings label:has([value=dark])').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(check.locator('.verdict')).toHaveCount(0);
  await page.evaluate(() => {
    dispatchEvent(new Event('judge'));
  });
  await expect(check.locator('.verdict')).toBeVisible({ timeout: 120_000 });
  await expect(check.locator('.check-notice')).toContainText('larger than 1 MB');
  await expect(check.locator('textarea')).toHaveValue(text);
});

test(
  'a met check fills its dot in the flight line, in every language',
  { tag: runsScripts },
  async ({ page }) => {
    await page.goto(lessonPath('en'));
    await paste(page, 'daemonset-ready', ready);
    await expect(page.locator('.rail flight-line i[data-met]')).toHaveCount(1);
    await page.goto(firstLessonPath);
    await expect(page.locator('.rail progress-line')).toHaveText(/1 of \d+ steps done/);
    await page.goto('zh-cn/calico/');
    await expect(page.locator('.lesson-list').getByText('已完成 1/')).toHaveCount(1);
  },
);

test('pasted markup is shown as text', async ({ page }) => {
  await page.goto(lessonPath('en'));
  await paste(
    page,
    'pods-ready',
    `${pods}<img src=x onerror=alert(1)>   0/1   <b>Running</b>   0   1s\n`,
  );
  const report = page.locator('.prose #check-pods-ready .report');
  await expect(report.locator('.verdict')).toBeVisible();
  await expect(report.locator('img, b')).toHaveCount(0);
});
