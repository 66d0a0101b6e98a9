import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineOrder } from '#integration/engine-order.ts';

const src = join(import.meta.dirname, '../../../src');

test('the modules that the engine has in an order of its own are there, each once', () => {
  expect(engineOrder.filter((path) => !existsSync(join(src, path)))).toEqual([]);
  expect(engineOrder.filter((path, index) => engineOrder.indexOf(path) !== index)).toEqual([]);
});
