import { expect, test } from 'vitest';
import { lostWords } from '#importer/text/page-words.ts';

test.each([
  ['海', '海船'],
  ['こちら', '日本語版はこちら'],
  ['カタカナ', 'カタカナのふね'],
  ['เรือ', 'เรือแดง'],
])('where words have no blanks between them, %s is in %s', (word, text) => {
  expect(lostWords([word, 'boat'], [text])).toEqual(['boat']);
});
