import { AstroError } from 'astro/errors';
import { expect, test } from 'vitest';
import type { Workshop } from '#model/resolve/content.ts';
import { workshopsInOrder } from '../../../src/integration/in-order.ts';

const workshops = ['authoring', 'calico', 'dns'].map((name) => ({ name }) as Workshop);
const namesOf = (order: readonly string[]) =>
  workshopsInOrder(workshops, order).map(({ name }) => name);

test.each([
  ['by name where nothing is said', [], ['authoring', 'calico', 'dns']],
  ['the named ones first', ['calico'], ['calico', 'authoring', 'dns']],
  ['in the order of the option', ['dns', 'calico'], ['dns', 'calico', 'authoring']],
])('workshops stand %s', (_, order, expected) => {
  expect(namesOf(order)).toEqual(expected);
});

test('a name that is no workshop is refused, with those that there are', () => {
  expect(() => namesOf(['calcio'])).toThrow(AstroError);
  expect(() => namesOf(['calcio'])).toThrow('names "calcio", which is not a folder of the content');
});
