import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinHanLines } from '#transforms/lesson/join-lines.ts';
import { outline, treeOf } from './outline.ts';

const joined = (text: string): string => {
  const tree = treeOf(text);
  joinHanLines(tree);
  return outline(tree);
};

test.each([
  ['between Han characters', '节点\n就绪', '节点就绪'],
  ['beside full-width punctuation', '节点，\n就绪。\n好', '节点，就绪。好'],
  ['not beside Latin text', '节点\nReady\n就绪', '节点\nReady\n就绪'],
  ['around emphasis', '**节点**\n就绪\n*好*', '节点就绪好'],
  ['not beside code', '节点\n`Ready`\n就绪', '节点\nReady\n就绪'],
  ['with characters of two UTF-16 units', '𠮷\n𠮷', '𠮷𠮷'],
  ['not in Latin text', 'one\ntwo', 'one\ntwo'],
])('line breaks go %s', (_, text, result) => {
  expect(joined(text)).toBe(result);
});

test('nothing but line breaks goes', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('节', '，', 'a', ' ', '\n') }), (text) => {
      const [before, after] = [outline(treeOf(text)), joined(text)];
      expect(after.replaceAll('\n', '')).toBe(before.replaceAll('\n', ''));
    }),
  );
});
