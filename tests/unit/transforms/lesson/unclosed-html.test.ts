import { expect, test } from 'vitest';
import { unclosedHtml } from '#transforms/lesson/unclosed-html.ts';

test.each([
  ['a <!-- b', [2]],
  ['a <!-- b --> <!-- c', [13]],
  ['a <!--\nb <?\nc <![CDATA[\nd <!A', [2, 9, 14, 26]],
  ['a <!--\n\nb -->', [2]],
  ['> a <!--\n>\n> b -->', [4]],
  ['a <!-- b\nc -->', []],
  ['a <? b ?> <!A> <![CDATA[ c ]]>', []],
  ['a <!--b@c.example> <b> </b> < ! ?', []],
])('In %j, HTML that is no tag and has no end in its paragraph begins at %j', (text, places) => {
  expect([...unclosedHtml(text)]).toEqual(places);
});

test('Of thousands of them, each is found', () => {
  expect(unclosedHtml('a <!-- b\n'.repeat(50_000)).size).toBe(50_000);
});
