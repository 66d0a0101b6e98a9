import { expect, test } from 'vitest';
import { printedLesson } from '#transforms/printed-lesson.ts';

const printed = (html: string) =>
  printedLesson(html, {
    name: 'one',
    lessons: ['one', 'two'],
    leftOut: (lines) => `(${String(lines)} more)`,
  });

test.each([
  ['<h2 id="set-up">', '<h2 id="one--set-up">'],
  [
    '<pre aria-describedby="a b" data-copy="x > y" id="c">',
    '<pre aria-describedby="one--a one--b" data-copy="x > y" id="one--c">',
  ],
  ['<a href="#set-up">', '<a href="#one--set-up">'],
  ['<path id="p" marker-end="url(#tip)">', '<path id="one--p" marker-end="url(#one--tip)">'],
  ['<a href="../two/">', '<a href="#two">'],
  ['<a href="/base/en/workshop/two/#end">', '<a href="#two--end">'],
  ['<a href="../three/">', '<a href="../three/">'],
])('ids and links within the workshop carry the name of the lesson: %s', (html, made) => {
  expect(printed(html).html).toBe(made);
});

test('code that looks like an attribute stays as it is', () => {
  const html = '<code>&lt;a id="x" href="#y"></code>';
  expect(printed(html).html).toBe(html);
});

test('addresses are numbered, each once', () => {
  const link = (address: string) => `<a href="${address}">it</a>`;
  const { html, notes } = printed(
    [link('https://a.example'), link('https://b.example'), link('https://a.example')].join(' '),
  );
  expect(notes).toEqual(['https://a.example', 'https://b.example']);
  expect(
    [...html.matchAll(/<sup class="address">(\d)<\/sup>/g)].map(([, number]) => number),
  ).toEqual(['1', '2', '1']);
});

test('a long output loses its middle, and says how much; another one is whole', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => `line ${String(index)}`);
  const long = `<samp>${lines(40).join('\n')}</samp>`;
  expect(printed(long).html).toContain('line 15\n<em class="left-out">(20 more)</em>\nline 36');
  const short = `<samp>${lines(26).join('\n')}</samp>`;
  expect(printed(short).html).toBe(short);
});
