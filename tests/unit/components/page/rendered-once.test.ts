import { expect, test } from 'vitest';
import { renderedOnce } from '#components/page/rendered-once.ts';

test('Two pages that have the same prose render it once, and a third asks anew', async () => {
  let renderings = 0;
  const render = (): Promise<string> => {
    renderings += 1;
    return Promise.resolve(`<p>${renderings}</p>`);
  };
  expect(await renderedOnce('en/one/lesson', render)).toBe('<p>1</p>');
  expect(await renderedOnce('en/one/lesson', render)).toBe('<p>1</p>');
  expect(await renderedOnce('en/one/lesson', render)).toBe('<p>2</p>');
});

test('Each lesson and language is rendered for itself', async () => {
  const [first, second] = await Promise.all(
    ['en/two/lesson', 'pt-BR/two/lesson'].map((key) =>
      renderedOnce(key, () => Promise.resolve(key)),
    ),
  );
  expect([first, second]).toEqual(['en/two/lesson', 'pt-BR/two/lesson']);
});

test('A page that begins while the other one is being made waits for the same', async () => {
  const slow = renderedOnce('en/three/lesson', () => Promise.resolve('slow'));
  const fast = renderedOnce('en/three/lesson', () => Promise.resolve('fast'));
  expect(await Promise.all([slow, fast])).toEqual(['slow', 'slow']);
});
