import { expect, test } from 'vitest';
import { expectationText, lineExpectationText } from '#components/expectation-text.ts';
import { translatorFor } from '#i18n/translator.ts';

const t = translatorFor('en');

test('an expectation about a variable names it', () => {
  const pod = { kind: 'Pod', name: '$POD', namespace: '$NAMESPACE', ready: true };
  expect(expectationText(pod, t)).toBe('Pod $POD in $NAMESPACE: ready');
});

test('an expectation that only chooses objects asks for one of them', () => {
  const some = { kind: 'Pod', where: { STATUS: 'one of A, B' } };
  expect(expectationText(some, t)).toBe('every Pod with STATUS one of A, B, at least 1');
});

test('an item of a list with commas is asked for as such', () => {
  const columns = { LABELS: 'includes app=web' };
  expect(expectationText({ kind: 'Pod', name: 'web', columns }, t)).toBe(
    'Pod web, LABELS including app=web',
  );
});

test('what is asked of the objects that are chosen follows them', () => {
  const where = { NODE: '= n1' };
  expect(expectationText({ kind: 'Pod', match: 'web-*', where, count: '>= 2' }, t)).toBe(
    'every Pod named like web-* with NODE = n1, at least 2',
  );
  expect(expectationText({ kind: 'Pod', where, ready: true }, t)).toBe(
    'every Pod with NODE = n1: ready',
  );
});

test('a line that stands alone, or so many times, says so', () => {
  expect(lineExpectationText({ line: 'lo', only: true }, t)).toBe('a line “lo”, and no other line');
  expect(lineExpectationText({ line: 'timed out', times: 1 }, t)).toBe(
    'a line “timed out”; number of such lines: 1',
  );
});
