import { expect, test } from 'vitest';
import Step from '#components/lesson/Step.astro';
import Walkthrough from '#components/lesson/Walkthrough.astro';
import { page } from './lesson.ts';
import { render } from './render.ts';

test('the manifest stands once, with a number where a step begins', async () => {
  const html = await render(Walkthrough, { lesson: page, props: { id: 'set' } });
  expect(html).toContain('id="walk-set-line-3"');
  expect(html).toContain('<a class="marker" href="#walk-set-name" aria-label="Step 1">1</a>');
  expect(html.match(/class="line"/g)).toHaveLength(10);
});

test('it links the file as it is served, and the whole it was reduced from', async () => {
  const html = await render(Walkthrough, { lesson: page, props: { id: 'set' }, locale: 'pt-BR' });
  expect(html).toContain('href="/files/demo/first/manifests/set.yaml"');
  expect(html).toContain('<a href="https://example.org/whole.yaml">O arquivo inteiro</a>');
});

test('a step knows its lines and links to them', async () => {
  const html = await render(Step, {
    lesson: page,
    props: { id: 'name', of: 'set' },
    slot: '<p>The name.</p>',
  });
  expect(html).toContain('data-from="3" data-to="3"');
  expect(html).toContain('href="#walk-set-line-3"');
  expect(html).toContain('metadata<wbr>.name');
});
