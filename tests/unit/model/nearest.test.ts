import { expect, test } from 'vitest';
import { nearest } from '#model/diagnostics/nearest.ts';

test.each([
  ['minuts', 'minutes'],
  ['comands', 'commands'],
  ['ckecks', 'checks'],
  ['Outputs', 'outputs'],
  ['walkthrough', 'walkthroughs'],
  ['zzz', undefined],
  ['', undefined],
])('"%s" was meant to be %s', (word, meant) => {
  const known = ['minutes', 'commands', 'checks', 'outputs', 'walkthroughs'];
  expect(nearest(word, known)).toBe(meant);
});
