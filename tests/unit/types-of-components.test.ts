import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** As `include` of tests/suites/types/astro.json says: there `npm run types` knows what properties a component has. */
const known = /^(?:src|tests)\/components\//;
const component = /^(?:import|export) [^;]*? from '[^'\n]+\.astro';$/m;

/** What stands before the first template: pages in templates have imports of their own. */
const start = (file: string): string => readFileSync(file, 'utf8').split('`', 1).join('');

test('a module that imports a component is checked with the types of the component', () => {
  const importing = globSync('{src,tests,build}/**/*.ts').filter((file) =>
    component.test(start(file)),
  );
  expect(importing.length).toBeGreaterThan(5);
  expect(importing.filter((file) => !known.test(file))).toEqual([]);
});
