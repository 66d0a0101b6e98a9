import { expect, test } from 'vitest';
import { withInherited } from '#importer/inherited-settings.ts';

test('settings stay as they are where an anchor would be lost by what they inherit', () => {
  const own = { path: 'mkdocs.yml', text: 'INHERIT: base.yml\nboats: [Ada]\n' };
  const above = 'boats: &boats [Eva]\nships: *boats\n';
  expect(withInherited(own, () => above)).toEqual(own);
  expect(withInherited(own, () => 'ships: [Eva]\n').text).toBe('ships: [ Eva ]\nboats: [ Ada ]\n');
});
