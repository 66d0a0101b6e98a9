import { expect, test } from 'vitest';
import Check from '#components/lesson/Check.astro';
import CheckBlock from '#components/lesson/CheckBlock.astro';
import Criterion from '#components/lesson/Criterion.astro';
import Variables from '#components/page/Variables.astro';
import { page } from './lesson.ts';
import { render } from './render.ts';

test('a check says what it asks for, whether or not there are scripts', async () => {
  const html = await render(Check, { lesson: page, props: { id: 'nodes' }, slot: '<p>Ready?</p>' });
  expect(html.match(/<li data-of[^>]*>[^<]*<\/li>/g)).toEqual([
    '<li data-of="0">every Node is ready</li>',
    '<li data-of="1">a line reads “done”</li>',
  ]);
  expect(html).toContain('<p>Ready?</p>');
});

test('what its author says stands in place of it, which is folded away then', async () => {
  const said = await render(Criterion, { slot: 'Every node is <em>Ready</em>.' });
  expect(said).toBe('<li>Every node is <em>Ready</em>.</li>');
  const html = await render(Check, { lesson: page, props: { id: 'nodes' }, criteria: said });
  expect(html).toContain(
    `<ul class="criteria-said" aria-labelledby="check-nodes-criteria">${said}</ul>`,
  );
  const [, folded = ''] = /<details class="judged">(.*?)<\/details>/.exec(html) ?? [];
  expect(folded).toContain('<summary>How this is judged</summary>');
  // One item for each expectation, in order: the report marks them.
  expect(folded).toContain(
    '<ul class="criteria"><li data-of="0">every Node is ready</li><li data-of="1">a line reads “done”</li></ul>',
  );
  expect(html.match(/class="criteria"/g)).toHaveLength(1);
});

test('nothing is folded away where the author says nothing', async () => {
  const html = await render(Check, { lesson: page, props: { id: 'nodes' } });
  expect(html).not.toContain('<details');
});

test('its field is labelled with the command whose output is wanted', async () => {
  const html = await render(Check, { lesson: page, props: { id: 'nodes' } });
  expect(html).toContain('<label for="check-nodes-paste">Paste what this command printed</label>');
  expect(html).toContain('aria-describedby="check-nodes-command check-nodes-stays"');
  expect(html).toMatch(/id="check-nodes-command" translate="no">kubectl get nodes</);
  expect(html).toContain('data-check="demo/first#nodes"');
});

test('without scripts the values of a learner are a block to edit', async () => {
  const html = await render(Variables, { lesson: page, locale: 'zh-CN' });
  expect(html).toContain('export NODE_NAME=&#39;worker-1&#39;');
  expect(html).toContain('一个节点');
  expect(html).toContain('data-pattern="[a-z-]+"');
});

test('the button that copies them is called what it says', async () => {
  const html = await render(Variables, { lesson: page });
  expect(html).toMatch(/aria-label="Copy the block">\s*Copy the block\s*<\/button>/);
});

test('a command of several lines keeps its lines in the check', async () => {
  const command = 'kubectl get nodes \\\n  --output=wide';
  const props = { anchor: 'a', check: 'any', criteria: [], label: 'Paste', command };
  const html = await render(CheckBlock, { lesson: page, props });
  expect(html).toContain(`translate="no">${command}</code>`);
});
