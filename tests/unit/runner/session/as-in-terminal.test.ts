import { expect, test } from 'vitest';
import { asInTerminal } from '#runner/session/session.ts';

test.each([
  [
    '/f/command-3: line 1: 12345 Segmentation fault      (core dumped) ./x',
    'Segmentation fault (core dumped)',
  ],
  ['/f/command-3: line 1:    45 Killed                  sleep 100', 'Killed'],
  ['/f/command-3: line 2: nope: command not found', 'bash: nope: command not found'],
  // What other programs print, whatever they are called.
  ['environment: line 3: 2 apples  red'],
  ['readyroom: line 12: done'],
  ['/other/command-3: line 1: 12 Killed  sleep'],
  ['/f/command-x: line 1: 12 Killed  sleep'],
])('%j stands in a terminal as %j', (printed, shown = printed) => {
  expect(asInTerminal(`a\n${printed}\nb\n`, '/f', false)).toBe(`a\n${shown}\nb\n`);
});

test('what bash says of a function of a shell before stands as in a terminal too', () => {
  const shown = (text: string): string => asInTerminal(text, '/f', true);
  expect(shown('environment: line 3: cd: nowhere: No such file')).toBe(
    'bash: cd: nowhere: No such file',
  );
  expect(shown('environment: line 3:    45 Killed                  sleep')).toBe('Killed');
  expect(shown('environment: line 3: 2 apples  red')).toBe('bash: 2 apples  red');
});
