import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';

/* The package has some folders and files of src/, for Vite. A page that imports anything else works here, and in no project. */
const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };
const named = (path: string, entries: readonly string[]): boolean =>
  entries.some((entry) => path === entry || path.startsWith(`${entry}/`));
const leftOut = files.flatMap((entry) => (entry.startsWith('!') ? entry.slice(1) : []));
const isShipped = (path: string): boolean => named(path, files) && !named(path, leftOut);

/** `import`, `export … from` and `import()` of something of src/; what has only a type is gone when a page is compiled. */
const imported =
  /^ *(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'(?<from>[#.][^']*)'|import\('(?<later>[#.][^']*)'\)/gm;

function importsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(imported)].map(({ groups = {} }) => {
    const [target = ''] = (groups['from'] ?? groups['later'] ?? '').split('?');
    return target.startsWith('#')
      ? `src/${target.slice(1)}`
      : join(dirname(path), target).split(sep).join('/');
  });
}

const shipped = globSync('src/**/*.{ts,astro}')
  .map((path) => path.split(sep).join('/'))
  .filter((path) => isShipped(path) && !path.endsWith('.d.ts'));

test('whatever of src/ is in the package finds there what it imports', () => {
  expect(shipped.length).toBeGreaterThan(300);
  const missing = shipped.flatMap((path) =>
    importsOf(path)
      .filter((target) => !isShipped(target) || !existsSync(resolve(target)))
      .map((target) => `${path} imports ${target}`),
  );
  expect(missing).toEqual([]);
});

test('of the model it has what pages import, and nothing else', () => {
  const ofModel = shipped.filter((path) => path.startsWith('src/model/'));
  const wanted = new Set(shipped.flatMap(importsOf));
  expect(ofModel.filter((path) => !wanted.has(path))).toEqual([]);
});
