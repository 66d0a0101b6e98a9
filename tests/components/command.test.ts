import { expect, test } from 'vitest';
import Command from '#components/lesson/Command.astro';
import { page } from './lesson.ts';
import { render } from './render.ts';

test('one command has one button beside it, and is in the page once', async () => {
  const html = await render(Command, { lesson: page, props: { id: 'one' } });
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(html.match(/kubectl get nodes/g)).toHaveLength(1);
  expect(html).toMatch(/<code>kubectl get nodes<\/code><\/pre>\s*<button[^>]* data-copy>/);
});

test('several commands have a button each, and one for all', async () => {
  const html = await render(Command, { lesson: page, props: { id: 'two' }, locale: 'pt-BR' });
  expect(html.match(/<button/g)).toHaveLength(3);
  expect(html).toContain('aria-label="Copiar tudo: 2 comandos"');
});

test('a here-document is shown and carried byte for byte', async () => {
  const html = await render(Command, { lesson: page, props: { id: 'two' } });
  expect(html).toContain(`<code>cat &lt;&lt;'EOF' &gt;x\n# &lt;kept&gt; &amp; "kept"\nEOF</code>`);
});

test('what commands are for stands above them, in the source language where the page has no other', async () => {
  const inOwn = await render(Command, { lesson: page, props: { id: 'two' }, locale: 'pt-BR' });
  expect(inOwn).toContain('<p class="goal">Criar um arquivo e ver o conteúdo.</p>');
  const inSource = await render(Command, { lesson: page, props: { id: 'two' }, locale: 'zh-CN' });
  expect(inSource).toContain('<p class="goal" lang="en">Make a file and look at it.</p>');
  expect(inSource.indexOf('class="goal"')).toBeLessThan(inSource.indexOf('class="terminal"'));
  const repeated = await render(Command, { lesson: page, props: { id: 'two', again: true } });
  expect(repeated).not.toContain('class="goal"');
});

test('its caption stands before it', async () => {
  const html = await render(Command, {
    lesson: page,
    props: { id: 'one' },
    slot: '<p>List the nodes.</p>',
  });
  expect(html.indexOf('List the nodes.')).toBeLessThan(html.indexOf('kubectl get nodes'));
});

test('an id the model would have refused is a fault that names itself', async () => {
  await expect(render(Command, { lesson: page, props: { id: 'none' } })).rejects.toThrow(
    'No command "none" in this lesson.',
  );
});
