import { expect, test } from 'vitest';
import Diagram from '#components/lesson/Diagram.astro';
import { page } from './lesson.ts';
import { render } from './render.ts';

test('the words of a label stand where the drawing has room for them, as text', async () => {
  const html = await render(Diagram, {
    lesson: page,
    props: { id: 'path', labels: '{"pod":"<Pod>"}' },
  });
  expect(html).toContain('<text x="8" y="20">&lt;Pod&gt;</text>');
});

test('the drawing is one image, described by the words below it', async () => {
  const html = await render(Diagram, {
    locale: 'zh-CN',
    lesson: page,
    props: { id: 'path' },
    slot: '<p>从 Pod 到节点。</p>',
  });
  expect(html).toContain('role="img" aria-label="示意图" aria-describedby="diagram-path-text"');
  expect(html).toContain('<figcaption id="diagram-path-text"><p>从 Pod 到节点。</p></figcaption>');
});

test('16 units are as wide as 1rem, so that words keep their size and large text its room', async () => {
  const html = await render(Diagram, { lesson: page, props: { id: 'path' } });
  expect(html).toContain('viewBox="0 0 320 160" width="20rem"');
  expect(html).not.toContain('style=');
});
