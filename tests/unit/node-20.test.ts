import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What modules of Node got after version 20. */
const later = new Set([
  ...['enableCompileCache', 'flushCompileCache', 'getCompileCacheDir', 'findPackageJSON'],
  ...['registerHooks', 'stripTypeScriptTypes', 'glob', 'globSync', 'mkdtempDisposableSync'],
]);

test('the command loads on Node 20, with which npx may start `readyroom init`', () => {
  const files = globSync('src/{checker,cli,i18n,importer,model,scaffold,transforms}/**/*.ts');
  expect(files.length).toBeGreaterThan(100);
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from 'node:/gm)].flatMap(
      ([, names = '']) => names.split(',').map((name) => ({ file, name: name.trim() })),
    ),
  );
  // A name that is not there stops a program before its first line, so it would say nothing but "SyntaxError".
  expect(named.filter(({ name }) => later.has(name))).toEqual([]);
});
