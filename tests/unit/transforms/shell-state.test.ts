import { describe, expect, test } from 'vitest';
import { readShell } from '#transforms/shell.ts';

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
