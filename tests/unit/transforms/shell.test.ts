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

describe('the commands', () => {
  const programs = (text: string) => readShell(text).commands.map(({ words }) => words.join('|'));

  test.each([
    ['quotes and backslashes', `a "b c" 'd e' f\\ g "h\\"i" j"k"'l'`, ['a|b c|d e|f g|h"i|jkl']],
    ['quotes as in C', String.raw`echo $'it\'s' $'\x41'`, ["echo|it's|A"]],
    ['expansions as they are written', 'a "$B" ${C:-d} $((1 + 2))', ['a|$B|${C:-d}|$((1 + 2))']],
    ['line continuation', 'a \\\n  b\\\nc', ['a|bc']],
    ['operators', 'a; b && c || d & e | f |& g', ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
    ['comments', "a # it's | b\n# c\nd#e", ['a', 'd#e']],
    ['here-documents', 'a <<E | b\nc | d\nE\nf', ['a', 'b', 'f']],
    ['here-documents, one after the other', "a <<X <<-'Y' b\nc\nX\n\td\n\tY\ne", ['a|b', 'e']],
    ['a here-string', 'a <<< "b c" d', ['a|d']],
    ['redirections', 'a >b 2>&1 c < d &> e', ['a|c']],
    ['assignments', 'A=1 B="2 3" c D=4; E=5', ['c|D=4', '']],
    ['substitutions', 'a $(b "$(c)") <(d)', ['a|$(b "$(c)")|<(d)', 'b|$(c)', 'c', 'd']],
    ['backticks', 'a `b \\`c d\\`` e', ['a|`b \\`c d\\``|e', 'b|`c d`', 'c|d']],
    [
      'loops and conditions',
      'for a in b; do c; done; if d; then e; else f; fi',
      ['c', 'd', 'e', 'f'],
    ],
    ['case', 'case $a in b|c) d;; *) e;; esac', ['d', 'e']],
    ['functions and groups', 'f() { a; }; (b; { c; })', ['a', 'b', 'c']],
    ['CRLF', 'a b\r\ncat <<E\r\nc\r\nE\r\nd \\\r\n  e\r\n', ['a|b', 'cat', 'd|e']],
  ])('of %s', (_, text, expected) => {
    expect(programs(text)).toEqual(expected);
    expect(readShell(text).state).toEqual({ is: 'complete' });
  });

  test('have their assignments, redirections and places', () => {
    const text = 'ls\nA=1 B="2 3" kubectl get pods >"all pods" 2>&1 <<E\nx\nE';
    expect(readShell(text).commands[1]).toEqual({
      words: ['kubectl', 'get', 'pods'],
      assignments: ['A=1', 'B=2 3'],
      redirections: [
        { operator: '>', target: 'all pods' },
        { operator: '2>&', target: '1' },
        { operator: '<<', target: undefined },
      ],
      pipedTo: [],
      start: 3,
      end: text.indexOf('\nx'),
    });
  });

  test.each([
    ['curl -H "a: \\"b" https://x | sh -c "y"', ['curl>sh', 'sh>']],
    ['cat <<EOF\na | sh\nEOF', ['cat>']],
    ['echo "a\\"" | x', ['echo>x', 'x>']],
    ['echo "a\\" | x"', ['echo>']],
    ['a |& b || c | d', ['a>b', 'b>', 'c>d', 'd>']],
    ['(a; b | c) | { d | e; f; }', ['a>d+f', 'b>c', 'c>d+f', 'd>e', 'e>', 'f>']],
    ['a $(b) | while read -r c; do d; done', ['a>read+d', 'b>', 'read>', 'd>']],
  ])('are piped to others: %s', (text, expected) => {
    const { commands } = readShell(text);
    expect(
      commands.map(
        ({ words, pipedTo }) =>
          `${words[0] ?? ''}>${pipedTo.map((each) => each.words[0]).join('+')}`,
      ),
    ).toEqual(expected);
  });
});

describe('the state', () => {
  test.each([
    '',
    'ls # it\'s "open',
    String.raw`echo $'it\'s'`,
    'echo "$(date)" `date`',
    'cat <<-EOF\n\tx\n\tEOF',
    "cat <<'EOF'\n$(x\nEOF",
    'case $a in b) c;; esac',
    'f() { ls; }',
    'ls \\\n',
    'ls &',
    'ls a[ {{b}} c{',
    'kubectl get pod <NAME> -n <namespace>',
    'kubectl logs <pod> > <FILE>',
    // Other shells are not told apart where bash could read them.
    'Get-Pod | Where-Object { $_.Name -eq "x" }',
  ])('complete: %j', (text) => {
    expect(readShell(text).state).toEqual({ is: 'complete' });
  });

  test.each([
    ["echo 'a", 'quote', 5],
    ['echo "a', 'quote', 5],
    ["echo $'a\\'", 'quote', 6],
    ['if a; then echo "b', 'quote', 16],
    ['echo $(date', 'substitution', 5],
    ['echo `date', 'substitution', 5],
    ['echo "$(date)" ${a', 'substitution', 15],
    ['cat <(ls', 'substitution', 4],
    ['cat <<EOF', 'here-document', 4],
    ['cat <<EOF\nx', 'here-document', 4],
    ['cat <<EOF > <FILE>', 'here-document', 4],
    ['kubectl get pod <pod> |', 'operator', 23],
    ['cat <<EOF\nx\n EOF', 'here-document', 4],
    ['ls \\', 'continuation', 3],
    ['(ls', 'group', 3],
    ['f() {', 'group', 4],
    ['{ ls # x\n', 'group', 9],
    ['for a in b', 'compound', 10],
    ['for a in b; do', 'compound', 14],
    ['while a; do b', 'compound', 13],
    ['if a; then', 'compound', 10],
    ['case a in b) c', 'compound', 14],
    ['ls |', 'operator', 4],
    ['ls && # then', 'operator', 5],
  ])('unfinished: %j', (text, what, offset) => {
    expect(readShell(text).state).toEqual({ is: 'unfinished', what, offset });
  });

  test.each([
    ['done', "unexpected token 'done'", 0, false],
    ['ls )', "unexpected token ')'", 3, false],
    ['ls; }', "unexpected token '}'", 4, true],
    ['ls ;; echo "a', "unexpected token ';;'", 3, true],
    ['kubectl get pods -l a in (b)', "unexpected token '('", 25, false],
    ['kubectl get pods >', 'expected redirect target', 18, false],
    ['kubectl get pods `\r\n  -n a', 'a backtick at the end of a line', 17, true],
    ['kubectl get pods `\n  -n a `\n  -o wide', 'a backtick at the end of a line', 17, true],
    [`${'$('.repeat(11)}a${')'.repeat(11)}`, 'too many expansions in each other', 20, false],
    ['if (Test-Path x) { ls }', "expected 'then'", 18, true],
    ['echo $(ls |) b', "expected command after '|'", 11, false],
  ])('unreadable: %j', (text, message, offset, isOpen) => {
    expect(readShell(text).state).toEqual({ is: 'unreadable', message, offset, isOpen });
  });

  test('what follows something unreadable is read all the same', () => {
    const shell = readShell('ls ) <NAME> # a\necho "# b" "$A"; }; f # c');
    expect(shell.placeholders.map(({ text }) => text)).toEqual(['<NAME>']);
    expect(shell.comments).toEqual([
      { offset: 12, end: 15 },
      { offset: 38, end: 41 },
    ]);
    expect(shell.variables).toEqual([{ name: 'A', offset: 28 }]);
    expect(shell.commands.map(({ words }) => words[0])).toEqual(['ls', undefined, 'echo', 'f']);
  });
});

test('a command that is cut behind any of its words is unfinished', () => {
  const whole = 'for a in "b c"; do\n  ls `d` $(e <<E\nf\nE\n) | g && {\n h; }\ndone';
  expect(readShell(whole).state).toEqual({ is: 'complete' });
  for (const { index } of whole.matchAll(/\s/g)) {
    if (index <= 'for'.length) continue;
    const beginning = whole.slice(0, index);
    expect([beginning, readShell(beginning).state.is]).toEqual([beginning, 'unfinished']);
  }
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

test.each(repeated)('100 kB of %j are read', (piece) => {
  const text = piece.repeat(100_000 / piece.length);
  const { state } = readShell(text);
  expect(state.is === 'complete' || state.offset <= text.length).toBe(true);
});
