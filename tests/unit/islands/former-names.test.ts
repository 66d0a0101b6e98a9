import { expect, test } from 'vitest';
import { currentKey, renewed } from '#islands/former-names.ts';
import type { ProgressMark } from '#islands/progress-format.ts';

const lessons = [
  {
    ...{ key: 'w/begin', title: '', path: '', checks: ['pods', 'nodes'] },
    formerly: ['w/one', 'old/one'],
    formerChecks: { ready: 'pods', start: 'nodes' },
  },
  { key: 'w/two', title: '', path: '', checks: [], formerly: [], formerChecks: {} },
];
const met: ProgressMark = { as: 'met', at: 7 };
const aside: ProgressMark = { as: 'other-way', at: 0 };

test.each([
  ['w/one#ready', 'w/begin#pods'],
  ['old/one^start', 'w/begin^nodes'],
  ['w/begin#ready', 'w/begin#pods'],
  ['w/begin#gone', 'w/begin#gone'],
  ['w/one', 'w/begin'],
  ['w/two', 'w/two'],
  ['elsewhere/one#ready', 'elsewhere/one#ready'],
])('%s is called %s today', (key, now) => {
  expect(currentKey(key, lessons)).toBe(now);
});

test('progress is renewed once, and keeps what was marked under the names of today', () => {
  const marks = { 'w/one#ready': met, 'w/one^start': met, 'w/begin^nodes': aside, 'w/two': met };
  const now = renewed({ marks, read: ['w/two', 'old/one'] }, lessons);
  expect(now).toEqual({
    marks: { 'w/begin#pods': met, 'w/begin^nodes': aside, 'w/two': met },
    read: ['w/two', 'w/begin'],
  });
  expect(now && renewed(now, lessons)).toBeUndefined();
});
