import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readShell } from '#transforms/shell.ts';

describe('variables', () => {
  test.each([
    ['unquoted and in braces', 'echo $A "${B:?}" ${#C}', ['A', 'B', 'C']],
    ['not in single quotes', `kubectl get -o jsonpath='{$A}' "it's $B"`, ['B']],
    ['not after a backslash', 'echo \\$A', []],
    ['in a command substitution, quotes of its own', `echo "$(get '$A' "$B")" $C`, ['B', 'C']],
    ['in a here-document', 'cat <<EOF\n$A\nEOF\necho $B', ['A', 'B']],
    ['not in a quoted here-document', "cat <<'EOF' > x\n$A '\nEOF\necho $B", ['B']],
    ['in a here-document with tabs before its end', 'cat <<-EOF\n\t$A\n\tEOF\necho $B', ['A', 'B']],
    ['not positions and states', 'echo $1 $? $$ $@', []],
    ['in a here-string', 'cat <<< "$A"', ['A']],
  ])('%s', (_, command, names) => {
    expect(readShell(command).variables.map(({ name }) => name)).toEqual(names);
  });
});

test('assigned are names with "=", after for and after read', () => {
  const { assigned } = readShell(
    'A=1 B+=2; export C=3; for D in 1 2; do read -r E F; done; g --h=i',
  );
  expect(assigned).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
});

describe('comments', () => {
  test.each([
    ['at the end', 'ls # all', [3]],
    ['on a line of its own', 'ls\n# all\npwd', [3]],
    ['not in a word', 'ls a#b http://x/#c', []],
    ['not in quotes', `echo '# a' "# b"`, []],
    ['not in a here-document', "cat <<'EOF'\n#!/bin/sh\n# kept\nEOF\nls # all", [36]],
    ['not the length of a variable', 'echo ${#A} $#', []],
  ])('%s', (_, command, offsets) => {
    expect(readShell(command).comments.map(({ offset }) => offset)).toEqual(offsets);
  });
});

describe('placeholders', () => {
  test.each([
    ['outside quotes, in any case', 'kubectl get pod <pod-name> <NAME>', ['<pod-name>', '<NAME>']],
    ['in quotes, in capitals only', `echo "<NODE_NAME>" '<NODE>' "<b>"`, ['<NODE_NAME>', '<NODE>']],
    ['in a here-document, in capitals only', "cat <<'EOF'\n<html> <YOUR-IP>\nEOF", ['<YOUR-IP>']],
    ['not redirections', 'sort < in > out; cat <in >out; cat <<EOF >x\nEOF', []],
  ])('%s', (_, command, texts) => {
    expect(readShell(command).placeholders.map(({ text }) => text)).toEqual(texts);
  });
});

test('any text is scanned, and every offset lies in it', () => {
  const shell = fc.string({
    unit: fc.constantFrom(...'aA_ \n\t\'"\\$(){}<>#=-;', 'EOF\n', '<<EOF\n', "<<'EOF'\n", '${A'),
  });
  fc.assert(
    fc.property(shell, (command) => {
      const { variables, comments, placeholders } = readShell(command);
      for (const { name, offset } of variables) {
        expect(
          command
            .slice(offset)
            .replace(/^\$\{?[#!]?/, '')
            .startsWith(name),
        ).toBe(true);
      }
      for (const { offset } of comments) expect(command[offset]).toBe('#');
      for (const { text, offset } of placeholders) {
        expect(command.startsWith(text, offset)).toBe(true);
      }
    }),
  );
});
