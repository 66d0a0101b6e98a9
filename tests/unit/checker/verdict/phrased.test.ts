import { expect, test } from 'vitest';
import type { Phrase } from '#checker/phrases.ts';
import {
  columnsPhrase,
  conditionPhrase,
  countPhrase,
  linePhrase,
  patternPhrase,
} from '#checker/verdict/phrased.ts';
import { findings } from '#i18n/en/findings.ts';
import { say } from '#i18n/say.ts';

const english = ({ code, params }: Phrase) => say(findings, 'en', code, params);

test.each([
  ['= Running', 'is “Running”'],
  ['= 3', 'is 3'],
  ['= 0/0', 'is “0/0”'],
  ['!= <none>', 'is not “<none>”'],
  ['>= 2', 'is at least 2'],
  ['<= 2', 'is at most 2'],
  ['> 2', 'is more than 2'],
  ['< 2', 'is less than 2'],
  ['= column DESIRED', 'is the value of DESIRED'],
  ['>= column DESIRED', 'is at least the value of DESIRED'],
  ['one of a', 'is “a”'],
  ['one of a, $NODE, c', 'is “a”, “worker-1” or “c”'],
  ['= $NODE', 'is “worker-1”'],
  ['matches $NODE', 'is “worker-1”'],
  ['!= $UNSET', 'is not your value for UNSET'],
  ['matches web-*', 'begins with “web-”'],
  ['includes app=web', 'has the item “app=web”'],
  ['no condition', 'is “no condition”'],
])('the condition %s is said in words', (condition, words) => {
  expect(english(conditionPhrase(condition, { NODE: 'worker-1' }))).toBe(words);
});

test.each([
  ['web', 'is “web”'],
  ['web-*', 'begins with “web-”'],
  ['*-web', 'ends with “-web”'],
  ['*web*', 'contains “web”'],
  ['web-*-a', 'looks like “web-…-a”'],
  ['*a*b*', 'looks like “…a…b…”'],
  ['a**b', 'looks like “a…b”'],
  ['web-**', 'begins with “web-”'],
  ['*', 'is any text'],
  ['***', 'is any text'],
])('the pattern %s is said without its stars', (pattern, words) => {
  expect(english(patternPhrase(pattern))).toBe(words);
});

test.each<[number | string, string]>([
  [3, 'is 3'],
  ['3', 'is 3'],
  ['>= 2', 'is at least 2'],
  ['< 1', 'is less than 1'],
  ['some', 'is “some”'],
])('the number %s is said in words', (count, words) => {
  expect(english(countPhrase(count))).toBe(words);
});

test('a line is asked for as a whole, with the ends that are right for it', () => {
  expect(english(linePhrase('exit=0'))).toBe('reads “exit=0”');
  expect(english(linePhrase('pod/a *', ['created', 'unchanged']))).toBe(
    'begins with “pod/a” and ends with created or unchanged',
  );
  expect(english(linePhrase('*', ['created']))).toBe('ends with created');
});

test('conditions on several columns hold together, and none is no condition', () => {
  expect(columnsPhrase({})).toBeUndefined();
  const phrase = columnsPhrase({ NAME: 'matches a*', NODE: '= n1', READY: '>= 1' });
  expect(phrase && english(phrase)).toBe(
    'NAME begins with “a” and NODE is “n1” and READY is at least 1',
  );
});
