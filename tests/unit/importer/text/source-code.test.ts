import { expect, test } from 'vitest';
import { sourceCode } from '#importer/text/source-code.ts';

const found = (...lines: string[]): string[] =>
  sourceCode(lines.join('\n'), 1).map(({ type, text, line }) => `${line} ${type} ${text}`);

test.each<[string, string[], string[]]>([
  ['a block between fences', ['```sh', 'a', ' b', '```'], ['2 block a\n b']],
  ['a block in a list', ['- x', '', '  ```', '  a', '   b', '  ```'], ['4 block a\n b']],
  ['a block behind the sign of a list', ['- ```', '  a', 'b'], ['2 block a']],
  ['a block in a quotation', ['> ```', '> a', '', 'b'], ['2 block a']],
  ['a block set in by a tab', ['1. x', '', '\t~~~', '\ta', '\t~~~'], ['4 block a']],
  ['a block that never ends', ['```', 'a'], ['2 block a']],
  ['a longer fence', ['````', '```', '````'], ['2 block ```']],
  ['code in a line', ['Use `a` and ``b`c``.'], ['1 inline a', '1 inline b`c']],
  ['code over two lines', ['Use `a', 'b`.'], ['1 inline a b']],
  ['no code in a comment', ['<!-- `a`', '```', '-->', '`b`'], ['4 inline b']],
  ['no code behind a backslash', ['\\`a`'], []],
])('%s', (_, lines, code) => {
  expect(found(...lines)).toEqual(code);
});
