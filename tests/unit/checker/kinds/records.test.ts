import { expect, test } from 'vitest';
import { records } from '#checker/kinds/index.ts';
test('x', () => {
  expect(records.length).toBeGreaterThan(50);
});
