import { expect, test } from 'vitest';
import Check from '#components/lesson/Check.astro';
import CheckBlock from '#components/lesson/CheckBlock.astro';
import Criterion from '#components/lesson/Criterion.astro';
import Hint from '#components/lesson/Hint.astro';
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

test('what counts is folded away: what its author says of it, and in a fold of its own how it is judged', async () => {
  const said = await render(Criterion, { slot: 'Every node is <em>Ready</em>.' });
  expect(said).toBe('<li>Every node is <em>Ready</em>.</li>');
  const html = await render(Check, {
    lesson: page,
    props: { id: 'nodes' },
    slots: { criteria: said },
  });
  const [, before = ''] = /<details class="counts">(.*?)<details/.exec(html) ?? [];
  expect(before).toBe(`<summary>What counts</summary><ul class="criteria-said">${said}</ul>`);
  // Apart, for it may give the answer away. One item for each expectation, in order: the report marks them.
  expect(html).toContain(
    '<details class="judged"><summary>How this is judged</summary><ul class="criteria"><li data-of="0">every Node is ready</li><li data-of="1">a line reads “done”</li></ul></details></details>',
  );
  expect(html.match(/class="criteria"/g)).toHaveLength(1);
});

test('how long a run waited until it was met stands beside its command, where that is known', async () => {
  const props = { id: 'nodes' };
  const known = { ...page.workshop, waits: { [page.lesson.name]: { nodes: 42 } } };
  expect(await render(Check, { lesson: { ...page, workshop: known }, props })).toContain(
    'class="check-command" data-wait="42"',
  );
  expect(await render(Check, { lesson: page, props })).not.toContain('data-wait');
});

test('what is to be pasted is named by its command, or is left to the learner', async () => {
  const label = async (id: string): Promise<string | undefined> =>
    /<label[^>]*>([^<]*)/.exec(await render(Check, { lesson: page, props: { id } }))?.[1];
  expect(page.lesson.checks['verdicts']?.command).toBeUndefined();
  expect(await label('nodes')).toBe('Paste what this command printed');
  expect(await label('verdicts')).toBe('Paste what your command printed');
});

test('where the author says nothing, what counts is how it is judged', async () => {
  const html = await render(Check, { lesson: page, props: { id: 'nodes' } });
  expect(html).not.toContain('How this is judged');
  expect(html).not.toContain('criteria-said');
});

test('hints are folded, below all else, and say how many there are', async () => {
  const props = { for: 'failed', number: '2', count: '3' };
  const hint = await render(Hint, { lesson: page, props, slot: '<p>Look there.</p>' });
  expect(hint).toMatch(/^<details class="hint" data-for="failed"> *<summary> *Hint 2 of 3/);
  expect(hint).toContain('<p>Look there.</p>');
  const html = await render(Check, {
    lesson: page,
    props: { id: 'nodes' },
    slots: { hints: hint },
  });
  expect(html.indexOf(hint)).toBeGreaterThan(html.indexOf('</check-report>'));
});

test('its question is a heading', async () => {
  const html = await render(Check, { lesson: page, props: { id: 'nodes' }, slot: '<p>Ready?</p>' });
  expect(html).toContain('<div class="question" role="heading" aria-level="3"><p>Ready?</p></div>');
});

test('its field is labelled with the command whose output is wanted', async () => {
  const html = await render(Check, { lesson: page, props: { id: 'nodes' } });
  expect(html).toContain('<label>Paste what this command printed<textarea ');
  expect(html).toContain('<code translate="no">kubectl get nodes</code>');
  expect(html).toContain('data-check="demo/first#nodes"');
});

test('without scripts the values of a learner are a block to edit', async () => {
  const html = await render(Variables, { lesson: page, locale: 'zh-CN' });
  expect(html).toContain('export NODE_NAME=&#39;worker-1&#39;');
  expect(html).toContain('一个节点');
  expect(html).toContain('data-pattern="[a-z0-9-]+"');
});

test('the button that copies them is called what it says', async () => {
  const html = await render(Variables, { lesson: page });
  expect(html).toMatch(/aria-label="Copy the block">\s*Copy the block\s*<\/button>/);
});

test('a command of several lines keeps its lines in the check', async () => {
  const command = 'kubectl get nodes \\\n  --output=wide';
  const props = { anchor: 'a', check: 'any', criteria: [], label: 'Paste', command };
  const html = await render(CheckBlock, { lesson: page, props });
  // An option stands in an element of its own, so that none is broken behind its hyphens.
  expect(html.replaceAll(/<\/?span>/g, '')).toContain(`translate="no">${command}</code>`);
  expect(html).toContain('<span>--output=wide</span>');
});

test('a command for another system waits in the page, until its tab is chosen', async () => {
  const variants = [{ when: 'system=macos', text: 'shasum <a>' }];
  const props = { anchor: 'a', check: 'any', criteria: [], label: 'Paste', command: 'sha256sum' };
  const html = await render(CheckBlock, { lesson: page, props: { ...props, variants } });
  expect(html).toContain('<template data-when="system=macos">shasum &lt;a&gt;</template>');
});
