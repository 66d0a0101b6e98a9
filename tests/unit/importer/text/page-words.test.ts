import { expect, test } from 'vitest';
import { lostWords, visibleWords } from '#importer/text/page-words.ts';

test.each([
  ['海', '海船'],
  ['こちら', '日本語版はこちら'],
  ['カタカナ', 'カタカナのふね'],
  ['เรือ', 'เรือแดง'],
])('where words have no blanks between them, %s is in %s', (word, text) => {
  expect(lostWords([word, 'boat'], [text])).toEqual(['boat']);
});

test('a heading is read as one text, as the title that it becomes', () => {
  const inline = [
    { type: 'inlineCode', value: 'boat' },
    { type: 'text', value: 's of the sea' },
  ];
  const root = { type: 'root', children: [{ type: 'heading', depth: 1, children: inline }] };
  expect([...visibleWords(root)]).toEqual(['boats', 'of', 'the', 'sea']);
});
