import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readShell } from '#transforms/shell.ts';
import { repeated } from './repeated-shell.ts';

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

test.each([
  ['mapfile -t PODS < <(kubectl get pods -o name)', ['PODS']],
  ['readarray -d "" FILES', ['FILES']],
  ['declare -A COUNT; local name; typeset -i N', ['COUNT', 'name', 'N']],
  ['while getopts ab: OPTION; do :; done', ['OPTION']],
  ["printf -v TEXT '%s' name", ['TEXT']],
  ["printf '%s' NAME", []],
])('what %j gives a value is assigned', (text, names) => {
  expect(readShell(text).assigned).toEqual(names);
});

test('a name that only another program sets is not assigned', () => {
  expect(readShell('kubectl label node a lab=calico; env B=1 make C=2').assigned).toEqual([]);
});

test('what is in quotes is told apart from what is not', () => {
  const { placeholders } = readShell('kubectl exec <pod> -- sh -c "ping <HOST>"\ncat <<E\n<IP>\nE');
  expect(placeholders.map(({ text, isQuoted }) => [text, isQuoted])).toEqual([
    ['<pod>', false],
    ['<HOST>', true],
    ['<IP>', true],
  ]);
});

const anything = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...'aA1 \n\t\'"\\$(){}[]<>|&;#=`!*?-~',
      '\r\n',
      '<<E\n',
      'E\n',
      '$((',
      '[[ ',
      ' ]]',
    ),
    fc.constantFrom(
      'for ',
      'in ',
      'do ',
      'done ',
      'case ',
      'esac ',
      'if ',
      'then ',
      'fi ',
      '字',
      '😀',
    ),
  ),
  maxLength: 60,
});

test('any text is read, all places lie in it, and the reading does not depend on what was read before', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const shell = readShell(text);
      expect(readShell(text)).toEqual(shell);
      const ranges = [
        ...shell.commands.map(({ start, end }) => [start, end] as const),
        ...shell.documents.map(({ start, end }) => [start, end] as const),
        ...shell.comments.map(({ offset, end }) => [offset, end] as const),
      ];
      for (const [start, end] of ranges) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
      for (const { offset } of shell.comments) expect(text[offset]).toBe('#');
      if (shell.state.is !== 'complete')
        expect(shell.state.offset).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 1000 },
  );
});

test('a command that ends in an escape ends with its text', () => {
  const text = '$((`\\';
  expect(readShell(text).commands.map(({ end }) => end)).toEqual([text.length]);
});

test.each(repeated)('100 kB of %j are read', (piece) => {
  const text = piece.repeat(100_000 / piece.length);
  const { state } = readShell(text);
  expect(state.is === 'complete' || state.offset <= text.length).toBe(true);
});
