import { expect, test } from 'vitest';
import { check as judge, everythingReady } from '#checker/check.ts';
import type { Check } from '#checker/types.ts';

/** More findings than a call can have arguments: as arguments they would end in a RangeError. */
const many = 200_000;
const pods: Check = { command: 'kubectl get pods', expect: [{ kind: 'Pod', ready: true }] };

test.each([
  ['tables without header', 'a  1/1  A  0  1m\na  Ready  <none>  1m  v1\n'.repeat(many / 2)],
  ['documents that hold no object', '{}\n'.repeat(many)],
  ['rows that were cut above the first', `${'a  1\n'.repeat(many)}a  1/1  Running  0  1m`],
  ['complaints', 'error: a\n'.repeat(many)],
])('however much there is to say, it is said: %s', (_, text) => {
  for (const check of [everythingReady, pods]) {
    const { verdict } = judge(text, check);
    expect(verdict).not.toBe('met');
  }
});
