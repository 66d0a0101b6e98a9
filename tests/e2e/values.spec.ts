import { edited, editsForValues } from '../../src/transforms/chosen-values.ts';
import { expect, isDefined, lessonPath, lessons, openWhole, test } from './site.ts';

const lesson = lessons.find(({ name }) => name === 'labels-and-annotations');
const written = (lesson?.outputs['nodes-with-ssd']?.text ?? '').trimEnd();

test('outputs show the values of the learner, also after a reload, and the examples again without them', async ({
  page,
}) => {
  if (!lesson) throw new Error('There is no lesson with a variable.');
  const output = page.locator('#output-nodes-with-ssd samp');
  // With its blanks, which Playwright's own matchers do not tell apart.
  const showsExactly = (text: string): Promise<void> =>
    expect.poll(() => output.evaluate((element) => element.textContent)).toBe(text);
  await openWhole(page, lessonPath('en', lesson));
  await showsExactly(written);
  await page.locator('#variable-NODE_NAME').focus();
  await isDefined(page, 'variable-form');
  await page.locator('#variable-NODE_NAME').fill('a-node-with-a-longer-name');
  const chosen = [{ example: 'calico-worker', value: 'a-node-with-a-longer-name' }];
  const own = edited(written, editsForValues(written, chosen));
  expect(own).toContain('\na-node-with-a-longer-name   NotReady');
  await showsExactly(own);
  await page.waitForLoadState('networkidle');
  await page.reload({ waitUntil: 'networkidle' });
  await showsExactly(own);
  // What does not fit is not shown.
  await page.locator('#variable-NODE_NAME').fill('No name');
  await showsExactly(written);
  await page.locator('#variable-NODE_NAME').fill('minikube');
  await showsExactly(
    edited(written, editsForValues(written, [{ example: 'calico-worker', value: 'minikube' }])),
  );
  await page.locator('variable-form [data-clear]').click();
  await showsExactly(written);
});
