import { describe, expect, test } from 'vitest';
import { FILLED_IN } from '#transforms/shell/command.ts';
import { readShell } from '#transforms/shell.ts';

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
      known: ['kubectl', 'get', 'pods'],
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
    [`ls 'a b' "c d" $'e\\tf' \\$g '$h'`, ['ls', 'a b', 'c d', 'e\tf', '$g', '$h']],
    ['ls "$a" "x${b:?}y" "$(c)" $((1 + 2)) <(d)', ['ls', '*', 'x*y', '*', '*', '*']],
    ['ls $a x$b $(c) {d,e} [f] ~$g', ['ls', ...Array.from({ length: 6 }, () => undefined)]],
    [
      'ls "$@" "${a[@]}" "${!b@}" "${c:-$@}"',
      ['ls', ...Array.from({ length: 4 }, () => undefined)],
    ],
    ['ls {.a[*].b} c*.yaml "*"', ['ls', '{.a[*].b}', 'c*.yaml', '*']],
  ])('are known as far as the shell fills nothing in: %s', (text, expected) => {
    const known = readShell(text).commands.find(({ words }) => words[0] === 'ls')?.known;
    expect(known?.map((word) => word?.replaceAll(FILLED_IN, '*'))).toEqual(expected);
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
